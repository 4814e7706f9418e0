extension PlatformMembers {
  /// `Class: key key:Type …`, from the frameworks' documentation: what key-value coding can set or pass
  /// through.
  ///
  /// Without a type a key is an object of some class; `r/` stands before keys that can't be set.
  static let propertyLines = """
    NSObject:accessibilityActivationPoint:CGPoint accessibilityCustomActions accessibilityCustomRotors
    NSObject:accessibilityElements accessibilityElementsHidden:Bool accessibilityFrame:CGRect
    NSObject:accessibilityHint:String accessibilityIdentifier:String accessibilityLabel:String
    NSObject:accessibilityLanguage:String accessibilityNavigationStyle:Int accessibilityPath
    NSObject:accessibilityTraits:UInt accessibilityUserInputLabels accessibilityValue:String
    NSObject:accessibilityViewIsModal:Bool isAccessibilityElement:Bool shouldGroupAccessibilityChildren:Bool
    NSObject:accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue
    NSObject:accessibilityRespondsToUserInteraction:Bool accessibilityTextualContext:String
    UIResponder:inputAccessoryView inputAccessoryViewController inputView inputViewController
    UIResponder:undoManager userActivity restorationIdentifier:String
    UIView:alpha:CGFloat animations autoresizesSubviews:Bool autoresizingMask:Int backgroundColor:UIColor
    UIView:bounds:CGRect center:CGPoint clearsContextBeforeDrawing:Bool clipsToBounds:Bool contentMode:Int
    UIView:contentScaleFactor:CGFloat contentStretch:CGRect directionalLayoutMargins
    UIView:exclusiveTouch:Bool focusGroupIdentifier:String focusGroupPriority:Int focusEffect frame:CGRect
    UIView:gestureRecognizers hidden:Bool insetsLayoutMarginsFromSafeArea:Bool interactions
    UIView:largeContentImage:UIImage largeContentImageInsets:UIEdgeInsets largeContentTitle:String
    UIView:layoutMargins:UIEdgeInsets maskView:UIView mask:UIView motionEffects multipleTouchEnabled:Bool
    UIView:opaque:Bool overrideUserInterfaceStyle:Int preservesSuperviewLayoutMargins:Bool
    UIView:scalesLargeContentImage:Bool semanticContentAttribute:Int showsLargeContentViewer:Bool tag:Int
    UIView:tintAdjustmentMode:Int tintColor:UIColor transform transform3D maximumContentSizeCategory
    UIView:minimumContentSizeCategory translatesAutoresizingMaskIntoConstraints:Bool
    UIView:userInteractionEnabled:Bool isUserInteractionEnabled:Bool isHidden:Bool isOpaque:Bool
    UIView:isMultipleTouchEnabled:Bool isExclusiveTouch:Bool nextKeyView r/layer:CALayer r/superview:UIView
    UIView:r/window:UIWindow r/subviews r/constraints r/safeAreaLayoutGuide:UILayoutGuide
    UIView:r/layoutMarginsGuide:UILayoutGuide r/readableContentGuide:UILayoutGuide hoverStyle
    UIView:r/keyboardLayoutGuide:UILayoutGuide
    UIControl:contentHorizontalAlignment:Int contentVerticalAlignment:Int enabled:Bool isEnabled:Bool
    UIControl:highlighted:Bool isHighlighted:Bool selected:Bool isSelected:Bool
    UIControl:contextMenuInteractionEnabled:Bool isContextMenuInteractionEnabled:Bool
    UIControl:showsMenuAsPrimaryAction:Bool toolTip:String symbolAnimationEnabled:Bool
    UIButton:adjustsImageWhenDisabled:Bool adjustsImageWhenHighlighted:Bool
    UIButton:automaticallyUpdatesConfiguration:Bool changesSelectionAsPrimaryAction:Bool configuration
    UIButton:contentEdgeInsets:UIEdgeInsets font:UIFont hovered imageEdgeInsets:UIEdgeInsets
    UIButton:isPointerInteractionEnabled:Bool pointerInteractionEnabled:Bool lineBreakMode:Int menu
    UIButton:preferredBehavioralStyle:Int reversesTitleShadowWhenHighlighted:Bool role:Int
    UIButton:showsTouchWhenHighlighted:Bool titleEdgeInsets:UIEdgeInsets titleShadowOffset:CGSize
    UIButton:configurationUpdateHandler r/titleLabel:UILabel r/imageView:UIImageView r/subtitleLabel:UILabel
    UILabel:adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool
    UILabel:adjustsLetterSpacingToFitWidth:Bool allowsDefaultTighteningForTruncation:Bool attributedText
    UILabel:baselineAdjustment:Int enabled:Bool isEnabled:Bool font:UIFont highlighted:Bool
    UILabel:isHighlighted:Bool highlightedTextColor:UIColor lineBreakMode:Int lineBreakStrategy:Int
    UILabel:minimumFontSize:CGFloat minimumScaleFactor:CGFloat numberOfLines:Int
    UILabel:preferredMaxLayoutWidth:CGFloat preferredVibrancy:Int shadowColor:UIColor shadowOffset:CGSize
    UILabel:showsExpansionTextWhenTruncated:Bool text:String textAlignment:Int textColor:UIColor
    UIImageView:adjustsImageSizeForAccessibilityContentSizeCategory:Bool animationDuration:Double
    UIImageView:animationImages animationRepeatCount:Int highlighted:Bool isHighlighted:Bool
    UIImageView:highlightedAnimationImages highlightedImage:UIImage image:UIImage
    UIImageView:preferredSymbolConfiguration preferredImageDynamicRange:Int
    UITextField:adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool
    UITextField:allowsEditingTextAttributes:Bool attributedPlaceholder attributedText background:UIImage
    UITextField:borderStyle:Int clearButtonMode:Int clearsOnBeginEditing:Bool clearsOnInsertion:Bool
    UITextField:defaultTextAttributes delegate disabledBackground:UIImage font:UIFont leftView:UIView
    UITextField:leftViewMode:Int minimumFontSize:CGFloat placeholder:String rightView:UIView
    UITextField:rightViewMode:Int text:String textAlignment:Int textColor:UIColor typingAttributes
    UITextField:autocapitalizationType:Int autocorrectionType:Int enablesReturnKeyAutomatically:Bool
    UITextField:keyboardAppearance:Int keyboardType:Int passwordRules returnKeyType:Int
    UITextField:secureTextEntry:Bool isSecureTextEntry:Bool smartDashesType:Int smartInsertDeleteType:Int
    UITextField:smartQuotesType:Int spellCheckingType:Int textContentType:String inlinePredictionType:Int
    UITextField:selectedTextRange inputDelegate markedTextStyle
    UITextView:adjustsFontForContentSizeCategory:Bool allowsEditingTextAttributes:Bool attributedText
    UITextView:clearsOnInsertion:Bool dataDetectorTypes:UInt delegate editable:Bool isEditable:Bool
    UITextView:font:UIFont
    UITextView:linkTextAttributes selectable:Bool isSelectable:Bool selectedRange text:String
    UITextView:textAlignment:Int textColor:UIColor textContainerInset:UIEdgeInsets typingAttributes
    UITextView:usesStandardTextScaling:Bool findInteractionEnabled:Bool autocapitalizationType:Int
    UITextView:autocorrectionType:Int enablesReturnKeyAutomatically:Bool keyboardAppearance:Int
    UITextView:keyboardType:Int returnKeyType:Int secureTextEntry:Bool isSecureTextEntry:Bool
    UITextView:smartDashesType:Int smartInsertDeleteType:Int smartQuotesType:Int spellCheckingType:Int
    UITextView:textContentType:String r/textContainer r/textStorage r/layoutManager inputDelegate
    UITextView:selectedTextRange markedTextStyle
    UIScrollView:allowsKeyboardScrolling:Bool alwaysBounceHorizontal:Bool alwaysBounceVertical:Bool
    UIScrollView:automaticallyAdjustsScrollIndicatorInsets:Bool bounces:Bool bouncesZoom:Bool
    UIScrollView:canCancelContentTouches:Bool contentAlignmentPoint:CGPoint
    UIScrollView:contentInset:UIEdgeInsets contentInsetAdjustmentBehavior:Int contentOffset:CGPoint
    UIScrollView:contentSize:CGSize decelerationRate:CGFloat delaysContentTouches:Bool delegate
    UIScrollView:directionalLockEnabled:Bool isDirectionalLockEnabled:Bool
    UIScrollView:horizontalScrollIndicatorInsets:UIEdgeInsets indexDisplayMode:Int indicatorStyle:Int
    UIScrollView:keyboardDismissMode:Int maximumZoomScale:CGFloat minimumZoomScale:CGFloat
    UIScrollView:pagingEnabled:Bool isPagingEnabled:Bool refreshControl scrollEnabled:Bool
    UIScrollView:isScrollEnabled:Bool scrollIndicatorInsets:UIEdgeInsets scrollsToTop:Bool
    UIScrollView:showsHorizontalScrollIndicator:Bool showsVerticalScrollIndicator:Bool
    UIScrollView:verticalScrollIndicatorInsets:UIEdgeInsets zoomScale:CGFloat bouncesHorizontally:Bool
    UIScrollView:bouncesVertically:Bool transfersHorizontalScrollingToParent:Bool
    UIScrollView:transfersVerticalScrollingToParent:Bool r/contentLayoutGuide:UILayoutGuide
    UIScrollView:r/frameLayoutGuide:UILayoutGuide r/panGestureRecognizer r/pinchGestureRecognizer
    UITableView:allowsFocus:Bool allowsMultipleSelection:Bool allowsMultipleSelectionDuringEditing:Bool
    UITableView:allowsSelection:Bool allowsSelectionDuringEditing:Bool backgroundView:UIView
    UITableView:cellLayoutMarginsFollowReadableWidth:Bool contentHuggingElements:Int dataSource delegate
    UITableView:dragDelegate dragInteractionEnabled:Bool dropDelegate editing:Bool isEditing:Bool
    UITableView:estimatedRowHeight:CGFloat estimatedSectionFooterHeight:CGFloat
    UITableView:estimatedSectionHeaderHeight:CGFloat fillerRowHeight:CGFloat
    UITableView:insetsContentViewsToSafeArea:Bool prefetchDataSource prefetchingEnabled:Bool
    UITableView:remembersLastFocusedIndexPath:Bool rowHeight:CGFloat sectionFooterHeight:CGFloat
    UITableView:sectionHeaderHeight:CGFloat sectionHeaderTopPadding:CGFloat
    UITableView:sectionIndexBackgroundColor:UIColor sectionIndexColor:UIColor
    UITableView:sectionIndexMinimumDisplayRowCount:Int sectionIndexTrackingBackgroundColor:UIColor
    UITableView:selectionFollowsFocus:Bool selfSizingInvalidation:Int separatorColor:UIColor separatorEffect
    UITableView:separatorInset:UIEdgeInsets separatorInsetReference:Int separatorStyle:Int springLoaded:Bool
    UITableView:tableFooterView:UIView tableHeaderView:UIView
    UITableViewCell:accessoryType:Int accessoryView:UIView automaticallyUpdatesBackgroundConfiguration:Bool
    UITableViewCell:automaticallyUpdatesContentConfiguration:Bool backgroundConfiguration
    UITableViewCell:backgroundView:UIView
    UITableViewCell:contentConfiguration editing:Bool isEditing:Bool editingAccessoryType:Int
    UITableViewCell:editingAccessoryView:UIView focusStyle:Int highlighted:Bool isHighlighted:Bool
    UITableViewCell:indentationLevel:Int indentationWidth:CGFloat multipleSelectionBackgroundView:UIView
    UITableViewCell:selected:Bool isSelected:Bool selectedBackgroundView:UIView selectionStyle:Int
    UITableViewCell:separatorInset:UIEdgeInsets shouldIndentWhileEditing:Bool showsReorderControl:Bool
    UITableViewCell:userInteractionEnabledWhileDragging:Bool configurationUpdateHandler textColor:UIColor
    UITableViewCell:textLabel:UILabel detailTextLabel:UILabel imageView:UIImageView r/contentView:UIView
    UITableViewCell:reuseIdentifier:String
    UITableViewHeaderFooterView:automaticallyUpdatesBackgroundConfiguration:Bool
    UITableViewHeaderFooterView:automaticallyUpdatesContentConfiguration:Bool backgroundConfiguration
    UITableViewHeaderFooterView:backgroundView:UIView contentConfiguration configurationUpdateHandler
    UITableViewHeaderFooterView:textLabel:UILabel detailTextLabel:UILabel r/contentView:UIView
    UITableViewHeaderFooterView:reuseIdentifier:String
    UICollectionView:allowsFocus:Bool allowsMultipleSelection:Bool allowsMultipleSelectionDuringEditing:Bool
    UICollectionView:allowsSelection:Bool allowsSelectionDuringEditing:Bool backgroundView:UIView
    UICollectionView:collectionViewLayout dataSource delegate dragDelegate dragInteractionEnabled:Bool
    UICollectionView:dropDelegate editing:Bool isEditing:Bool prefetchDataSource prefetchingEnabled:Bool
    UICollectionView:isPrefetchingEnabled:Bool remembersLastFocusedIndexPath:Bool reorderingCadence:Int
    UICollectionView:selectionFollowsFocus:Bool selfSizingInvalidation:Int springLoaded:Bool
    UICollectionViewCell:automaticallyUpdatesBackgroundConfiguration:Bool
    UICollectionViewCell:automaticallyUpdatesContentConfiguration:Bool backgroundConfiguration
    UICollectionViewCell:backgroundView:UIView contentConfiguration highlighted:Bool isHighlighted:Bool
    UICollectionViewCell:selected:Bool isSelected:Bool selectedBackgroundView:UIView
    UICollectionViewCell:configurationUpdateHandler r/contentView:UIView
    UICollectionReusableView:reuseIdentifier:String
    UICollectionViewFlowLayout:estimatedItemSize:CGSize footerReferenceSize:CGSize
    UICollectionViewFlowLayout:headerReferenceSize:CGSize itemSize:CGSize minimumInteritemSpacing:CGFloat
    UICollectionViewFlowLayout:minimumLineSpacing:CGFloat scrollDirection:Int sectionInset:UIEdgeInsets
    UICollectionViewFlowLayout:sectionFootersPinToVisibleBounds:Bool sectionInsetReference:Int
    UICollectionViewFlowLayout:sectionHeadersPinToVisibleBounds:Bool
    UIStackView:alignment:Int axis:Int baselineRelativeArrangement:Bool isBaselineRelativeArrangement:Bool
    UIStackView:distribution:Int layoutMarginsRelativeArrangement:Bool
    UIStackView:isLayoutMarginsRelativeArrangement:Bool spacing:CGFloat r/arrangedSubviews
    UISwitch:offImage:UIImage on:Bool isOn:Bool onImage:UIImage onTintColor:UIColor preferredStyle:Int
    UISwitch:thumbTintColor:UIColor title:String
    UISlider:continuous:Bool isContinuous:Bool maximumTrackTintColor:UIColor maximumValue:Float
    UISlider:maximumValueImage:UIImage minimumTrackTintColor:UIColor minimumValue:Float
    UISlider:minimumValueImage:UIImage preferredBehavioralStyle:Int thumbTintColor:UIColor value:Float
    UIStepper:autorepeat:Bool continuous:Bool isContinuous:Bool maximumValue:Double minimumValue:Double
    UIStepper:stepValue:Double value:Double wraps:Bool
    UISegmentedControl:apportionsSegmentWidthsByContent:Bool momentary:Bool isMomentary:Bool
    UISegmentedControl:segmentedControlStyle:Int selectedSegmentIndex:Int selectedSegmentTintColor:UIColor
    UISegmentedControl:springLoaded:Bool
    UIPageControl:allowsContinuousInteraction:Bool backgroundStyle:Int currentPage:Int
    UIPageControl:currentPageIndicatorTintColor:UIColor defersCurrentPageDisplay:Bool direction:Int
    UIPageControl:hidesForSinglePage:Bool numberOfPages:Int pageIndicatorTintColor:UIColor
    UIPageControl:preferredCurrentPageIndicatorImage:UIImage preferredIndicatorImage:UIImage
    UIDatePicker:calendar countDownDuration:Double date datePickerMode:Int locale maximumDate minimumDate
    UIDatePicker:minuteInterval:Int preferredDatePickerStyle:Int roundsToMinuteInterval:Bool timeZone
    UIDatePicker:textColor:UIColor highlightsToday:Bool
    UIPickerView:dataSource delegate showsSelectionIndicator:Bool textColor:UIColor
    UIProgressView:observedProgress progress:Float progressImage:UIImage progressTintColor:UIColor
    UIProgressView:progressViewStyle:Int trackImage:UIImage trackTintColor:UIColor
    UIActivityIndicatorView:activityIndicatorViewStyle:Int color:UIColor hidesWhenStopped:Bool style:Int
    UISearchBar:autocapitalizationType:Int autocorrectionType:Int backgroundImage:UIImage barStyle:Int
    UISearchBar:barTintColor:UIColor delegate enablesReturnKeyAutomatically:Bool inputAccessoryView
    UISearchBar:keyboardAppearance:Int keyboardType:Int placeholder:String prompt:String returnKeyType:Int
    UISearchBar:scopeBarBackgroundImage:UIImage scopeButtonTitles searchBarStyle:Int
    UISearchBar:searchFieldBackgroundPositionAdjustment searchResultsButtonSelected:Bool
    UISearchBar:searchTextPositionAdjustment secureTextEntry:Bool selectedScopeButtonIndex:Int
    UISearchBar:showsBookmarkButton:Bool showsCancelButton:Bool showsScopeBar:Bool
    UISearchBar:showsSearchResultsButton:Bool spellCheckingType:Int text:String translucent:Bool
    UISearchBar:isTranslucent:Bool enabled:Bool r/searchTextField:UITextField r/searchField:UITextField
    UINavigationBar:backIndicatorImage:UIImage backIndicatorTransitionMaskImage:UIImage barStyle:Int
    UINavigationBar:barTintColor:UIColor compactAppearance delegate items prefersLargeTitles:Bool
    UINavigationBar:scrollEdgeAppearance shadowImage:UIImage standardAppearance titleTextAttributes
    UINavigationBar:largeTitleTextAttributes translucent:Bool isTranslucent:Bool
    UINavigationBar:compactScrollEdgeAppearance preferredBehavioralStyle:Int r/topItem r/backItem
    UITabBar:backgroundImage:UIImage barStyle:Int barTintColor:UIColor delegate itemPositioning:Int
    UITabBar:itemSpacing:CGFloat itemWidth:CGFloat items scrollEdgeAppearance selectedImageTintColor:UIColor
    UITabBar:selectedItem selectionIndicatorImage:UIImage shadowImage:UIImage standardAppearance
    UITabBar:translucent:Bool isTranslucent:Bool unselectedItemTintColor:UIColor
    UIToolbar:barStyle:Int barTintColor:UIColor compactAppearance delegate items scrollEdgeAppearance
    UIToolbar:standardAppearance translucent:Bool isTranslucent:Bool compactScrollEdgeAppearance
    UIWindow:canResizeToFitContent:Bool rootViewController:UIViewController screen windowLevel:CGFloat
    UIWindow:windowScene
    UIVisualEffectView:effect r/contentView:UIView
    WKWebView:allowsBackForwardNavigationGestures:Bool allowsLinkPreview:Bool customUserAgent:String
    WKWebView:navigationDelegate UIDelegate pageZoom:CGFloat allowsMagnification:Bool inspectable:Bool
    WKWebView:isInspectable:Bool mediaType:String underPageBackgroundColor:UIColor interactionState
    WKWebView:findInteractionEnabled:Bool r/scrollView:UIScrollView r/configuration r/title r/URL
    UIWebView:allowsInlineMediaPlayback:Bool allowsLinkPreview:Bool allowsPictureInPictureMediaPlayback:Bool
    UIWebView:dataDetectorTypes:UInt delegate gapBetweenPages:CGFloat keyboardDisplayRequiresUserAction:Bool
    UIWebView:mediaPlaybackAllowsAirPlay:Bool mediaPlaybackRequiresUserAction:Bool pageLength:CGFloat
    UIWebView:paginationBreakingMode:Int paginationMode:Int scalesPageToFit:Bool
    UIWebView:suppressesIncrementalRendering:Bool r/scrollView:UIScrollView
    MKMapView:camera cameraBoundary cameraZoomRange centerCoordinate delegate mapType:UInt pitchEnabled:Bool
    MKMapView:isPitchEnabled:Bool pointOfInterestFilter preferredConfiguration region rotateEnabled:Bool
    MKMapView:isRotateEnabled:Bool scrollEnabled:Bool isScrollEnabled:Bool selectedAnnotations
    MKMapView:selectableMapFeatures:Int showsBuildings:Bool showsCompass:Bool showsPointsOfInterest:Bool
    MKMapView:showsScale:Bool showsTraffic:Bool showsUserLocation:Bool userTrackingMode:Int visibleMapRect
    MKMapView:zoomEnabled:Bool isZoomEnabled:Bool showsUserTrackingButton:Bool showsPitchControl:Bool
    UIViewController:additionalSafeAreaInsets:UIEdgeInsets automaticallyAdjustsScrollViewInsets:Bool
    UIViewController:contentSizeForViewInPopover:CGSize definesPresentationContext:Bool editing:Bool
    UIViewController:isEditing:Bool edgesForExtendedLayout:UInt extendedLayoutIncludesOpaqueBars:Bool
    UIViewController:hidesBottomBarWhenPushed:Bool modalInPopover:Bool isModalInPopover:Bool
    UIViewController:modalInPresentation:Bool isModalInPresentation:Bool
    UIViewController:modalPresentationCapturesStatusBarAppearance:Bool modalPresentationStyle:Int
    UIViewController:modalTransitionStyle:Int overrideUserInterfaceStyle:Int preferredContentSize:CGSize
    UIViewController:providesPresentationContextTransitionStyle:Bool restorationClass
    UIViewController:restoresFocusAfterTransition:Bool
    UIViewController:searchDisplayController tabBarItem:UITabBarItem title:String toolbarItems
    UIViewController:transitioningDelegate view:UIView viewRespectsSystemMinimumLayoutMargins:Bool
    UIViewController:wantsFullScreenLayout:Bool navigationItem:UINavigationItem focusGroupIdentifier:String
    UIViewController:interactionActivityTrackingBaseName:String r/navigationController r/tabBarController
    UIViewController:r/splitViewController r/storyboard r/nibName r/parentViewController
    UIViewController:r/presentedViewController r/childViewControllers contentUnavailableConfiguration
    UITableViewController:clearsSelectionOnViewWillAppear:Bool refreshControl tableView:UITableView
    UICollectionViewController:clearsSelectionOnViewWillAppear:Bool collectionView:UICollectionView
    UICollectionViewController:installsStandardGestureForInteractiveMovement:Bool
    UICollectionViewController:useLayoutToLayoutNavigationTransitions:Bool
    UINavigationController:delegate hidesBarsOnSwipe:Bool hidesBarsOnTap:Bool
    UINavigationController:hidesBarsWhenKeyboardAppears:Bool hidesBarsWhenVerticallyCompact:Bool
    UINavigationController:navigationBarHidden:Bool isNavigationBarHidden:Bool toolbarHidden:Bool
    UINavigationController:isToolbarHidden:Bool viewControllers navigationBar:UINavigationBar
    UINavigationController:toolbar:UIToolbar r/topViewController r/interactivePopGestureRecognizer
    UITabBarController:customizableViewControllers delegate selectedIndex:Int selectedViewController
    UITabBarController:viewControllers tabBar:UITabBar mode:Int sidebar tabs selectedTab
    UISplitViewController:delegate displayModeButtonVisibility:Int maximumPrimaryColumnWidth:CGFloat
    UISplitViewController:maximumSupplementaryColumnWidth:CGFloat minimumPrimaryColumnWidth:CGFloat
    UISplitViewController:minimumSupplementaryColumnWidth:CGFloat preferredDisplayMode:Int
    UISplitViewController:preferredPrimaryColumnWidth:CGFloat preferredPrimaryColumnWidthFraction:CGFloat
    UISplitViewController:preferredSplitBehavior:Int preferredSupplementaryColumnWidth:CGFloat
    UISplitViewController:preferredSupplementaryColumnWidthFraction:CGFloat presentsWithGesture:Bool
    UISplitViewController:primaryBackgroundStyle:Int primaryEdge:Int showsSecondaryOnlyButton:Bool
    UISplitViewController:viewControllers
    UIPageViewController:dataSource delegate doubleSided:Bool isDoubleSided:Bool
    UISearchController:delegate searchResultsUpdater obscuresBackgroundDuringPresentation:Bool
    UIInputViewController:inputView primaryLanguage:String hasDictationKey:Bool
    AVPlayerViewController:allowsPictureInPicturePlayback:Bool delegate player showsPlaybackControls:Bool
    AVPlayerViewController:entersFullScreenWhenPlaybackBegins:Bool exitsFullScreenWhenPlaybackEnds:Bool
    AVPlayerViewController:updatesNowPlayingInfoCenter:Bool videoGravity:String
    GLKViewController:delegate paused:Bool pauseOnWillResignActive:Bool preferredFramesPerSecond:Int
    GLKViewController:resumeOnDidBecomeActive:Bool
    UIGestureRecognizer:allowedPressTypes allowedTouchTypes cancelsTouchesInView:Bool delaysTouchesBegan:Bool
    UIGestureRecognizer:delaysTouchesEnded:Bool delegate enabled:Bool isEnabled:Bool name:String
    UIGestureRecognizer:requiresExclusiveTouchType:Bool state:Int r/view:UIView
    UITapGestureRecognizer:buttonMaskRequired:Int numberOfTapsRequired:Int numberOfTouchesRequired:Int
    UISwipeGestureRecognizer:direction:UInt numberOfTouchesRequired:Int
    UIPanGestureRecognizer:allowedScrollTypesMask:Int maximumNumberOfTouches:Int minimumNumberOfTouches:Int
    UILongPressGestureRecognizer:allowableMovement:CGFloat minimumPressDuration:Double
    UILongPressGestureRecognizer:numberOfTapsRequired:Int
    UILongPressGestureRecognizer:numberOfTouchesRequired:Int
    UIPinchGestureRecognizer:scale:CGFloat
    UIRotationGestureRecognizer:rotation:CGFloat
    UIScreenEdgePanGestureRecognizer:edges:UInt
    UIBarItem:enabled:Bool isEnabled:Bool image:UIImage imageInsets:UIEdgeInsets landscapeImagePhone:UIImage
    UIBarItem:landscapeImagePhoneInsets:UIEdgeInsets largeContentSizeImage:UIImage
    UIBarItem:largeContentSizeImageInsets:UIEdgeInsets tag:Int title:String
    UIBarButtonItem:action customView:UIView menu possibleTitles primaryAction selected:Bool isSelected:Bool
    UIBarButtonItem:springLoaded:Bool style:Int target tintColor:UIColor width:CGFloat hidden:Bool
    UIBarButtonItem:isHidden:Bool changesSelectionAsPrimaryAction:Bool preferredMenuElementOrder:Int
    UITabBarItem:badgeColor:UIColor badgeValue:String selectedImage:UIImage titlePositionAdjustment
    UITabBarItem:scrollEdgeAppearance standardAppearance springLoaded:Bool
    UINavigationItem:backBarButtonItem backButtonDisplayMode:Int backButtonTitle:String hidesBackButton:Bool
    UINavigationItem:hidesSearchBarWhenScrolling:Bool largeTitleDisplayMode:Int leftBarButtonItem
    UINavigationItem:leftBarButtonItems leftItemsSupplementBackButton:Bool prompt:String rightBarButtonItem
    UINavigationItem:rightBarButtonItems searchController title:String titleView:UIView compactAppearance
    UINavigationItem:scrollEdgeAppearance standardAppearance compactScrollEdgeAppearance style:Int
    NSLayoutConstraint:active:Bool isActive:Bool constant:CGFloat identifier:String priority:Float
    NSLayoutConstraint:shouldBeArchived:Bool
    UISearchDisplayController:delegate searchBar searchContentsController searchResultsDataSource
    UISearchDisplayController:searchResultsDelegate searchResultsTitle:String
    CALayer:actions allowsEdgeAntialiasing:Bool allowsGroupOpacity:Bool anchorPoint:CGPoint
    CALayer:anchorPointZ:CGFloat backgroundColor:CGColor backgroundFilters beginTime:Double
    CALayer:borderColor:CGColor borderWidth:CGFloat bounds:CGRect compositingFilter contents
    CALayer:contentsCenter:CGRect contentsFormat:String contentsGravity:String contentsRect:CGRect
    CALayer:contentsScale:CGFloat cornerCurve:String cornerRadius:CGFloat delegate doubleSided:Bool
    CALayer:isDoubleSided:Bool drawsAsynchronously:Bool duration:Double edgeAntialiasingMask:UInt
    CALayer:fillMode:String filters frame:CGRect geometryFlipped:Bool isGeometryFlipped:Bool hidden:Bool
    CALayer:isHidden:Bool magnificationFilter:String mask:CALayer maskedCorners:UInt masksToBounds:Bool
    CALayer:minificationFilter:String minificationFilterBias:Float name:String
    CALayer:needsDisplayOnBoundsChange:Bool opacity:Float opaque:Bool isOpaque:Bool position:CGPoint
    CALayer:rasterizationScale:CGFloat repeatCount:Float repeatDuration:Double shadowColor:CGColor
    CALayer:shadowOffset:CGSize shadowOpacity:Float shadowPath shadowRadius:CGFloat shouldRasterize:Bool
    CALayer:speed:Float style sublayerTransform sublayers timeOffset:Double transform wantsDynamicContent:Bool
    CALayer:zPosition:CGFloat autoreverses:Bool toneMapMode
    """

  /// Classes of whose properties the lines above have all that the documentation lists, so that a key that is
  /// neither there nor in a superclass isn't one of theirs.
  static let completeClasses = """
    NSObject UIResponder UIView UIControl UIButton UILabel UIImageView UITextField UITextView UIScrollView
    UITableView UITableViewCell UITableViewHeaderFooterView UICollectionView UICollectionViewCell
    UICollectionReusableView UICollectionViewFlowLayout UIStackView UISwitch UISlider UIStepper
    UISegmentedControl UIPageControl UIDatePicker UIPickerView UIProgressView UIActivityIndicatorView
    UISearchBar UINavigationBar UITabBar UIToolbar UIWindow UIVisualEffectView UIViewController
    UITableViewController UICollectionViewController UINavigationController UITabBarController
    UISplitViewController UIPageViewController UIGestureRecognizer UITapGestureRecognizer
    UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UIBarItem UIBarButtonItem UITabBarItem UINavigationItem NSLayoutConstraint
    UICollectionViewLayout UICollectionViewListCell UITableViewCellContentView UIStoryboardSegue
    UIInputView UIInputViewController UIRefreshControl
    """

  /// `Class: selector …`: methods of Apple's that a control, or the first responder, can be sent.
  static let actionLines = """
    UIResponder:becomeFirstResponder resignFirstResponder cut: copy: paste: select: selectAll: delete:
    UIResponder:toggleBoldface: toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight:
    UIResponder:makeTextWritingDirectionRightToLeft: increaseSize: decreaseSize: pasteAndMatchStyle:
    UIResponder:pasteAndGo: pasteAndSearch: find: findAndReplace: findNext: findPrevious:
    UIResponder:useSelectionForFind: print: duplicate: move: rename: export: reloadInputViews
    UIResponder:updateTextAttributesWithConversionHandler: captureTextFromCamera: toggleSidebar: undo: redo:
    UIResponder:orderFrontPreferencesPanel: showHelp: performClose: terminate: buildMenuWithBuilder:
    UIView:endEditing: removeFromSuperview setNeedsLayout setNeedsDisplay layoutIfNeeded
    UITextField:resignFirstResponder
    UIScrollView:flashScrollIndicators
    UITableView:reloadData
    UICollectionView:reloadData
    UIActivityIndicatorView:startAnimating stopAnimating
    UIRefreshControl:beginRefreshing endRefreshing
    UIImageView:startAnimating stopAnimating
    UIWebView:goBack goForward reload stopLoading
    WKWebView:goBack goForward reload stopLoading goBack: goForward: reload: reloadFromOrigin:
    WKWebView:reloadFromOrigin stopLoading:
    UIViewController:dismissModalViewControllerAnimated: dismissViewControllerAnimated:completion:
    UIViewController:editButtonItem
    UINavigationController:popViewControllerAnimated: popToRootViewControllerAnimated:
    UISplitViewController:toggleMasterVisible:
    UIInputViewController:dismissKeyboard advanceToNextInputMode handleInputModeListFromView:withEvent:
    """

  /// Protocols of Apple's and of Swift's library that stand first in a list of what a class inherits.
  static let protocols = """
    AnyObject NSObjectProtocol NSCoding NSSecureCoding NSCopying NSMutableCopying Codable Decodable Encodable
    Equatable Hashable Comparable Identifiable Sendable Error LocalizedError CustomStringConvertible
    CustomDebugStringConvertible ObservableObject Sequence IteratorProtocol Collection CaseIterable
    RawRepresentable OptionSet ExpressibleByStringLiteral Actor Observable
    """
}
