internal import Vocabulary

extension ElementSchema {
  /// What every view controller has.
  static let viewController = ElementSchema(
    .viewController, .controller, class: "UIViewController",
    booleans: [
      .automaticallyAdjustsScrollViewInsets, .autoresizesArchivedViewToFullSize, .definesPresentationContext,
      .disablesAutomaticKeyboardDismissal, .extendedLayoutIncludesOpaqueBars, .hidesBottomBarWhenPushed,
      .interactionActivityTrackingEnabled, .modalInPopover, .modalInPresentation,
      .providesPresentationContextTransitionStyle, .restoresFocusAfterTransition,
      .useStoryboardIdentifierAsRestorationIdentifier, .wantsFullScreenLayout,
    ],
    strings: [.focusGroupIdentifier, .nibName, .restorationIdentifier, .storyboardIdentifier, .title],
    enumerations: [
      (.modalPresentationStyle, Spellings.presentation),
      (.modalTransitionStyle, Spellings.transition),
    ])
}
