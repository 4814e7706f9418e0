internal import Vocabulary

extension ElementSchema {
  /// A SwiftUI view with its controller.
  static let hostingController = ElementSchema(
    .hostingController, .controller, class: "UIHostingController", base: .viewController)
}
