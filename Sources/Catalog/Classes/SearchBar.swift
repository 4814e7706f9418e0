internal import Vocabulary

extension ElementSchema {
  /// A field to search with.
  static let searchBar = ElementSchema(
    .searchBar, .view, class: "UISearchBar", base: .view,
    booleans: [
      .searchResultsButtonSelected, .showsBookmarkButton, .showsCancelButton, .showsScopeBar,
      .showsSearchResultsButton, .translucent,
    ],
    integers: [.selectedScopeButtonIndex],
    images: [.backgroundImage, .scopeBarBackgroundImage],
    strings: [.placeholder, .prompt, .text],
    enumerations: [(.barStyle, Spellings.barStyle), (.searchBarStyle, ["default", "prominent", "minimal"])])
}
