internal import Catalog

/// What tells the layouts in which something was found from the ones in which it wasn't: the fewest of the
/// things that they differ in.
struct FamilySplit {
  private let axes: [FamilyAxis]
  private let found: [FamilyMember]
  private let fine: [FamilyMember]

  /// Splits the layouts of what was found in some of them, by number; nil where it is in all of them.
  ///
  /// What was found in one scene says nothing about other scenes.
  init?(of all: [FamilyMember], found numbers: [Int]) {
    let isFound = Set(numbers)
    let stems = Set(numbers.map { all[$0].stem })
    found = numbers.map { all[$0] }
    fine = all.indices.filter { !isFound.contains($0) && stems.contains(all[$0].stem) }.map { all[$0] }
    guard !fine.isEmpty else { return nil }
    axes = FamilySplit.fewestAxes(found, fine)
  }

  /// The fewest axes that tell the two apart, the better ones first; all where none do.
  private static func fewestAxes(_ found: [FamilyMember], _ fine: [FamilyMember]) -> [FamilyAxis] {
    let members = found + fine
    let open = FamilyAxis.allCases.filter { axis in
      Set(members.lazy.map { axis.value(of: $0) }).count > 1
    }
    var candidates = open.indices.map { [$0] }
    while !candidates.isEmpty {
      for candidate in candidates {
        let axes = candidate.map { open[$0] }
        if tells(axes, found, fine) { return axes }
      }
      candidates = candidates.flatMap { candidate in
        ((candidate.last ?? 0) + 1..<open.count).map { candidate + [$0] }
      }
    }
    return open
  }

  private static func tells(
    _ axes: [FamilyAxis], _ found: [FamilyMember], _ fine: [FamilyMember]
  ) -> Bool {
    let keys = Set(found.map { member in axes.map { $0.value(of: member) } })
    return !fine.contains { member in keys.contains(axes.map { $0.value(of: member) }) }
  }

  // MARK: Words

  /// `only at 320 pt wide (retina4_0); fine at 375 pt wide (retina4_7)`.
  var text: String {
    guard axes.count == 1, let axis = axes.first else {
      return "only \(combinations); fine in the other \(fine.count) of \(found.count + fine.count) layouts"
    }
    return "only \(phrase(axis, found)); fine \(phrase(axis, fine))"
  }

  /// The values of some layouts on one axis, with their devices where sizes are given.
  private func phrase(_ axis: FamilyAxis, _ members: [FamilyMember]) -> String {
    let words = axis.phrase(FamilySplit.unique(members.map { axis.value(of: $0) }))
    guard axis == .width || axis == .height else { return words }
    let devices = FamilySplit.unique(
      members.compactMap { $0.traits.size == nil ? $0.traits.device?.id : nil })
    return devices.isEmpty || devices.count > 3 ? words : words + " (\(devices.joined(separator: ", ")))"
  }

  /// The first combinations of values with which something was found: those that differ in the last one only
  /// are one phrase.
  private var combinations: String {
    let outer = axes.dropLast()
    let groups = FamilySplit.unique(found.map { member in outer.map { $0.value(of: member) } })
    var phrases = groups.prefix(2).map { group in
      let members = found.filter { member in outer.map { $0.value(of: member) } == group }
      return axes.map { phrase($0, members) }.joined(separator: " ")
    }
    if groups.count > 2 { phrases.append("in \(groups.count - 2) more combinations") }
    return phrases.joined(separator: " and ")
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
