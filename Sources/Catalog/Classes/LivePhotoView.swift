internal import Vocabulary

extension ElementSchema {
  /// Plays a live photo.
  static let livePhotoView = ElementSchema(
    .livePhotoView, .view, class: "PHLivePhotoView", base: .view,
    booleans: [.muted])
}
