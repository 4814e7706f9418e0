internal import Geometry

extension LayoutTree.Entry {
  /// A node without a frame.
  static let none = LayoutTree.Entry(
    frame: .zero, exact: .zero, contentSize: nil, text: nil, safeArea: .zero, isLaidOut: false)
}
