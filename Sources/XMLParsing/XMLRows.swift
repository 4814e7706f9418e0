internal import Diagnostics
package import Vocabulary

/// A tree's tables behind pointers, for the one pass that reads all of it; valid inside `XMLTree.withRows`
/// only.
package struct XMLRows {
  package let elements: UnsafeBufferPointer<XMLElement>
  package let attributes: UnsafeBufferPointer<XMLAttribute>
  private let source: UnsafeBufferPointer<UInt8>
  private let decoded: UnsafeBufferPointer<UInt8>

  fileprivate init(
    elements: UnsafeBufferPointer<XMLElement>, attributes: UnsafeBufferPointer<XMLAttribute>,
    source: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>
  ) {
    self.elements = elements
    self.attributes = attributes
    self.source = source
    self.decoded = decoded
  }

  /// The rows of the attributes of `element`.
  package func attributeRows(of element: Int) -> Range<Int> {
    let first = Int(elements[element].firstAttribute)
    return first..<(first + Int(elements[element].attributeCount))
  }

  /// The row of an attribute by name.
  package func row(of name: Name, in element: Int) -> Int? {
    for row in attributeRows(of: element) where attributes[row].name == name { return row }
    return nil
  }

  /// The bytes of the value in an attribute row.
  package func value(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(attributes[row].start)
    let length = Int(attributes[row].length)
    guard start >= source.count else {
      return UnsafeBufferPointer(rebasing: source[start..<(start + length)])
    }
    let first = start - source.count
    return UnsafeBufferPointer(rebasing: decoded[first..<(first + length)])
  }
}

extension XMLTree {
  /// `body` on the tree's tables.
  package func withRows<T>(_ body: (XMLRows) -> T) -> T {
    elements.withUnsafeBufferPointer { elements in
      attributes.withUnsafeBufferPointer { attributes in
        file.bytes.withUnsafeBufferPointer { source in
          decoded.withUnsafeBufferPointer { decoded in
            body(XMLRows(elements: elements, attributes: attributes, source: source, decoded: decoded))
          }
        }
      }
    }
  }
}
