internal import Vocabulary

extension ElementSchema {
  /// Plays a video.
  static let playerView = ElementSchema(
    .playerView, .view, class: "AVPlayerView", base: .view,
    strings: [.videoGravity])
}
