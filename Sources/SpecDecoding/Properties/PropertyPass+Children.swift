internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

extension PropertyPass {
  /// Reads the values that are children of the object.
  mutating func readChildren(of element: Int) {
    for child in tree.children(of: element) {
      let key = tree.elements[child].key
      if key != .unknown, let value = value(ofChild: child) {
        bag[PropertyKey(key)] = value
      } else {
        readPart(child, key: key)
      }
    }
  }

  /// Reads the values that are children of a part into a scope, and the part's own parts into theirs.
  mutating func readChildren(of part: Int, scope: Name) {
    for child in tree.children(of: part) {
      let key = tree.elements[child].key
      guard key != .unknown else { continue }
      if let value = value(ofChild: child) {
        bag[PropertyKey(key, in: scope)] = value
      } else if tree.elements[child].name == .imageReference {
        readImageReference(child, key: key, scope: scope)
      } else if isScope(tree.elements[child].name), isDrawnAtRest(scope) {
        readScope(child, key)
      }
    }
  }

  /// A value that stands for itself; nil for parts with properties of their own, for structure and for holes.
  private func value(ofChild child: Int) -> PropertyValue? {
    // The commonest first; all by the element, since keys are free.
    switch tree.elements[child].name {
    case .color: reader.color(child).map { .color($0) }
    case .fontDescription: reader.font(child).map { .font($0) }
    case .nil: .null
    case .string, .mutableString: reader.text(child).map { .string($0) }
    case .attributedString:
      tree.elements[child].key == .userComments ? nil : .attributedText(reader.attributedText(child))
    case .size: reader.size(child).map { .size($0) }
    case .point: reader.point(child).map { .point($0) }
    case .rect: tree.elements[child].key == .frame ? nil : reader.rect(child).map { .rect($0) }
    case .inset, .edgeInsets, .directionalEdgeInsets: .insets(reader.insets(child))
    case .value: reader.size(child).map { .size($0) } ?? reader.point(child).map { .point($0) }
    default: rarer(child)
    }
  }

  private func rarer(_ child: Int) -> PropertyValue? {
    switch tree.elements[child].name {
    case .integer, .real: reader.number(.value, in: child).map { .number($0) }
    case .bool, .boolean:
      tree.row(of: .value, in: child).flatMap { ValueSyntax.boolean(tree.bytes(row: $0)) }.map {
        .boolean($0)
      }
    case .date: reader.number(.timeIntervalSinceReferenceDate, in: child).map { .number($0) }
    case .locale: tree.string(.localeIdentifier, in: child).map { .string($0) }
    case .accessibilityTraits, .dataDetectorType, .dataDetectorTypes, .extendedEdge, .popoverArrowDirection,
      .audiovisualMediaTypes:
      .list(flags(child))
    case .offsetWrapper:
      .point(
        Point(x: reader.number(.horizontal, in: child) ?? 0, y: reader.number(.vertical, in: child) ?? 0))
    default: nil
    }
  }

  /// The names of the attributes that say `YES`.
  private func flags(_ element: Int) -> [PropertyValue] {
    tree.attributeRows(of: element).compactMap { row in
      guard tree.attributes[row].name != .key, ValueSyntax.boolean(tree.bytes(row: row)) == true
      else { return nil }
      return .string(tree.nameText(row: row, in: element))
    }
  }

  /// Reads a child that is no value.
  private mutating func readPart(_ child: Int, key: Name) {
    let name = tree.elements[child].name
    switch name {
    case .state: readScope(child, key)
    case .imageReference: readImageReference(child, key: key, scope: .unknown)
    case .userDefinedRuntimeAttributes: readRuntimeAttributes(child)
    case .scopeButtonTitles:
      bag[.scopeButtonTitles] = .list(
        tree.children(of: child).compactMap { reader.text($0).map { .string($0) } })
    default:
      if isMetrics(name) { bag[PropertyKey(key)] = .string(name.rawValue) }
      if isScope(name) { readScope(child, key == .unknown ? name : key) }
    }
  }

  private mutating func readScope(_ part: Int, _ scope: Name) {
    guard scope != .unknown else { return }
    if tree.elements[part].name == .preferredSymbolConfiguration {
      readSymbolConfiguration(part, scope)
    } else {
      readAttributes(of: part, scope: scope)
      readChildren(of: part, scope: scope)
    }
  }

  /// Whether the parts of a part may take scopes by their own keys: those of a button's other states would
  /// overwrite the normal one's.
  private func isDrawnAtRest(_ scope: Name) -> Bool {
    switch scope {
    case .highlighted, .selected, .disabled, .focused: false
    default: true
    }
  }

  private func isScope(_ name: Name) -> Bool {
    switch name {
    case .buttonConfiguration, .textInputTraits, .collectionViewFlowLayout, .collectionViewLayout,
      .accessibility, .preferredSymbolConfiguration, .listContentConfiguration, .backgroundConfiguration,
      .blurEffect, .vibrancyEffect, .textAttributes, .navigationBarAppearance, .tabBarAppearance,
      .toolbarAppearance, .wkWebViewConfiguration, .wkPreferences:
      true
    default: isMetrics(name)
    }
  }

  private func isMetrics(_ name: Name) -> Bool {
    switch name {
    case .simulatedStatusBarMetrics, .simulatedNavigationBarMetrics, .simulatedToolbarMetrics,
      .simulatedTabBarMetrics, .simulatedOrientationMetrics, .simulatedScreenMetrics,
      .freeformSimulatedSizeMetrics, .fixedSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics,
      .modalFormSheetSimulatedSizeMetrics, .simulatedSplitDetailMetrics, .simulatedSplitMasterMetrics:
      true
    default: false
    }
  }
}
