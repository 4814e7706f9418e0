"""kiwi as PyPI's wheel, where its C++ can't be compiled here; adding constraints then pays for Python."""
import statistics
import time

import cass
import kiwisolver

RELATIONS = {"eq": "==", "le": "<=", "ge": ">="}


def strength(priority):
    return kiwisolver.strength.required if priority >= 1000 else cass.weight(priority)


def measure(workload, budget):
    builds, solves, suggestions = [], [], []
    start = time.perf_counter()
    while True:
        built = time.perf_counter()
        variables = [kiwisolver.Variable() for _ in range(workload.variables)]
        constraints = []
        for priority, relation, constant, terms in workload.constraints:
            sum_ = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for c, v in terms], -constant)
            constraints.append(kiwisolver.Constraint(sum_, RELATIONS[relation], strength(priority)))
        began = time.perf_counter()
        solver = kiwisolver.Solver()
        add = solver.addConstraint
        for constraint in constraints:
            add(constraint)
        solver.updateVariables()
        values = [variable.value() for variable in variables]
        ended = time.perf_counter()
        builds.append(began - built)
        solves.append(ended - began)
        for kind, variable, value in workload.actions:
            if kind == "edit":
                solver.addEditVariable(variables[variable], strength(value))
                continue
            began = time.perf_counter()
            solver.suggestValue(variables[variable], value)
            solver.updateVariables()
            values = [each.value() for each in variables]
            if kind == "suggest":
                suggestions.append(time.perf_counter() - began)
        if (time.perf_counter() - start) * 1e3 >= budget or len(solves) >= 1000:
            break
    answer = {
        "name": workload.name, "repetitions": len(solves), "build_ms": 1e3 * statistics.median(builds),
        "solve_ms": 1e3 * statistics.median(solves), "hash": cass.value_hash(values),
    }
    if suggestions:
        answer["suggest_us"] = 1e6 * statistics.median(suggestions)
    return answer


cass.serve(measure)
