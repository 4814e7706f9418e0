internal import Diagnostics

/// Writes one class with its outlets and actions.
struct ClassWriter {
  let binding: ClassBinding
  let source: String
  /// What a spec adds to the class, where it is a cell.
  var cell: CellWriter?

  /// Writes the class; members that can't be named are reported and left out.
  func write(to writer: inout SwiftWriter, into bag: inout DiagnosticBag) {
    let outlets = binding.outlets.filter { SwiftIdentifier.isValid($0.name) }
    for outlet in binding.outlets where !SwiftIdentifier.isValid(outlet.name) {
      bag.report(SwiftKinds.unnameableMember, at: binding.place, .member(outlet.name, of: binding.name))
    }
    var methods: [(signature: String, body: String)] = []
    for action in binding.actions {
      guard let selector = ActionSelector(action.selector) else {
        bag.report(SwiftKinds.unnameableMember, at: binding.place, .member(action.selector, of: binding.name))
        continue
      }
      let body = cell?.body(ofAction: action.selector) ?? "// Override to handle the event."
      methods.append((selector.signature(sender: action.sender), body))
    }
    writer.line("/// The class `\(binding.name)` as \(source) connects it.")
    writer.block("class \(binding.name): \(binding.superclass)") { body in
      writeReuse(to: &body)
      for outlet in outlets { body.line(declaration(of: outlet)) }
      cell?.writeCallbacks(to: &body)
      cell?.writePosition(to: &body)
      cell?.writeMethods(to: &body)
      for (index, method) in methods.enumerated() {
        if index > 0 || !outlets.isEmpty || binding.reuseIdentifier != nil { body.line() }
        body.block("@IBAction " + method.signature) { $0.line(method.body) }
      }
    }
  }

  private func writeReuse(to writer: inout SwiftWriter) {
    guard let identifier = binding.reuseIdentifier else { return }
    writer.line("/// The identifier to register and dequeue with.")
    writer.line("static let reuseIdentifier = \(SwiftLiteral.string(identifier))")
    if !binding.outlets.isEmpty { writer.line() }
  }

  private func declaration(of outlet: ClassBinding.Outlet) -> String {
    let name = SwiftIdentifier.source(outlet.name)
    if outlet.isCollection { return "@IBOutlet var \(name): [\(outlet.type)]!" }
    return "@IBOutlet \(outlet.isWeak ? "weak " : "")var \(name): \(outlet.type)!"
  }
}

extension String {
  fileprivate static func member(_ name: String, of type: String) -> String {
    "'\(name)' of class '\(type)' cannot be a member in Swift; it is left out"
  }
}
