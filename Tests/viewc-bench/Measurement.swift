internal import Cassowary
internal import SolverWorkloads

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How long a workload takes, and how much work it is.
struct Measurement {
  /// Times to make the system, in milliseconds.
  private var builds: [Double] = []
  /// Times to solve it, in milliseconds.
  private var solves: [Double] = []
  /// Times of one suggestion, solved and all values read, in milliseconds.
  private var suggestions: [Double] = []
  private var values: [Double] = []
  private var statistics = SolverStatistics()
  private var allocations = -1
  private let workload: Workload

  /// Measures for about this long, at least once, at most a thousand times.
  init(_ workload: Workload, milliseconds budget: Double) {
    self.workload = workload
    let changes = workload.changes
    let counter = Self.allocationCounter
    let start = Self.now()
    repeat {
      let built = Self.now()
      let system = workload.makeSystem()
      let began = Self.now()
      let allocated = counter?() ?? 0
      let solution = solve(system)
      if let counter { allocations = counter() - allocated }
      let ended = Self.now()
      values = solution.values
      statistics = solution.statistics
      builds.append(began - built)
      solves.append(ended - began)
      guard !changes.isEmpty else { continue }
      var solver = Solver(system)
      for change in changes {
        let began = Self.now()
        solver.resolve(changing: change.constraint, to: change.value)
        // Kept, so that following changes write to a copy: all values are read back.
        values = solver.solution.values
        suggestions.append(Self.now() - began)
      }
    } while Self.now() - start < budget && solves.count < 1000
  }

  /// The largest violation of a required constraint.
  private var violation: Double {
    workload.constraints.filter { $0.priority == 1000 }.reduce(0) { max($0, $1.violation(at: values)) }
  }

  /// One line of names and values.
  var line: String {
    var fields = [
      "name=\(workload.name)", "variables=\(workload.variables)",
      "constraints=\(workload.constraints.count)", "repetitions=\(solves.count)",
      "build_ms=\(Self.median(builds))", "solve_ms=\(Self.median(solves))",
    ]
    if !suggestions.isEmpty { fields.append("suggest_us=\(1000 * Self.median(suggestions))") }
    fields += [
      "hash=\(String(Workload.hash(values), radix: 16))", "violation=\(violation)",
      "pivots=\(statistics.pivots)", "rows=\(statistics.rows)", "columns=\(statistics.peakColumns)",
      "restarts=\(statistics.restarts)", "components=\(statistics.components)",
      "eliminated=\(statistics.eliminated)", "visits=\(statistics.visits)",
    ]
    if allocations >= 0 { fields.append("allocations=\(allocations)") }
    return fields.joined(separator: " ")
  }

  /// The clock, in milliseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  private static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// Counts allocations so far, where `Tools/bench` loaded the library that counts them.
  private static var allocationCounter: (@convention(c) () -> Int)? {
    guard let symbol = dlsym(nil, "allocation_count") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }
}
