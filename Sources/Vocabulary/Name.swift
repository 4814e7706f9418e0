/// Every name of an element, attribute or `key` that viewc knows, interned.
///
/// A document's names become these codes while it is read, so that the stages compare integers. A name
/// that isn't listed is `unknown`; its text stays in the tree.
package enum Name: String, CaseIterable, Sendable {
  case unknown = ""
  case accessibility, accessibilityConfiguration, accessibilityConnection, accessibilityOverrides,
    accessibilityTraits, accessoryType, action, activityIndicatorView, adaptation, add, address, adjustable,
    adjustsFontForContentSizeCategory, adjustsFontSizeToFit,
    adjustsImageSizeForAccessibilityContentSizeCategory, adjustsImageWhenDisabled,
    adjustsImageWhenHighlighted, adjustsLetterSpacingToFitWidth, affinity, alignment, allowableMovement,
    allowDoubleColumnStyle, allowsBackForwardNavigationGestures, allowsContinuousInteraction,
    allowsDefaultTighteningForTruncation, allowsDirectInteraction, allowsEditingTextAttributes, allowsFocus,
    allowsMultipleSelection, allowsMultipleSelectionDuringEditing, allowsSelection,
    allowsSelectionDuringEditing, alpha, alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, animating,
    animations, appearance, appearances, appends, application, apportionsSegmentWidthsByContent, argument,
    arguments, array, arrayController, arscnView, arskView, aspect, assets, attributedString,
    attributedSubtitle, attributedText, attributedTitle, attributes, audiovisualMediaTypes,
    autocapitalizationType, autocorrectionType, automatic, automaticallyAdjustsScrollViewInsets,
    automaticEstimatedItemSize, autoresizesArchivedViewToFullSize, autoresizesSubviews, autoresizingMask,
    avPlayerViewController, awake, axis
  case backBarButtonItem, background, backgroundColor, backgroundConfiguration, backgroundImage,
    backgroundStyle, barButtonItem, barStyle, barTintColor, baseBackgroundColor, baseForegroundColor,
    baseline, baselineAdjustment, baselineRelativeArrangement, baseWritingDirection, behavior, bind,
    binding, black, blue, blurEffect, boldSystem, bool, boolean, borderColor, borderStyle, borderWidth,
    bottom, bottomMargin, bounces, bouncesZoom, bounds, box, bundleIdentifier, button, buttonCell,
    buttonConfiguration, buttonSize, buttonType
  case calendarEvent, calendarView, calibratedRGB, calibratedWhite, callback, canCancelContentTouches,
    cancelsTouchesInView, candidateClass, canvasLocation, capability, `case`, catalog, cell, cells, center,
    centerX, centerY, changesSelectionAsPrimaryAction, children, `class`, classes, className,
    clearButtonMode, clearsContextBeforeDrawing, clearsOnBeginEditing, clearsSelectionOnViewWillAppear,
    clipsSubviews, clipView, close, cocoaTouchSystemColor, collectionClass, collectionReusableView,
    collectionView, collectionViewCell, collectionViewCellContentView, collectionViewController,
    collectionViewFlowLayout, collectionViewItem, collectionViewLayout, color, colorMatched, colorPrimary,
    colorSpace, colorWell, commit, compactAppearance, compactScrollEdgeAppearance, component, condition,
    configuration, configurationType, connections, constant, constraint, constraints, containerView,
    content, contentEdgeInsets, contentHorizontalAlignment, contentInsetAdjustmentBehavior, contentInsets,
    contentLayoutGuide, contentMode, contentRect, contentSize, contentSizeForViewInPopover, contentSizes,
    contentStretch, contentUnavailableView, contentVerticalAlignment, contentView,
    contentViewInsetsToSafeArea, continuous, controlBackgroundColor, controlColor, controller,
    controlTextColor, cornerRadius, cornerStyle, count, countDownDuration, currentPageIndicatorTintColor,
    custom, customClass, customColorSpace, customFonts, customModule, customModuleProvider, customObject,
    customObjectInstantitationMethod, customSize, customSpacing, customView
  case darkTextColor, data, dataDetectorType, dataDetectorTypes, dataMode, date, datePicker,
    datePickerMode, decimal, decodable, `default`, defaultGlanceController, defaultSimulatedMetrics,
    definesPresentationContext, delaysContentTouches, delegate, dependencies, deployment, designable,
    designables, destination, destinationCreationSelector, detailTextLabel, development, device, deviceRGB,
    devices, deviceWhite, dictionary, direction, directionalEdgeInsets, directionalLayoutMargins,
    directionalLockEnabled, directions, disabled, disabledControlTextColor, displayP3, distribution,
    document, down, dynamicTypePreference
  case edgeInsets, edgesForExtendedLayout, editable, editingAccessoryType, embed, emit, enabled,
    enableSetNeedsDisplay, enablesReturnKeyAutomatically, enumeration, equals, estimatedItemSize,
    estimatedRowHeight, estimatedSectionFooterHeight, estimatedSectionHeaderHeight, event, eventType,
    exclude, exit, expandable, exponent, extendedEdge, extendedLayoutIncludesOpaqueBars
  case fallback, family, field, fillColor, fillerRowHeight, first, firstAttribute, firstBaseline,
    firstItem, fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY, flightNumber, flow, font,
    fontDescription, footer, footerReferenceSize, footerTitle, format, fragment, frame, frameInset,
    frameLayoutGuide, freeformSimulatedSizeMetrics, freeformSize, from
  case genericGamma22GrayColorSpace, gestureRecognizers, glanceController, glkView, glkViewController,
    greaterThanOrEqual, green, gridCell, gridColor, group, groupTableViewBackgroundColor
  case hasAttributedTitle, header, headerColor, headerReferenceSize, headerTextColor, headerTitle, heavy,
    height, heightSizable, hidden, hidesAccessoryWhenEditing, hidesBottomBarWhenPushed, hidesForSinglePage,
    hidesWhenStopped, highlighted, highlightedColor, highlightedImage, hint,
    horizontalCompressionResistancePriority, horizontalHuggingPriority, hostingController,
    hoverGestureRecognizer
  case id, identifier, image, imageCell, imageEdgeInsets, imagePadding, imagePlacement, imageReference,
    imageView, `import`, include, includes, indentationLevel, indentationWidth, index, indexPath,
    indicatorStyle, inferredMetricsTieBreakers, inheritsFrom, initialViewController, insertionPointColor,
    inset, insetsLayoutMarginsFromSafeArea, int, integer, intrinsicContentSize, isElement, isOpen,
    italicSystem, item, itemPositioning, items, itemSize
  case json, justified
  case key, keyboard, keyboardDismissMode, keyboardKey, keyboardLayoutGuide, keyboardType, keyPath, kind
  case label, labelColor, language, languages, largeTitleDisplayMode, largeTitles,
    largeTitleTextAttributes, launchScreen, layer, layout, layoutGuides, layoutMargins,
    layoutMarginsFollowReadableWidth, lead, leading, leadingMargin, left, leftAligned, leftBarButtonItem,
    lessThanOrEqual, level, levels, light, lightTextColor, lineAlignment, lineBreakMode, lineBreakStrategy,
    lineHeightMultiple, lineSpacing, link, list, livePhotoView, locale, localization, localized, location,
    lottieView
  case mapType, mapView, margins, mask, matrix, maximumContentSizeCategory, maximumDate,
    maximumPrimaryColumnWidth, maximumTrackTintColor, maximumValue, maximumZoomScale, maxValue, maxX, maxY,
    mediaTypesRequiringUserActionForPlayback, medium, menu, menuItem, metaFont, minimumContentSizeCategory,
    minimumDate, minimumFontSize, minimumInteritemSpacing, minimumLineSpacing, minimumNumberOfTouches,
    minimumPressDuration, minimumPrimaryColumnWidth, minimumScaleFactor, minimumTrackTintColor,
    minimumValueImage, minimumZoomScale, minToolsVersion, minuteInterval, minValue, minX, minY, misplaced,
    modal, modalPageSheetSimulatedSizeMetrics, modalPresentationStyle, modalTransitionStyle, model,
    modifierMask, module, momentary, mtkView, multipleTouchEnabled, multiplier, mutableString
  case name, namedColor, navigationBar, navigationBarAppearance, navigationBarHidden,
    navigationController, navigationItem, navigationOrientation, nibName, `nil`, none, normal, notEnabled,
    notificationController, NSColor, NSFont, NSOriginalFont, NSParagraphStyle, number, numberOfLines,
    numberOfPages, numberOfTapsRequired
  case objects, offset, on, onTintColor, opaque, open, openSections, options, orientation, orientations,
    other, outlet, outletCollection, owner
  case page, pageControl, pageIndicatorTintColor, pageViewController, paging, pagingEnabled,
    panGestureRecognizer, paragraphSpacing, paragraphStyle, parameter, parent, path, pdfView, phoneNumber,
    pickerView, pin, pinchGestureRecognizer, placeholder, placeholderIdentifier, placeholderIntrinsicHeight,
    placeholderIntrinsicWidth, playerView, plugIn, point, pointerInteraction, pointSize,
    pongPressGestureRecognizer, popover, popoverAnchorBarButtonItem, popoverAnchorView,
    popoverArrowDirection, popoverController, popoverPassthroughViews, popoverPresentation, popUpButton,
    popUpButtonCell, preferences, preferredDatePickerStyle, preferredDisplayMode, preferredFramesPerSecond,
    preferredMaxLayoutWidth, preferredPrimaryColumnWidthFraction, preferredSymbolConfiguration,
    preferredSymbolConfigurationForImage, prefetchingEnabled, presentation, presentsWithGesture,
    preservesSuperviewLayoutMargins, preview, primaryBackgroundStyle, priority, progress, progressImage,
    progressTintColor, progressView, progressViewStyle, prompted, property, propertyAccessControl,
    `protocol`, prototypes, providesPresentationContextTransitionStyle, push
  case range, real, realityView, rect, red, reference, referencedIdentifier, refreshControl, regular,
    relation, relationship, relationships, relativePath, remembersLastFocusedIndexPath, remove,
    renderingMode, resources, restorationIdentifier, returnKeyType, reuseIdentifier, right,
    rightBarButtonItem, rightBarButtonItems, role, rotationGestureRecognizer, row, rowHeight, rows
  case safeArea, scale, scene, sceneID, sceneKitView, sceneMemberID, scenes, scopeButtonTitles,
    screenEdgePanGestureRecognizer, screenRect, scrollDirection, scrollEdgeAppearance, scrollEnabled,
    scroller, scrollIndicatorInsets, scrollOffset, scrollView, scrollViewTexturedBackgroundColor, searchBar,
    searchBarStyle, searchDisplayController, second, secondaryLabelColor, secondarySystemBackgroundColor,
    secondarySystemGroupedBackgroundColor, secondAttribute, secondItem, section, sectionFooterHeight,
    sectionFooterView, sectionHeaderHeight, sectionHeaderTopPadding, sectionHeaderView,
    sectionIndexBackgroundColor, sectionIndexColor, sectionIndexTrackingBackgroundColor, sectionInset,
    sectionInsetReference, sections, secureTextEntry, segment, segmentControlStyle, segmentedControl,
    segments, segue, select, selectable, selected, selectedCell, selectedImage, selectedImageTintColor,
    selectedSegmentIndex, selectedSegmentTintColor, selectionFollowsFocus, selectionStyle, selector,
    selfSizingInvalidation, semanticContentAttribute, semibold, separatorColor, separatorInset,
    separatorInsetReference, separatorStyle, set, shadowOffset, sheet, shipmentTrackingNumber,
    shouldIndentWhileEditing, show, showDetail, showsActivityIndicator, showsCancelButton,
    showsExpansionTextWhenTruncated, showsHorizontalScrollIndicator, showsMenuAsPrimaryAction,
    showsReorderControl, showsSearchResultsButton, showsTouchWhenHighlighted, showsVerticalScrollIndicator,
    simulatedAppContext, simulatedBottomBarMetrics, simulatedDestinationMetrics, simulatedMetricsContainer,
    simulatedNavigationBarMetrics, simulatedOrientationMetrics, simulatedScreenMetrics,
    simulatedStatusBarMetrics, simulatedTabBarMetrics, simulatedToolbarMetrics, simulatedTopBarMetrics,
    size, skView, slider, slot, smartDashesType, smartInsertDeleteType, smartQuotesType, snapshot, source,
    sourceIdentifier, sources, spacing, spacingType, spec, spellCheckingType, spineLocation,
    splitViewController, splitViewControllerTargetIndex, springLoaded, sRGB, stackView, standardAppearance,
    state, staticText, statusBar, statusBarStyle, statusLabelBackgroundColor, stepper, stepValue,
    storyboardIdentifier, storyboardName, string, strings, style, subtitle, subtitleFontDescription,
    subviews, summaryElement, superclassName, swap, swipeGestureRecognizer, `switch`, symbol,
    symbolConfiguration, symbolic, symbolScale, system, systemBackgroundColor, systemBlueColor, systemColor,
    systemGrayColor, systemGreenColor, systemGroupedBackgroundColor, systemItem, systemOrangeColor,
    systemRedColor, systemVersion, systemYellowColor
  case tabBar, tabBarController, tabBarItem, tableCellGroupedBackgroundColor, tableCellView, tableColumn,
    tableColumnResizingMask, tableColumns, tableFooterView, tableHeaderCell, tableHeaderView, tableView,
    tableViewCell, tableViewCellContentView, tableViewController, tableViewSection, tabViewController, tag,
    tapGestureRecognizer, target, targetRuntime, template, tertiarySystemBackgroundColor, text,
    textAlignment, textAttributes, textBackgroundColor, textColor, textContentType, textField,
    textFieldCell, textInputTraits, textLabel, textTab, textView, theme, thin, thumbTintColor,
    tighteningFactorForTruncation, timeIntervalSinceReferenceDate, tintColor, title, titleAlignment,
    titleColor, titleEdgeInsets, titleFontDescription, titlePadding, titleShadowColor, titleTextAttributes,
    titleView, to, toggle, toggles, toolbar, toolbarHidden, toolbarItems, toolsVersion, toolTip, top,
    topMargin, trackImage, trackTintColor, trail, trailing, trailingMargin, traits, transition,
    transitionStyle, translatesAutoresizingMaskIntoConstraints, translation, translucent, trigger, type
  case unselected, unwind, unwindAction, up, updatesFrequently, use, useAutolayout, useCurrentDate,
    userComments, userDefaultsController, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes,
    userGuides, userInteractionEnabled, userLabel, userLayoutGuide, useSafeAreas, usesAttributedText,
    useStoryboardIdentifierAsRestorationIdentifier, useTraitCollections
  case value, values, variableValue, variant, variation, verifyAmbiguity, version,
    verticalCompressionResistancePriority, verticalHuggingPriority, vibrancyEffect, videoGravity, view,
    viewController, viewControllerLayoutGuide, viewControllerPlaceholder, viewControllers, viewLayoutGuide,
    views, visibleAtLaunch, visual, visualEffectView
  case webView, weight, when, white, whiteColor, width, widthSizable, window, windowController,
    windowPositionMask, windowStyleMask, with, wkPreferences, wkWebView, wkWebViewConfiguration
  case x, xcode11CocoaTouchSystemColor
  case y
}
