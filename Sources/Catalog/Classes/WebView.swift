internal import Vocabulary

extension ElementSchema {
  /// A web page, in the way before iOS 8.
  static let webView = ElementSchema(
    .webView, .view, class: "UIWebView", base: .view,
    booleans: [
      .allowsInlineMediaPlayback, .keyboardDisplayRequiresUserAction, .mediaPlaybackAllowsAirPlay,
      .mediaPlaybackRequiresUserAction, .scalesPageToFit, .suppressesIncrementalRendering,
    ],
    numbers: [.gapBetweenPages, .pageLength],
    strings: [.paginationBreakingMode, .paginationMode])

  /// A web page.
  static let wkWebView = ElementSchema(
    .wkWebView, .view, class: "WKWebView", base: .view,
    booleans: [
      .allowsBackForwardNavigationGestures, .allowsLinkPreview, .allowsMagnification, .findInteractionEnabled,
      .inspectable,
    ],
    numbers: [.pageZoom],
    strings: [.customUserAgent])

  /// How a web view loads pages.
  static let wkWebViewConfiguration = ElementSchema(
    .wkWebViewConfiguration, .value, class: "WKWebViewConfiguration",
    booleans: [
      .allowsAirPlayForMediaPlayback, .allowsInlineMediaPlayback, .allowsPictureInPictureMediaPlayback,
      .ignoresViewportScaleLimits, .suppressesIncrementalRendering, .upgradeKnownHostsToHTTPS,
    ],
    strings: [.applicationNameForUserAgent, .selectionGranularity])

  /// What a web view lets pages do.
  static let wkPreferences = ElementSchema(
    .wkPreferences, .value, class: "WKPreferences",
    booleans: [
      .elementFullscreenEnabled, .fraudulentWebsiteWarningEnabled, .javaScriptCanOpenWindowsAutomatically,
      .javaScriptEnabled, .siteSpecificQuirksModeEnabled, .textInteractionEnabled,
    ],
    numbers: [.minimumFontSize])

  /// Which media wait for the user.
  static let audiovisualMediaTypes = ElementSchema(
    .audiovisualMediaTypes, .value,
    booleans: [.all, .audio, .none, .video])
}
