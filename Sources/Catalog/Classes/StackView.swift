internal import Vocabulary

extension ElementSchema {
  /// Views in a row or a column.
  static let stackView = ElementSchema(
    .stackView, .view, class: "UIStackView", base: .view,
    booleans: [.baselineRelativeArrangement, .layoutMarginsRelativeArrangement],
    numbers: [.spacing],
    strings: [.spacingType],
    enumerations: [
      (
        .alignment,
        [
          "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
        ]
      ),
      (.axis, Spellings.axis),
      (.distribution, ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
    ])
}
