internal import SpecDecoding

extension TypeSpelling {
  /// The type as Swift source.
  var swift: String { text }

  /// Whether values of the type have parts that follow in coding (models and enumerations do themselves).
  var isUIKit: Bool { ["UIColor", "UIImage"].contains(baseName) }
}
