// Answers lines PATH MILLISECONDS on standard input: solves the workload there with kiwi for about that long.
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <algorithm>
#include <kiwi/kiwi.h>

struct Row { double strength; kiwi::RelationalOperator op; double constant; std::vector<std::pair<double, int>> terms; };
struct Action { char kind; int variable; double value; };  // 'e'dit, 'f'irst, 's'uggest

static double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}
static double median(std::vector<double> times) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}
static double strength(double priority) {
  return priority >= 1000 ? kiwi::strength::required : std::pow(10.0, priority / 125);
}

int main() {
  std::string path;
  double budget;
  while (std::cin >> path >> budget) {
    std::ifstream file(path);
    std::vector<Row> rows;
    std::vector<Action> actions;
    int count = 0;
    std::string line, word, name;
    while (std::getline(file, line)) {
      std::istringstream in(line);
      in >> word;
      if (word == "name") in >> name;
      else if (word == "vars") in >> count;
      else if (word == "c") {
        double priority, constant; std::string relation; int n;
        in >> priority >> relation >> constant >> n;
        Row row{strength(priority), relation == "eq" ? kiwi::OP_EQ : relation == "le" ? kiwi::OP_LE : kiwi::OP_GE,
                constant, {}};
        for (int i = 0; i < n; i++) { double c; int v; in >> c >> v; row.terms.push_back({c, v}); }
        rows.push_back(row);
      } else if (word == "edit" || word == "first" || word == "suggest") {
        Action action{word[0], 0, 0};
        in >> action.variable >> action.value;
        actions.push_back(action);
      }
    }
    std::vector<double> builds, solves, suggestions, values(count);
    double start = now();
    do {
      double built = now();
      std::vector<kiwi::Variable> variables(count);
      std::vector<kiwi::Constraint> constraints;
      constraints.reserve(rows.size());
      for (auto &row : rows) {
        std::vector<kiwi::Term> terms;
        for (auto &term : row.terms) terms.emplace_back(variables[term.second], term.first);
        constraints.emplace_back(kiwi::Expression(terms, -row.constant), row.op, row.strength);
      }
      double began = now();
      kiwi::Solver solver;
      for (auto &constraint : constraints) solver.addConstraint(constraint);
      solver.updateVariables();
      for (int i = 0; i < count; i++) values[i] = variables[i].value();
      double ended = now();
      builds.push_back(began - built);
      solves.push_back(ended - began);
      for (auto &action : actions) {
        if (action.kind == 'e') {
          solver.addEditVariable(variables[action.variable], strength(action.value));
          continue;
        }
        double began = now();
        solver.suggestValue(variables[action.variable], action.value);
        solver.updateVariables();
        for (int i = 0; i < count; i++) values[i] = variables[i].value();
        if (action.kind == 's') suggestions.push_back(now() - began);
      }
    } while (now() - start < budget && solves.size() < 1000);
    uint64_t hash = 1469598103934665603u;
    for (double value : values) {
      uint64_t cents = (uint64_t)(int64_t)std::floor(value * 100 + 0.6234);
      for (int byte = 0; byte < 8; byte++) hash = (hash ^ ((cents >> (8 * byte)) & 255)) * 1099511628211u;
    }
    printf("name=%s repetitions=%zu build_ms=%.6f solve_ms=%.6f", name.c_str(), solves.size(), median(builds),
           median(solves));
    if (!suggestions.empty()) printf(" suggest_us=%.4f", 1000 * median(suggestions));
    printf(" hash=%llx\n", (unsigned long long)hash);
    fflush(stdout);
  }
}
