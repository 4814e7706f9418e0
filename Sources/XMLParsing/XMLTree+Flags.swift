package import Vocabulary

extension XMLTree {
  /// Whether an attribute says `YES`.
  package func isYes(_ name: Name, in element: Int) -> Bool {
    row(of: name, in: element).map { bytes(row: $0).elementsEqual("YES".utf8) } ?? false
  }

  /// Whether an attribute says `NO`.
  package func isNo(_ name: Name, in element: Int) -> Bool {
    row(of: name, in: element).map { bytes(row: $0).elementsEqual("NO".utf8) } ?? false
  }
}
