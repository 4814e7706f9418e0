/// How a solution follows the constants, for as long as no constraint changes between met and missed.
///
/// Needs a solution without contradiction or choice. The constraints that it meets exactly determine all
/// values by elimination alone; the elimination is recorded and replayed for other constants. The values
/// so found are optimal if each other constraint is still missed to the same side, or met, as before: the
/// multipliers that prove the optimum of each level stay valid then. Otherwise the plan doesn't apply.
struct EditPlan {
  /// How far a residual may stray before a constraint counts as crossed, in points.
  private static let slack = 1e-8
  /// Residuals smaller than this belong to constraints that are met exactly, in points.
  private static let active = 1e-7

  private let system: LinearSystem
  private let recording: Recording
  private let occurrences: Occurrences
  private let checked: [Int32]
  /// Left side minus right side of each constraint.
  private var residuals: [Double]
  /// The side on which each constraint's residual must stay; 0 to stay zero, 2 for what always holds.
  private var sides: [Int8]
  /// Number of each constraint's response, or −1.
  private var responses: [Int32]
  private var known: [EditResponse] = []
  private var scratch: [Double]

  /// Prepares for edits of a solved system; nothing if the solution doesn't follow in this simple way.
  init?(_ original: LinearSystem, values: [Double]) {
    let system = original.withSignRows()
    self.system = system
    let rows = system.records.indices.filter { system.isUsable($0) }
    checked = rows.map { Int32(truncatingIfNeeded: $0) }
    residuals = Array(repeating: 0, count: system.constraintCount)
    sides = Array(repeating: 2, count: system.constraintCount)
    responses = Array(repeating: -1, count: system.constraintCount)
    scratch = Array(repeating: 0, count: system.constraintCount)
    var active: [Int32] = []
    for row in checked {
      residuals[Int(row)] = Self.residual(Int(row), system, values, system.constant(at: Int(row)))
      if residuals[Int(row)].magnitude <= Self.active { active.append(row) }
    }
    active.sort { (system.priority(at: Int($1)), $0) < (system.priority(at: Int($0)), $1) }
    let elimination = Elimination(system, rows: active, isRecording: true)
    guard let recording = elimination.recording, elimination.pending.isEmpty,
      elimination.inconsistent.isEmpty,
      elimination.forms.allSatisfy({ $0.root == Form.constant })
    else { return nil }
    self.recording = recording
    occurrences = Occurrences(system, rows: checked)
    for row in checked {
      let residual = residuals[Int(row)]
      sides[Int(row)] = residual.magnitude <= Self.active ? 0 : residual > 0 ? 1 : -1
    }
    for row in elimination.pivots { sides[Int(row)] = 2 }
  }

  /// Applies the change of one constant to values; returns false, with the values unchanged, if it can't.
  mutating func apply(step: Double, to row: Int, _ values: inout [Double]) -> Bool {
    if responses[row] < 0 { learnResponse(to: row) }
    let response = Int(responses[row])
    for index in known[response].rows.indices {
      let effect = known[response].rows[index]
      residuals[Int(effect.index)] += effect.rate * step
      guard holds(Int(effect.index)) else { return false }
    }
    for index in known[response].variables.indices {
      let effect = known[response].variables[index]
      values[Int(effect.index)] += effect.rate * step
    }
    return true
  }

  /// Computes all values for the constants that the system now has; nothing if a constraint is crossed.
  mutating func values(for changed: LinearSystem) -> [Double]? {
    let constant = { (row: Int) in row < changed.constraintCount ? changed.constant(at: row) : 0 }
    let values = recording.offsets(system, constant: constant)
    for row in checked {
      residuals[Int(row)] = Self.residual(Int(row), system, values, constant(Int(row)))
      guard holds(Int(row)) else { return nil }
    }
    return values.allSatisfy(\.isFinite) ? values : nil
  }

  /// Whether a constraint is still on its side.
  private func holds(_ row: Int) -> Bool {
    switch sides[row] {
    case 0: residuals[row].magnitude <= Self.active
    case 1: residuals[row] >= -Self.slack
    case -1: residuals[row] <= Self.slack
    default: true
    }
  }

  /// Finds out what follows from raising a constraint's constant by one.
  private mutating func learnResponse(to row: Int) {
    var response = EditResponse()
    var touched: [Int32] = []
    let rates = recording.offsets(system) { $0 == row ? 1 : 0 }
    for (variable, rate) in rates.enumerated() where rate != 0 {
      response.variables.append(EditResponse.Effect(index: Int32(truncatingIfNeeded: variable), rate: rate))
      for index in occurrences.range(of: variable) { touched.append(occurrences.rows[index]) }
      add(rate, of: variable)
    }
    touched.append(Int32(truncatingIfNeeded: row))
    scratch[row] -= 1
    for other in touched {
      let rate = scratch[Int(other)]
      scratch[Int(other)] = 0
      guard rate.magnitude > 1e-12, sides[Int(other)] != 2 else { continue }
      response.rows.append(EditResponse.Effect(index: other, rate: rate))
    }
    responses[row] = Int32(truncatingIfNeeded: known.count)
    known.append(response)
  }

  /// Adds a variable's change to the changes of its constraints.
  private mutating func add(_ rate: Double, of variable: Int) {
    for index in occurrences.range(of: variable) {
      let row = Int(occurrences.rows[index])
      for term in system.terms(of: row) where Int(system.termVariables[term]) == variable {
        scratch[row] += rate * system.coefficients[term]
      }
    }
  }

  private static func residual(
    _ row: Int, _ system: LinearSystem, _ values: [Double], _ constant: Double
  ) -> Double {
    var sum = -constant
    for term in system.terms(of: row) {
      sum += system.coefficients[term] * values[Int(system.termVariables[term])]
    }
    return sum
  }
}
