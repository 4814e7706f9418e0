package import Diagnostics

/// The rules over what was written.
package enum RuleRegistry {
  /// Every rule, by the name of its kind.
  package static let all: [any Rule] = [
    ActionArity(),
    CellNibRoots(),
    CellOutsideTable(),
    ClassElementMismatch(),
    ContentViewConstraint(),
    ContentViewMask(),
    DanglingReference(),
    DuplicateAccessibilityIdentifier(),
    DuplicateConnection(),
    DuplicateConstraint(),
    DuplicateID(),
    DuplicateIdentifier(),
    DuplicateResource(),
    DuplicateRuntimeAttribute(),
    InspectableTypeMismatch(),
    InvalidConstraint(),
    InvalidSegue(),
    LaunchScreenContent(),
    MissingInitialController(),
    MissingReuseIdentifier(),
    NewerCapability(),
    NibOwnerMismatch(),
    OutletTypeMismatch(),
    SegueWithoutIdentifier(),
    UnavailableFeature(),
    UnboundedMultiline(),
    UnknownAction(),
    UnknownClass(),
    UnknownKeyPath(),
    UnknownOutlet(),
    UnknownSuperclass(),
    UnreachableScene(),
    UnrelatedConstraintItems(),
    WeakTopLevelOutlet(),
    WrongModule(),
  ]

  /// Every rule's kind, in the order of the rules.
  package static let kinds: [DiagnosticKind] = all.map { type(of: $0).kind }
}
