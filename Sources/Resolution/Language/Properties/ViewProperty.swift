package import Catalog
internal import Vocabulary

/// A property of a view that a binding or a `<set>` can name.
package struct ViewProperty: Hashable, Sendable {
  package let key: PropertyKey
  package let form: PropertyForm

  /// A data value as the property's; nil where there is none, or it hasn't the form.
  package func value(of value: DataValue) -> PropertyValue? { PropertyText.value(value, form) }

  /// The property of an element by its name; nil where it has none.
  static func named(_ name: String, of element: Name) -> ViewProperty? {
    if name.hasPrefix("layer.") { return layer(String(name.dropFirst(6))) }
    let known = Name.named(name)
    guard known != .unknown else { return nil }
    if let special = special(known, of: element) { return special }
    guard !structural.contains(known),
      let type = Catalog.standard.attributeType(of: element, known), let form = PropertyForm(type)
    else { return nil }
    return ViewProperty(key: PropertyKey(known), form: form)
  }

  /// The names of all properties of an element, for suggestions.
  static func names(of element: Name) -> [String] {
    let candidates = Catalog.standard.attributes(of: element).filter { !structural.contains($0) }
    let colors = Name.allCases.filter { isColor($0, of: element) }
    return candidates.map(\.rawValue) + ["font", "title", "image", "page", "scrollOffset"]
      + colors.map(\.rawValue) + layerForms.map { "layer.\($0.name.rawValue)" }
  }

  private static func special(_ name: Name, of element: Name) -> ViewProperty? {
    if isColor(name, of: element) {
      let scope: Name = element == .button && isOfState(name) ? .normal : .unknown
      return ViewProperty(key: PropertyKey(name, in: scope), form: .color)
    }
    switch name {
    case .title where element == .button:
      return ViewProperty(key: PropertyKey(name, in: .normal), form: .string)
    case .image, .backgroundImage:
      let scope: Name = element == .button ? .normal : .unknown
      return hasImages(element) ? ViewProperty(key: PropertyKey(name, in: scope), form: .image) : nil
    case .highlightedImage where element == .imageView:
      return ViewProperty(key: PropertyKey(name), form: .image)
    case .font where hasFont(element): return ViewProperty(key: PropertyKey(.fontDescription), form: .font)
    case .page where isScrollView(element): return ViewProperty(key: PropertyKey(name), form: .integer)
    case .scrollOffset where isScrollView(element): return ViewProperty(key: PropertyKey(name), form: .point)
    case .contentInsets where isScrollView(element):
      return ViewProperty(key: PropertyKey(name), form: .insets)
    default: return nil
    }
  }

  /// Whether an element has a font of its own.
  static func hasFont(_ element: Name) -> Bool {
    [.label, .button, .textField, .textView].contains(element)
  }

  private static func hasImages(_ element: Name) -> Bool {
    [.button, .imageView, .slider, .stepper, .barButtonItem, .tabBarItem].contains(element)
  }

  /// Whether an element scrolls.
  static func isScrollView(_ element: Name) -> Bool { Catalog.standard.inherits(element, from: .scrollView) }

  /// Whether a button keeps a colour by state.
  static func isOfState(_ name: Name) -> Bool { name == .titleColor || name == .titleShadowColor }

  /// Whether an element takes a colour by a name.
  ///
  /// Interface Builder writes colours as children, so that the catalogue doesn't list them; every view has
  /// `backgroundColor` and `tintColor`, the others are told by their ending.
  static func isColor(_ name: Name, of element: Name) -> Bool {
    guard name == .color || name.rawValue.hasSuffix("Color") else { return false }
    switch name {
    case .backgroundColor, .tintColor: return true
    case .color: return element == .activityIndicatorView
    case .textColor: return [.label, .textField, .textView, .datePicker].contains(element)
    case .highlightedColor: return element == .label
    case .titleColor, .titleShadowColor: return element == .button
    case .onTintColor: return element == .switch
    case .thumbTintColor: return element == .switch || element == .slider
    case .minimumTrackTintColor, .maximumTrackTintColor: return element == .slider
    case .progressTintColor, .trackTintColor: return element == .progressView
    case .pageIndicatorTintColor, .currentPageIndicatorTintColor: return element == .pageControl
    case .separatorColor, .sectionIndexColor, .sectionIndexBackgroundColor: return element == .tableView
    case .selectedSegmentTintColor: return element == .segmentedControl
    case .barTintColor: return [.navigationBar, .tabBar, .toolbar, .searchBar].contains(element)
    default: return false
    }
  }

  private static let layerForms: [(name: Name, form: PropertyForm)] = [
    (.cornerRadius, .number), (.borderWidth, .number), (.borderColor, .color), (.shadowOpacity, .number),
    (.shadowRadius, .number), (.shadowColor, .color), (.shadowOffset, .size), (.masksToBounds, .boolean),
  ]

  private static func layer(_ name: String) -> ViewProperty? {
    layerForms.first { $0.name.rawValue == name }
      .map { ViewProperty(key: PropertyKey($0.name, in: .layer), form: $0.form) }
  }

  private static let structural: Set<Name> = [
    .id, .key, .customClass, .customModule, .customModuleProvider, .sceneMemberID, .userLabel, .ambiguous,
    .misplaced, .fixedFrame, .verifyAmbiguity, .translatesAutoresizingMaskIntoConstraints, .reference,
  ]
}
