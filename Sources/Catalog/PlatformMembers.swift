/// What Apple's classes have that documents and sources can name (the frameworks' documentation).
package struct PlatformMembers: Sendable {
  /// The members of iOS.
  package static let standard = PlatformMembers(hierarchy: .standard)

  private struct Property {
    let type: String
    let isSettable: Bool
  }

  private let hierarchy: ClassHierarchy
  private var properties: [String: [String: Property]] = [:]
  private var actions: [String: Set<String>] = [:]
  private let complete: Set<String>
  private let protocolNames: Set<String>
  private var allKeys: Set<String> = []

  private init(hierarchy: ClassHierarchy) {
    self.hierarchy = hierarchy
    complete = Set(PlatformMembers.words(PlatformMembers.completeClasses))
    protocolNames = Set(PlatformMembers.words(PlatformMembers.protocols))
    for (name, word) in PlatformMembers.entries(PlatformMembers.propertyLines) { add(word, to: name) }
    for (name, word) in PlatformMembers.entries(PlatformMembers.actionLines) {
      actions[name, default: []].insert(String(word))
    }
  }

  /// A property's type (`Any` where it is an object of some class), and whether it can be set; nil where the
  /// class and those it inherits from have none of that name, as far as is known.
  package func property(_ key: String, ofClass name: String) -> (type: String, isSettable: Bool)? {
    for ancestor in ancestors(of: name) {
      if let found = properties[ancestor]?[key] { return (found.type, found.isSettable) }
    }
    return nil
  }

  /// Whether a control can send the selector to an object of the class: it is one of the known methods, or
  /// the setter of a property.
  package func isAction(_ selector: String, ofClass name: String) -> Bool {
    ancestors(of: name).contains { ancestor in
      actions[ancestor]?.contains(selector) == true || isSetter(selector, of: ancestor)
    }
  }

  /// Whether the properties of the class and of those it inherits from are all known, so that what isn't
  /// found isn't there.
  package func isComplete(_ name: String) -> Bool { ancestors(of: name).allSatisfy(complete.contains) }

  /// Whether any class has a property of that name.
  package func isKnownKey(_ key: String) -> Bool { allKeys.contains(key) }

  /// Whether the name is that of a protocol of Apple's or of Swift's library.
  ///
  /// Names that end as Apple's protocols do count, too: no class of Apple's does.
  package func isProtocol(_ name: String) -> Bool {
    let endings = ["Delegate", "DataSource", "Protocol", "Updating", "Transitioning", "Convertible"]
    return protocolNames.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  // MARK: Reading the lines

  private mutating func add(_ word: Substring, to name: String) {
    let isSettable = !word.hasPrefix("r/")
    let parts = (isSettable ? word : word.dropFirst(2)).split(separator: ":")
    let key = String(parts[0])
    properties[name, default: [:]][key] = Property(
      type: parts.count > 1 ? String(parts[1]) : "Any", isSettable: isSettable)
    allKeys.insert(key)
  }

  private func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let current = next, names.count < 32 {
      names.append(current)
      next = hierarchy.superclass(of: current)
    }
    return names
  }

  /// Whether a selector as `setHidden:` sets a property.
  private func isSetter(_ selector: String, of name: String) -> Bool {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.utf8.count > 4 else { return false }
    let key = selector.dropFirst(3).dropLast()
    return properties[name]?[key.prefix(1).lowercased() + key.dropFirst()]?.isSettable == true
  }

  /// `Name:word word`, a pair for each word.
  private static func entries(_ lines: String) -> [(String, Substring)] {
    lines.split(separator: "\n").flatMap { line -> [(String, Substring)] in
      guard let colon = line.firstIndex(of: ":") else { return [] }
      let words = line[line.index(after: colon)...].split(separator: " ")
      return words.map { (String(line[..<colon]), $0) }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }
}
