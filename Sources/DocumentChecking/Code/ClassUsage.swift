internal import SourceInterfaces

/// What all documents of a run do with the classes of the sources.
package struct ClassUsage: Sendable {
  let index: SourceIndex
  /// The classes that documents name, and those they inherit from: numbers, in the order of the sources.
  let usedClasses: [Int]
  /// The names of the outlets that objects of a class, or of one that inherits from it, connect.
  private var connected: [Int: Set<String>] = [:]
  /// Every selector that a document sends.
  private let selectors: Set<String>

  /// Joins what documents say: for each class that they name the outlets that its objects connect.
  init(_ index: SourceIndex, connected: [String: Set<String>], selectors: Set<String>) {
    self.index = index
    self.selectors = selectors
    var outlets: [Int: Set<String>] = [:]
    for (name, names) in connected {
      for number in index.types(named: name) + index.types(withRuntimeName: name) {
        for ancestor in index.chain(of: number).classes { outlets[ancestor, default: []].formUnion(names) }
      }
    }
    self.connected = outlets
    usedClasses = outlets.keys.filter { index.classes[$0].kind == .class }.sorted()
  }

  /// The members that the used classes declare themselves, with the number of their class.
  func members(where matches: (MemberDeclaration) -> Bool) -> [(type: Int, member: SourceIndex.Member)] {
    usedClasses.flatMap { number in
      let type = index.classes[number]
      return (type.sites + type.extensions).flatMap { site in
        index.declaration(site).members.filter(matches).map {
          (number, SourceIndex.Member(declaration: $0, site: site, language: type.language))
        }
      }
    }
  }

  /// Whether a document connects the outlet of a class.
  func isConnected(_ name: String, of type: Int) -> Bool { connected[type]?.contains(name) == true }

  /// Whether a document sends the selector.
  func isSent(_ selector: String) -> Bool { selectors.contains(selector) }
}
