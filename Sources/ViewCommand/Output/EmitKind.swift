internal import Diagnostics
internal import ViewCompiler

/// What `viewc compile` writes.
enum EmitKind: String, CaseIterable, Sendable {
  case swift, svg, png, pdf, ascii, layout, html

  /// What is written where nothing else is asked for: all that viewc makes without a helper program.
  static let standard: Set<EmitKind> = [.swift, .svg, .ascii, .layout, .html]

  /// The form of a picture; nil for what is none.
  var pictureFormat: PictureFormat? {
    switch self {
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    case .ascii: .ascii
    case .swift, .layout, .html: nil
    }
  }

  /// What the arguments ask for.
  static func kinds(_ arguments: ParsedArguments) throws(UsageError) -> Set<EmitKind> {
    guard let words = arguments.list("emit") else { return standard }
    var kinds: Set<EmitKind> = []
    for word in words {
      guard let kind = EmitKind(rawValue: word) else {
        let known = allCases.map(\.rawValue)
        if let nearest = Suggestion.nearest(to: word, in: known) {
          throw .unknown("kind of output", word, nearest: nearest)
        }
        throw UsageError("unknown kind of output '\(word)'; known are \(known.joined(separator: ", "))")
      }
      kinds.insert(kind)
    }
    guard !kinds.isEmpty else { throw UsageError("option '--emit' names no kind of output") }
    return kinds
  }
}

extension Set<EmitKind> {
  /// How far documents must be compiled for it: they are laid out in any case, since that is checked.
  var goal: CompilerGoal {
    contains(.html) || contains { $0.pictureFormat != nil } ? .drawn : .laidOut
  }
}
