/// The ids that a document spells, numbered in the order in which they were met.
package struct IDTable: Sendable {
  private var numbers: [ArraySlice<UInt8>: Int32] = [:]
  private var spellings: [ArraySlice<UInt8>] = []

  /// Makes an empty table.
  package init() {}

  /// How many ids there are.
  package var count: Int { spellings.count }

  /// The number of an id; new ones are added.
  package mutating func intern(_ spelling: ArraySlice<UInt8>) -> ObjectID {
    if let number = numbers[spelling] { return ObjectID(Int(number)) }
    numbers[spelling] = Int32(spellings.count)
    spellings.append(spelling)
    return ObjectID(spellings.count - 1)
  }

  /// The number of an id; nil where no element or reference spells it.
  package func find(_ spelling: String) -> ObjectID? {
    numbers[ArraySlice(spelling.utf8)].map { ObjectID(Int($0)) }
  }

  /// The spelling of an id.
  package func text(_ id: ObjectID) -> String {
    let index = Int(id.number)
    return spellings.indices.contains(index) ? String(decoding: spellings[index], as: UTF8.self) : ""
  }
}
