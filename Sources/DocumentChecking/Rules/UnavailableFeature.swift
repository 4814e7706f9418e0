package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document uses what the oldest system it is for does not have.
package struct UnavailableFeature: Rule {
  package static let kind = DiagnosticKind(
    "unavailable-feature", .warning, summary: "a document uses what its deployment target does not have",
    explanation: """
      ## What it reports
      In a document that states a deployment target: the first use of each view, guide or resource that came
      with a later version of iOS. A target that the project sets is not seen.
      ## Why
      Xcode refuses the document, or loading it on the older system ends the app or leaves the feature out.
      ## Example
          <deployment version="2048" identifier="iOS"/>
          <viewLayoutGuide key="safeArea" id="a1b-2c-d3e"/>
      ## Fix
      Raise the deployment target, or use what the older system has.
      """)

  /// Something that a version of iOS brought.
  private struct Feature {
    let element: Name
    /// The `key` that the element must have; nil for any.
    var key: Name?
    let words: String
    let version: Double
  }

  /// The versions that Apple's documentation gives; of safe areas the oldest that Xcode builds for, of web
  /// views the first that loads them from a document.
  private static let features = [
    Feature(element: .viewLayoutGuide, key: .safeArea, words: "a safe area layout guide", version: 9),
    Feature(
      element: .viewLayoutGuide, key: .contentLayoutGuide, words: "a content layout guide", version: 11),
    Feature(element: .viewLayoutGuide, key: .frameLayoutGuide, words: "a frame layout guide", version: 11),
    Feature(element: .keyboardLayoutGuide, words: "a keyboard layout guide", version: 15),
    Feature(element: .stackView, words: "a stack view", version: 9),
    Feature(element: .visualEffectView, words: "a visual effect view", version: 8),
    Feature(element: .viewControllerPlaceholder, words: "a storyboard reference", version: 9),
    Feature(element: .wkWebView, words: "a web view of WebKit", version: 11),
    Feature(element: .namedColor, words: "a named colour", version: 11),
    Feature(element: .colorWell, words: "a colour well", version: 14),
    Feature(element: .buttonConfiguration, words: "a button configuration", version: 15),
    Feature(element: .calendarView, words: "a calendar view", version: 16),
  ]

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    guard let (target, deployment) = deployment(in: tree) else { return }
    var isReported = [Bool](repeating: false, count: Self.features.count)
    for (element, row) in tree.elements.enumerated() {
      for (number, feature) in Self.features.enumerated() where feature.element == row.name {
        let isOfKey = feature.key.map { $0 == row.key } ?? true
        guard isOfKey, feature.version > target, !isReported[number] else { continue }
        isReported[number] = true
        bag.report(
          Self.kind, at: tree.place(of: element), .needs(feature.words, feature.version, target: target),
          object: document.spec.idText(around: element),
          notes: [Diagnostic.Note(.target, at: tree.place(of: .version, in: deployment))])
      }
    }
  }

  /// The version of iOS that the document is for, and the element that says so; nil where none does.
  private func deployment(in tree: XMLTree) -> (version: Double, element: Int)? {
    guard let dependencies = tree.child(of: XMLTree.root, .dependencies) else { return nil }
    for child in tree.children(of: dependencies) where tree.elements[child].name == .deployment {
      guard tree.string(.identifier, in: child) == "iOS",
        let number = tree.string(.version, in: child).flatMap(Double.init), number > 0
      else { continue }
      // Interface Builder writes 0x0900 for 9.0.
      guard number >= 256, number < 65536 else { return number < 256 ? (number, child) : nil }
      let code = Int(number)
      return (Double(code >> 8) + Double(code >> 4 & 15) / 10, child)
    }
    return nil
  }
}

extension String {
  fileprivate static func needs(_ feature: String, _ version: Double, target: Double) -> String {
    let oldest = target == target.rounded() ? "\(Int(target))" : "\(target)"
    return "\(feature) needs iOS \(Int(version)); the document is for iOS \(oldest) and later"
  }

  fileprivate static let target = "the deployment target is stated here"
}
