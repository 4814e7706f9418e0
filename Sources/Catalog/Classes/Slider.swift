internal import Vocabulary

extension ElementSchema {
  /// A thumb on a track.
  static let slider = ElementSchema(
    .slider, .view, class: "UISlider", base: .control,
    booleans: [.continuous],
    numbers: [.maxValue, .minValue, .value],
    images: [.maximumValueImage, .minimumValueImage],
    strings: [.preferredBehavioralStyle],
    defaultEvent: "valueChanged")
}
