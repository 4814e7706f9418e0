internal import Vocabulary

extension ElementSchema {
  /// A button of a bar.
  static let barButtonItem = ElementSchema(
    .barButtonItem, .item, class: "UIBarButtonItem",
    booleans: [
      .changesSelectionAsPrimaryAction, .enabled, .hidden, .hidesSharedBackground, .selected,
      .sharesBackground, .springLoaded,
    ],
    numbers: [.width],
    integers: [.tag],
    images: [.image, .landscapeImage, .landscapeImagePhone, .largeContentSizeImage],
    strings: [.catalog, .menuRepresentation, .restorationIdentifier, .title],
    enumerations: [
      (.style, ["plain", "done", "bordered", "prominent"]),
      (
        .systemItem,
        [
          "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
          "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause",
          "rewind", "fastForward", "undo", "redo", "pageCurl", "close", "writingTools",
        ]
      ),
    ])
}
