internal import Vocabulary

extension ElementSchema {
  /// An advertisement of iAd.
  static let adBannerView = ElementSchema(.adBannerView, .view, class: "ADBannerView", base: .view)
}
