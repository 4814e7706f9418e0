internal import Vocabulary

extension ElementSchema {
  /// What a controller shows in a navigation bar.
  static let navigationItem = ElementSchema(
    .navigationItem, .item, class: "UINavigationItem",
    booleans: [.hidesBackButton, .hidesSearchBarWhenScrolling, .leftItemsSupplementBackButton],
    strings: [.backButtonTitle, .preferredSearchBarPlacement, .prompt, .style, .subtitle, .title],
    enumerations: [
      (.backButtonDisplayMode, ["default", "generic", "minimal"]),
      (.largeTitleDisplayMode, ["automatic", "always", "never", "inline"]),
    ])
}
