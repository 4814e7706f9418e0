internal import Vocabulary

extension ElementSchema {
  /// Picks a photo.
  static let imagePickerController = ElementSchema(
    .imagePickerController, .controller, class: "UIImagePickerController", base: .navigationController,
    booleans: [.allowsEditing, .allowsImageEditing])

  /// A search bar with its results, in the way before iOS 8.
  static let searchDisplayController = ElementSchema(
    .searchDisplayController, .object, class: "UISearchDisplayController",
    booleans: [.active, .displaysSearchBarInNavigationBar],
    strings: [.searchResultsTitle])
}
