package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A runtime attribute has a value that the property's type can't be.
package struct InspectableTypeMismatch: Rule {
  package static let kind = DiagnosticKind(
    "inspectable-type-mismatch", .error, summary: "a runtime attribute's value is not of the property's type",
    explanation: """
      ## What it reports
      With `--sources`: a runtime attribute whose value is a number, text, colour or image, for a property of
      the sources that is declared as another of these. Text for a number is not reported, since loading reads
      the number from it; other types are not judged.
      ## Why
      Loading sets the value unchecked. The app crashes there, or where it first uses the property.
      ## Example
          @IBInspectable var line: UIColor?
          <userDefinedRuntimeAttribute type="number" keyPath="line">
      ## Fix
      Remove the attribute and set the property anew in Interface Builder, or mend the type in the code.
      """)

  /// What a value or property is, as far as the rule judges.
  private enum Sort: String {
    case number = "a number"
    case text = "text"
    case color = "a colour"
    case image = "an image"
  }

  private static let values: [String: Sort] = [
    "boolean": .number, "number": .number, "string": .text, "localizedString": .text, "color": .color,
    "image": .image,
  ]
  private static let types: [String: Sort] = [
    "Bool": .number, "BOOL": .number, "Int": .number, "NSInteger": .number, "NSUInteger": .number,
    "UInt": .number, "CGFloat": .number, "Float": .number, "Double": .number, "float": .number,
    "double": .number, "int": .number, "String": .text, "NSString": .text, "UIColor": .color,
    "UIImage": .image,
  ]

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for attribute in RuntimeAttribute.all(in: document.spec) where attribute.firstKey == attribute.keyPath {
      guard let value = Self.values[attribute.type], let chain = code.chain(ofObject: attribute.owner),
        let member = code.property(attribute.keyPath, in: chain), member.declaration.kind == .property,
        let type = member.declaration.type, !TypeText(type).isArray,
        let wanted = Self.types[TypeText.lastPart(of: TypeText(type).name)], wanted != value,
        !(value == .text && wanted == .number)
      else { continue }
      bag.report(
        Self.kind, at: document.spec.tree.place(of: .type, in: attribute.element),
        .mismatch(attribute.keyPath, type, value.rawValue), object: document.objectText(attribute.owner),
        notes: code.declarationNotes(member))
    }
  }
}

extension String {
  fileprivate static func mismatch(_ key: String, _ type: String, _ value: String) -> String {
    "property '\(key)' is a '\(type)', and the value is \(value)"
  }
}
