internal import Vocabulary

extension ElementSchema {
  /// Plays a video.
  static let avPlayerViewController = ElementSchema(
    .avPlayerViewController, .controller, class: "AVPlayerViewController", base: .viewController,
    booleans: [
      .allowsPictureInPicturePlayback, .canStartPictureInPictureAutomaticallyFromInline,
      .entersFullScreenWhenPlaybackBegins, .exitsFullScreenWhenPlaybackEnds, .showsPlaybackControls,
      .updatesNowPlayingInfoCenter,
    ],
    strings: [.videoGravity])
}
