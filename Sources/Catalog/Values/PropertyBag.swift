package import Geometry
package import Vocabulary

/// The properties of a view, in the order in which they were set.
///
/// Bags are small; a search is linear.
package struct PropertyBag: Hashable, Sendable {
  /// A property and its value.
  package struct Entry: Hashable, Sendable {
    package let key: PropertyKey
    package var value: PropertyValue
  }

  package private(set) var entries: [Entry] = []

  /// Makes an empty bag.
  package init() {}

  /// The value of a property; nil where it isn't set.
  ///
  /// Setting nil removes it.
  package subscript(key: PropertyKey) -> PropertyValue? {
    get {
      for entry in entries where entry.key == key { return entry.value }
      return nil
    }
    set {
      let position = entries.firstIndex { $0.key == key }
      switch (position, newValue) {
      case (let position?, let value?): entries[position].value = value
      case (let position?, nil): entries.remove(at: position)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a property that is known not to be set yet.
  package mutating func append(_ key: PropertyKey, _ value: PropertyValue) {
    entries.append(Entry(key: key, value: value))
  }

  /// The value of the view's own property `name`.
  package subscript(name: Name) -> PropertyValue? {
    get { self[PropertyKey(name)] }
    set { self[PropertyKey(name)] = newValue }
  }

  /// A property as a number; nil where it isn't one.
  package func number(_ name: Name, in scope: Name = .unknown) -> Double? {
    if case .number(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as text or as an enumeration's spelling; nil where it isn't one.
  package func string(_ name: Name, in scope: Name = .unknown) -> String? {
    if case .string(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as a truth value; `default` where it isn't set.
  package func flag(_ name: Name, in scope: Name = .unknown, default fallback: Bool = false) -> Bool {
    if case .boolean(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return fallback
  }

  /// A property as a colour.
  package func color(_ name: Name, in scope: Name = .unknown) -> ColorValue? {
    if case .color(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as a font.
  package func font(_ name: Name, in scope: Name = .unknown) -> FontValue? {
    if case .font(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as an image.
  package func image(_ name: Name, in scope: Name = .unknown) -> ImageValue? {
    if case .image(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as insets in points.
  package func insets(_ name: Name, in scope: Name = .unknown) -> EdgeInsets? {
    if case .insets(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as a size in points.
  package func size(_ name: Name, in scope: Name = .unknown) -> Size? {
    if case .size(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }

  /// A property as attributed text.
  package func attributedText(_ name: Name, in scope: Name = .unknown) -> AttributedText? {
    if case .attributedText(let value)? = self[PropertyKey(name, in: scope)] { return value }
    return nil
  }
}
