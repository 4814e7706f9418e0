package import Diagnostics

/// What can't be said in Swift.
package enum SwiftKinds {
  package static let unnameableClass = DiagnosticKind(
    "unnameable-class", .warning, summary: "a class name that Swift cannot spell",
    explanation: """
      ## What it reports
      A custom class whose name is no identifier, for which no binding can be generated.
      ## Why
      The generated file would not compile. The nib itself may still load, if the run time knows the name.
      ## Example
          <view id="a" customClass="My-View"/>
      ## Fix
      Give the class a name of letters, digits and underscores.
      """)

  package static let unnameableMember = DiagnosticKind(
    "unnameable-member", .warning, summary: "an outlet or action that Swift cannot spell",
    explanation: """
      ## What it reports
      An outlet whose name is no identifier, or an action whose selector no Swift method has.
      ## Why
      The generated class leaves the member out; connecting it fails at run time, unless other code declares
      it.
      ## Example
          <outlet property="title label" destination="a"/>
      ## Fix
      Give the outlet a name of letters, digits and underscores; an action takes none, one or two parameters.
      """)

  /// All of them, by name.
  package static let all = [unnameableClass, unnameableMember]
}
