/// A value as a function of one variable: factor × root + offset.
struct Form {
  /// In place of a root: the value is `offset`.
  static let constant: Int32 = -1
  /// In place of a root: the value depends on several variables.
  static let general: Int32 = -2

  /// The variable it depends on, or one of the marks above.
  var root: Int32
  /// Change of the value per change of the root.
  var factor: Double
  /// Value where the root is zero.
  var offset: Double

  /// The variable itself.
  init(root: Int32) {
    self.root = root
    factor = 1
    offset = 0
  }

  /// A function of a variable.
  init(root: Int32, factor: Double, offset: Double) {
    self.root = root
    self.factor = factor
    self.offset = offset
  }

  /// A known value.
  init(constant: Double) {
    root = Self.constant
    factor = 0
    offset = constant
  }

  /// The value times a factor, plus a summand.
  func scaled(by scale: Double, plus shift: Double) -> Form {
    Form(root: root, factor: factor * scale, offset: offset * scale + shift)
  }
}
