package import Diagnostics
internal import DocumentChecking
internal import LayoutChecking
internal import Resolution
internal import SpecDecoding
internal import SwiftGeneration
internal import XMLParsing

/// Every kind of finding that any stage can report.
package enum DiagnosticCatalog {
  /// All kinds, by name.
  package static let all: [DiagnosticKind] =
    [
      XMLKinds.all, DocumentKinds.all, AttributeKinds.all, StructureKinds.all, DataKinds.all,
      SnapshotKinds.all, NameKinds.all, ValueKinds.all, ExpansionKinds.all, RuleRegistry.kinds,
      SourceRuleRegistry.kinds, LayoutRuleRegistry.kinds, SwiftKinds.all, CompilerKinds.all,
    ]
    .flatMap { $0 }.sorted { $0.name < $1.name }

  /// The names of all kinds, in order.
  package static let names = all.map(\.name)

  /// The kind with a name.
  package static func named(_ name: String) -> DiagnosticKind? { all.first { $0.name == name } }
}
