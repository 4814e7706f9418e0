internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The safe area of root views, by device, era of the document, bars and size.
///
/// Every number is measured in stored frames: insets that constraints to a root's safe area imply. What an
/// era did to them counts on the document's own canvas only; another device has what it has today.
struct SafeArea {
  let era: Era
  let traits: Traits
  /// Whether the document binds views to safe areas, not to the guides of view controllers.
  let usesSafeAreas: Bool

  /// The rules of the document in `context`, for `traits`.
  init(_ context: LayoutContext, traits: Traits) {
    era = context.era
    self.traits = traits
    usesSafeAreas = context.tree.info.usesSafeAreas
  }

  /// How much lower than the screen a page sheet is, in points.
  static let sheetGap = 54.0

  /// The insets of a root of the given size in points.
  func insets(of context: SceneContext, root: Name, frame: Rect) -> EdgeInsets {
    // Table view cells have none; cells of collection views are like other views that stand alone (measured).
    guard root != .tableViewCell else { return .zero }
    var insets = insets(of: context, size: frame.size)
    // A view that begins below the bars.
    if context.owner == .controller, frame.y > 0 {
      insets.top = max(0, insets.top - frame.y)
      insets.bottom = max(insets.bottom, frame.maxY - (traits.screen?.height ?? frame.maxY))
    }
    return insets
  }

  private func insets(of context: SceneContext, size: Size) -> EdgeInsets {
    guard let device = traits.device, let screen = traits.screen else {
      return withoutDevice(context, size)
    }
    let bar = navigationBar(context)
    let missing = size.width == screen.width ? screen.height - size.height : 0
    var status = statusBar(of: device, context)
    var bottom = bottom(of: device)
    if isSmall(size, screen) {
      if device.isNotched, era.version < 21_000, size.width <= screen.width { bottom = 0 }
      if device.form == .homeButtonPhone, era.version < 14_800, size.height < 400 { status = 0 }
    } else if context.owner == .controller || bar > 0, missing > 0, !context.isEmbedded,
      let shortened = shortened(by: missing, context, status: status, bottom: bottom)
    {
      return shortened
    }
    if context.isPopover { return .zero }
    bottom += bottomBar(context)
    let isDoubled =
      era.doublesSafeArea && !traits.isForeign && device.isNotched && isWhole(size, screen)
      && traits.orientation == .portrait
    let doubling: Double = isDoubled ? 2 : 1
    let sides = traits.orientation == .landscape && device.isNotched ? device.safeTop : 0
    return EdgeInsets(
      top: status * doubling + bar, left: sides, bottom: bottom * doubling, right: sides)
  }

  /// The insets of a screen that a sheet's edge or opaque bars shorten; nil where other reasons do.
  private func shortened(
    by missing: Double, _ context: SceneContext, status: Double, bottom: Double
  ) -> EdgeInsets? {
    let bar = navigationBar(context)
    let isLowered = missing == 20 && era.version >= 22_000 && bar > 0
    if missing == SafeArea.sheetGap || isLowered || context.isSheet {
      return EdgeInsets(top: bar > 0 ? 56 : 0, left: 0, bottom: bottom, right: 0)
    }
    if missing == status, era.isXcode26OrLater, bar > 0 {
      return EdgeInsets(top: 70, left: 0, bottom: bottom, right: 0)
    }
    let lower = bottomBar(context)
    // A sheet that a bar shortens further ends above the home indicator.
    if bottom > 0, missing == 44 || missing == 66 {
      return EdgeInsets(top: 0, left: 0, bottom: lower, right: 0)
    }
    guard missing >= status + 44 || missing == 20 || missing == 44 else { return nil }
    // Opaque bars at both ends.
    if lower > 0, missing >= status + 44 + bottom + lower { return .zero }
    return EdgeInsets(top: 0, left: 0, bottom: bottom + lower, right: 0)
  }

  /// Whether a root is no screen but a piece of one: a xib's view of its own size, a freeform scene.
  private func isSmall(_ size: Size, _ screen: Size) -> Bool {
    size.height < screen.height - 200 || (size.width != screen.width && size.height < screen.height)
  }

  private func isWhole(_ size: Size, _ screen: Size) -> Bool { size.height == screen.height }

  /// The height of the status bar, or of what a notch takes, in points; 0 without a device.
  func statusBar(in context: SceneContext) -> Double {
    traits.device.map { statusBar(of: $0, context) } ?? 0
  }

  /// The bar with time and battery, or what the notch takes.
  ///
  /// Xcode 11 to 14 hid the bar of devices with a home button; the insets of some notched devices changed
  /// between eras.
  private func statusBar(of device: Device, _ context: SceneContext) -> Double {
    switch device.form {
    case .homeButtonPhone:
      if isHidden(context) || traits.orientation == .landscape { return 0 }
      if traits.isForeign { return device.safeTop }
      return era.version >= 14_800 && era.version < (device.id == "retina4_7" ? 21_600 : 21_500)
        ? 0 : device.safeTop
    case .homeButtonPad:
      let isBare = !traits.isForeign && era.version >= 14_800 && era.version < 21_500
      return isHidden(context) || isBare ? 0 : device.safeTop
    case .roundedPad: return device.safeTop
    case .notchedPhone: return notch(of: device)
    }
  }

  /// Whether a controller's document says that there is no status bar.
  ///
  /// Only guides of controllers heed it: safe areas and xibs' own views keep the bar all the same (4 frames
  /// of two apps, against none).
  private func isHidden(_ context: SceneContext) -> Bool {
    context.hidesStatusBar && context.owner == .controller && !usesSafeAreas
  }

  private func notch(of device: Device) -> Double {
    if traits.isForeign { return traits.orientation == .landscape ? 0 : device.safeTop }
    switch device.id {
    case "retina6_1": return era.version >= 21_500 ? 48 : 44
    case "retina5_9": return era.version >= 21_500 ? 50 : 44
    case "retina6_0", "retina6_7": return era.version < 21_500 ? 44 : 47
    default: return device.safeTop
    }
  }

  private func bottom(of device: Device) -> Double {
    if traits.orientation == .landscape, device.isNotched, traits.isForeign { return 21 }
    return device.safeBottom
  }

  private func navigationBar(_ context: SceneContext) -> Double {
    let bar = (era.isXcode26OrLater ? 54.0 : 44) + (context.hasPrompt ? 30 : 0)
    switch context.navigationBar {
    case .absent, .explicitlyNone: return 0
    case .present: return bar
    case .large: return bar + 52
    }
  }

  private func bottomBar(_ context: SceneContext) -> Double {
    (context.tabBar == .present ? (traits.orientation == .landscape ? 52 : 49) : 0)
      + (context.toolbar == .present ? 44 : 0)
  }

  /// Documents before Xcode 8 and other ones without a device: a status bar on controllers' views, unless
  /// opaque bars take room from them.
  private func withoutDevice(_ context: SceneContext, _ size: Size) -> EdgeInsets {
    guard context.owner == .controller else { return .zero }
    let status: Double = context.hidesStatusBar ? 0 : 20
    let lower = bottomBar(context)
    let missing = missingHeight(size)
    if missing >= 64 + lower { return .zero }
    if missing >= 64 { return EdgeInsets(top: 0, left: 0, bottom: lower, right: 0) }
    return EdgeInsets(top: status + navigationBar(context), left: 0, bottom: lower, right: 0)
  }

  /// The canvases of documents that name no device: those of their time, and the square one of Xcode 6 and 7
  /// that was for any.
  private static let screensWithoutDevice =
    Device.all.filter { $0.form == .homeButtonPhone || $0.form == .homeButtonPad }.map(\.size)
    + [Size(width: 600, height: 600)]

  /// How much shorter a view is than the canvas of its width, within the height of two bars; else 0.
  private func missingHeight(_ size: Size) -> Double {
    for screen in Self.screensWithoutDevice where screen.width == size.width {
      let missing = screen.height - size.height
      if missing >= 0, missing <= 113 { return missing }
    }
    return 0
  }
}
