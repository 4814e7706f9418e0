internal import Vocabulary

extension ElementSchema {
  /// A thumb on a track.
  static let slider = ElementSchema(
    .slider, .view, class: "UISlider", base: .control,
    booleans: [.continuous],
    numbers: [.maxValue, .minValue, .value],
    strings: [.maximumValueImage, .minimumValueImage, .preferredBehavioralStyle],
    defaultEvent: "valueChanged")
}
