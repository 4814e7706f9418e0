package import Diagnostics

/// The rules over what was written.
package enum RuleRegistry {
  /// Every rule, by the name of its kind.
  package static let all: [any Rule] = [
    ActionArity(),
    ClassElementMismatch(),
    DanglingReference(),
    DuplicateConnection(),
    DuplicateConstraint(),
    DuplicateID(),
    InvalidConstraint(),
    NibOwnerMismatch(),
    OutletTypeMismatch(),
    UnknownAction(),
    UnknownClass(),
    UnknownOutlet(),
    UnknownSuperclass(),
    UnrelatedConstraintItems(),
    WeakTopLevelOutlet(),
    WrongModule(),
  ]

  /// Every rule's kind, in the order of the rules.
  package static let kinds: [DiagnosticKind] = all.map { type(of: $0).kind }
}
