/// Removes variables by equalities: what equals a constant, and what equals a multiple of another plus one.
///
/// Needs equalities that hold. Leaves each variable as a `Form`: a constant or an affine function of its
/// root. An equality left with one root makes it a constant, one with two joins two classes of variables,
/// and each such step may bring other equalities down to that size; the classes hold their members'
/// forms, so that a lookup costs nothing, and the smaller class is rewritten. What has three roots or
/// more at the end is `pending`. Takes time in proportion to the terms, times a logarithm.
struct Elimination {
  /// What is known of an equality.
  private enum State {
    static let absent: UInt8 = 0
    static let waiting: UInt8 = 1
    static let queued: UInt8 = 2
    static let done: UInt8 = 3
  }

  /// Rows longer than this are looked at again only when few terms are left, or nothing else is to do.
  private static let short = 8

  /// The system whose equalities are used.
  let system: LinearSystem
  /// Each variable as a function of its root.
  private(set) var forms: [Form]
  /// Equalities that say nothing new.
  private(set) var redundant: [Int32] = []
  /// Equalities that the others contradict.
  private(set) var inconsistent: [Int32] = []
  /// Equalities that removed a variable, in the order in which they did.
  private(set) var pivots: [Int32] = []
  /// Equalities between three roots or more, ascending.
  private(set) var pending: [Int32] = []
  /// Variables rewritten and terms looked at.
  private(set) var visits = 0
  /// The steps taken, where they are recorded.
  private(set) var recording: Recording?

  private var following: [Int32]
  private var sizes: [Int32]
  private var occurrences: Occurrences
  private var live: [Int32]
  private var states: [UInt8]
  private var queue: [Int32] = []
  private var delayed: [Int32] = []
  private var scratch: RowScratch

  /// Removes what `rows`, equalities of `system`, allow; can record how, to be replayed.
  init(_ system: LinearSystem, rows: [Int32], isRecording: Bool = false) {
    self.system = system
    let count = system.variableCount
    forms = []
    forms.reserveCapacity(count)
    following = []
    following.reserveCapacity(count)
    for index in 0..<count {
      forms.append(Form(root: Int32(truncatingIfNeeded: index)))
      following.append(Int32(truncatingIfNeeded: index))
    }
    sizes = Array(repeating: 1, count: count)
    live = Array(repeating: 0, count: system.constraintCount)
    states = Array(repeating: State.absent, count: system.constraintCount)
    occurrences = Occurrences(system, rows: rows)
    scratch = RowScratch(variables: count)
    recording = isRecording ? Recording() : nil
    run(rows)
  }

  private mutating func run(_ rows: [Int32]) {
    queue.reserveCapacity(rows.count * 2)
    for row in rows {
      let length = system.terms(of: Int(row)).count
      live[Int(row)] = Int32(truncatingIfNeeded: length)
      states[Int(row)] = State.waiting
      if length <= 2 { enqueue(row) }
    }
    var head = 0
    while true {
      while head < queue.count {
        let row = queue[head]
        head += 1
        examine(row)
      }
      guard !delayed.isEmpty else { break }
      for row in delayed { enqueue(row) }
      delayed.removeAll(keepingCapacity: true)
    }
    for row in rows where states[Int(row)] != State.done { pending.append(row) }
  }

  private mutating func enqueue(_ row: Int32) {
    guard states[Int(row)] == State.waiting else { return }
    states[Int(row)] = State.queued
    queue.append(row)
  }

  /// Uses an equality if it has come down to two roots or fewer.
  private mutating func examine(_ row: Int32) {
    scratch.collect(Int(row), of: system, forms)
    visits += system.terms(of: Int(row)).count
    guard scratch.count <= 2 else {
      states[Int(row)] = State.waiting
      return
    }
    states[Int(row)] = State.done
    switch scratch.count {
    case 0:
      let isMet = scratch.side.magnitude <= Tolerance.violation
      if isMet { redundant.append(row) } else { inconsistent.append(row) }
    case 1:
      pivots.append(row)
      rewrite(
        scratch.root(0), row: row, pivot: scratch.coefficient(0),
        as: Form(constant: scratch.side / scratch.coefficient(0)))
    default:
      join(row)
    }
  }

  /// Makes one class of two.
  private mutating func join(_ row: Int32) {
    let isFirstSmaller = sizes[Int(scratch.root(0))] <= sizes[Int(scratch.root(1))]
    let absorbed = isFirstSmaller ? 0 : 1
    let pivot = scratch.coefficient(absorbed)
    let survivor = scratch.root(1 - absorbed)
    let factor = -scratch.coefficient(1 - absorbed) / pivot
    let limit = Tolerance.largestCoefficient
    guard factor.magnitude <= limit, factor.magnitude >= 1 / limit else {
      // One of the two hardly matters to this equality: leave it to the general method.
      states[Int(row)] = State.waiting
      return
    }
    pivots.append(row)
    let root = scratch.root(absorbed)
    let size = sizes[Int(root)] + sizes[Int(survivor)]
    let form = Form(root: survivor, factor: factor, offset: scratch.side / pivot)
    rewrite(root, row: row, pivot: pivot, as: form)
    sizes[Int(survivor)] = size
    let next = following[Int(root)]
    following[Int(root)] = following[Int(survivor)]
    following[Int(survivor)] = next
  }

  /// Replaces a root by a form in all members of its class, and looks at the equalities they are in.
  private mutating func rewrite(_ root: Int32, row: Int32, pivot: Double, as form: Form) {
    recording?.begin(row: row, pivot: pivot)
    var member = root
    repeat {
      visits += 1
      let old = forms[Int(member)]
      recording?.append(member: member, factor: old.factor)
      forms[Int(member)] = Form(
        root: form.root, factor: old.factor * form.factor, offset: old.offset + old.factor * form.offset)
      for index in occurrences.range(of: Int(member)) {
        visit(occurrences.rows[index], isConstant: form.root < 0)
      }
      member = following[Int(member)]
    } while member != root
  }

  /// Notes that a variable of an equality was rewritten.
  private mutating func visit(_ row: Int32, isConstant: Bool) {
    let index = Int(row)
    guard states[index] == State.waiting || states[index] == State.queued else { return }
    if isConstant {
      live[index] -= 1
      if live[index] <= 2 { enqueue(row) }
    } else if states[index] == State.waiting {
      if live[index] <= Self.short { enqueue(row) } else { delayed.append(row) }
    }
  }
}
