package import Vocabulary

/// Who inherits from whom among the classes that documents use (UIKit and other frameworks' documentation).
package struct ClassHierarchy: Sendable {
  /// The classes of iOS.
  package static let standard = ClassHierarchy(lines: uiKitLines, schemas: Catalog.all)

  private var superclasses: [String: String] = [:]
  private var elements: [String: Name] = [:]

  /// Reads `Superclass: Class Class …`, one line each.
  ///
  /// Of several elements that stand for one class the one wins whose name is the class's.
  init(lines: String, schemas: [ElementSchema]) {
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: " ") { superclasses[String(name)] = String(parts[0]) }
    }
    for schema in schemas {
      guard let name = schema.className else { continue }
      let isNamesake = name.dropFirst(2).lowercased() == schema.element.rawValue.lowercased()
      if elements[name] == nil || isNamesake { elements[name] = schema.element }
    }
  }

  /// The superclass of a class; nil for `NSObject` and unknown classes.
  package func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether the class is one of Apple's that viewc knows.
  package func isKnown(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  /// Whether a class is `other` or inherits from it, as far as is known.
  package func inherits(_ name: String, from other: String) -> Bool {
    var next: String? = name
    var steps = 0
    while let current = next, steps < 32 {
      if current == other { return true }
      next = superclasses[current]
      steps += 1
    }
    return false
  }

  /// The element that stands for a class or for its nearest known superclass; nil where there is none.
  package func element(forClass name: String) -> Name? {
    var next: String? = name
    var steps = 0
    while let current = next, steps < 32 {
      if let element = elements[current] { return element }
      next = superclasses[current]
      steps += 1
    }
    return nil
  }
}
