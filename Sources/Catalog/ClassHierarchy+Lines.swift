extension ClassHierarchy {
  /// `Superclass: Class Class …`, from the frameworks' documentation.
  static let uiKitLines = """
    NSObject:UIResponder UIBarItem UIGestureRecognizer UINavigationItem UICollectionViewLayout
    NSObject:UISearchDisplayController UIVisualEffect UIStoryboardSegue UILayoutGuide NSLayoutConstraint
    NSObject:UIMenuElement UIBarAppearance CALayer UIColor UIFont UIImage WKWebViewConfiguration
    NSObject:WKPreferences NSFormatter NSAttributedString NSShadow UITableViewSection UILayoutSupport
    NSObject:UIStoryboard UINib UIScreen UIEvent UITouch NSLayoutAnchor UIPresentationController
    NSObject:UIDynamicAnimator UISpringTimingParameters UIPrintInteractionController UIImageConfiguration
    NSObject:UIDragInteraction UIDropInteraction UIPointerInteraction UIContextMenuInteraction AVPlayer
    NSObject:PHLivePhoto CLLocationManager
    UIResponder:UIView UIViewController UIApplication UIScene
    UIView:UIControl UILabel UIImageView UIScrollView UIStackView UIVisualEffectView UIPickerView
    UIView:UIProgressView UIActivityIndicatorView UISearchBar UINavigationBar UITabBar UIToolbar UIWindow
    UIView:UITableViewCell UITableViewCellContentView UITableViewHeaderFooterView UICollectionReusableView
    UIView:UICalendarView UIContentUnavailableView UIInputView UIWebView UIListContentView
    UIView:UIPopoverBackgroundView UIAlertView UIActionSheet UIContainerView WKWebView MKMapView
    UIView:MKAnnotationView SCNView SKView GLKView MTKView PDFView PHLivePhotoView LOTAnimationView
    UIView:AVPlayerView ADBannerView ARView AVRoutePickerView CLLocationButtonView MPVolumeView QLPreviewView
    UIView:ARCoachingOverlayView LPLinkView CABTMIDIView PKCanvasView
    MKAnnotationView:MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    SCNView:ARSCNView
    SKView:ARSKView
    UIControl:UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
    UIControl:UIRefreshControl UIColorWell UIPasteControl CLLocationButton PKAddPassButton PKPaymentButton
    UIControl:ASAuthorizationAppleIDButton MKCompassButton MKUserTrackingButton
    UITextField:UISearchTextField
    UIScrollView:UITableView UICollectionView UITextView
    UICollectionReusableView:UICollectionViewCell
    UICollectionViewCell:UICollectionViewListCell
    UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    UICollectionViewLayout:UICollectionViewTransitionLayout
    UIVisualEffect:UIBlurEffect UIVibrancyEffect
    UIBarItem:UIBarButtonItem UITabBarItem
    UIMenuElement:UIMenu UICommand UIAction UIDeferredMenuElement
    UICommand:UIKeyCommand
    UIBarAppearance:UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UILayoutGuide:UITrackingLayoutGuide
    UITrackingLayoutGuide:UIKeyboardLayoutGuide
    UIGestureRecognizer:UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer:UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer:UIHoverGestureRecognizer
    UIPanGestureRecognizer:UIScreenEdgePanGestureRecognizer
    UIStoryboardSegue:UIStoryboardPopoverSegue
    UIViewController:UITableViewController UICollectionViewController UINavigationController
    UIViewController:UITabBarController UISplitViewController UIPageViewController UIHostingController
    UIViewController:UISearchController UIAlertController UIActivityViewController
    UIViewController:UIDocumentPickerViewController UIInputViewController UIDocumentBrowserViewController
    UIViewController:UIFontPickerViewController UIColorPickerViewController UIReferenceLibraryViewController
    UIViewController:UICloudSharingController AVPlayerViewController GLKViewController
    UIViewController:SLComposeServiceViewController SFSafariViewController QLPreviewController
    UIViewController:MSMessagesAppViewController PHPickerViewController EKEventViewController
    UIViewController:CNContactViewController
    UINavigationController:UIImagePickerController UIVideoEditorController MFMailComposeViewController
    UINavigationController:MFMessageComposeViewController EKEventEditViewController EKCalendarChooser
    UINavigationController:CNContactPickerViewController
    NSFormatter:NSNumberFormatter NSDateFormatter
    UIFont:UIFontMetrics
    UIImageConfiguration:UIImageSymbolConfiguration
    """
}
