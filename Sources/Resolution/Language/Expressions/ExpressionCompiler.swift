internal import Catalog
internal import Diagnostics
internal import SpecDecoding

/// Types expressions and replaces names by what they mean in a scope.
struct ExpressionCompiler {
  let environment: LanguageEnvironment
  let scope: ExpressionScope

  /// What a value turned out to be.
  enum Outcome {
    /// Text without expressions, or of which all parts are known; with the type of the one parameter it
    /// consists of.
    case text(String, SpecType?)
    case expression(Expression)
    /// It was wrong, which was reported.
    case failed
  }

  /// Types the value of an attribute.
  func compile(_ value: Located<String>, into bag: inout DiagnosticBag) -> Outcome {
    switch ExpressionText.parse(value.value) {
    case .failure(let problem):
      let place = value.place.part(offset: problem.offset, length: problem.length)
      bag.report(ValueKinds.invalidExpression, at: place, problem.message)
      return .failed
    case .success(let text):
      if text.isPlain { return .text(text.plainText, nil) }
      return compile(text.parts, value.place, into: &bag)
    }
  }

  private func compile(
    _ parts: [ExpressionText.Part], _ place: SpanRef, into bag: inout DiagnosticBag
  ) -> Outcome {
    var pieces: [Piece] = []
    for part in parts {
      switch part {
      case .text(let text):
        pieces.append(Piece(type: .string, text: text, node: .literal(.string(text)), place: place))
      case .path(let path, let offset, let format, let formatOffset):
        let pathPlace = place.part(offset: offset, length: path.utf8.count)
        guard var piece = resolve(Located(path, at: pathPlace), into: &bag) else { return .failed }
        if let format {
          let formatPlace = place.part(offset: formatOffset, length: format.utf8.count)
          guard let formatted = apply(Located(format, at: formatPlace), to: piece, into: &bag)
          else { return .failed }
          piece = formatted
        }
        pieces.append(piece)
      }
    }
    return combine(pieces, place, into: &bag)
  }

  private func combine(_ pieces: [Piece], _ place: SpanRef, into bag: inout DiagnosticBag) -> Outcome {
    if pieces.count == 1, let piece = pieces.first {
      if let text = piece.text { return .text(text, piece.type) }
      return .expression(Expression(piece.node, piece.type, at: piece.place))
    }
    for piece in pieces where !isPrintable(piece.type) {
      bag.report(
        ValueKinds.typeMismatch, at: piece.place,
        "\(environment.types.noun(of: piece.type)) cannot stand in text")
      return .failed
    }
    let texts = pieces.compactMap(\.text)
    if texts.count == pieces.count { return .text(texts.joined(), .string) }
    let first = pieces.first { $0.text == nil }?.place ?? place
    return .expression(Expression(.joined(pieces.map(\.node)), .string, at: first))
  }

  private func isPrintable(_ type: SpecType) -> Bool {
    switch type.wrapped {
    case .string, .integer, .double, .url, .unknown: true
    default: false
    }
  }

  /// A part whose type is known.
  struct Piece {
    let type: SpecType
    /// The text of a value that is known.
    let text: String?
    let node: Expression.Node
    let place: SpanRef
  }

  // MARK: Paths

  /// What a path means in the scope; nil after reporting that it means nothing.
  func resolve(_ path: Located<String>, into bag: inout DiagnosticBag) -> Piece? {
    let names = path.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first else { return nil }
    let place = path.place.part(offset: 0, length: first.utf8.count)
    switch scope {
    case .component(let component, let parameters):
      guard let parameter = parameters[first] else {
        report(
          NameKinds.unknownParameter, Located(first, at: place), "component '\(component)' has no parameter",
          parameters.keys.sorted(), &bag)
        return nil
      }
      let piece = Piece(type: parameter.type, text: parameter.text, node: parameter.node, place: path.place)
      return follow(names.dropFirst(), offset: first.utf8.count + 1, from: piece, path, into: &bag)
    case .item(let type):
      guard let type else { return nil }
      let piece = Piece(type: type, text: nil, node: .item, place: path.place)
      return follow(names[...], offset: 0, from: piece, path, into: &bag)
    case .data:
      guard let number = environment.dataNumber(first) else {
        guard environment.isComplete else { return nil }
        report(
          NameKinds.unknownData, Located(first, at: place), "no data has the name", environment.dataNames,
          &bag)
        return nil
      }
      guard let type = environment.data[number].type else { return nil }
      let piece = Piece(type: type, text: nil, node: .data(number), place: path.place)
      return follow(names.dropFirst(), offset: first.utf8.count + 1, from: piece, path, into: &bag)
    }
  }

  private func follow(
    _ names: ArraySlice<String>, offset: Int, from start: Piece, _ path: Located<String>,
    into bag: inout DiagnosticBag
  ) -> Piece? {
    var piece = start
    var offset = offset
    for name in names {
      let place = path.place.part(offset: offset, length: name.utf8.count)
      guard let next = step(Located(name, at: place), from: piece, path.place, into: &bag) else { return nil }
      piece = next
      offset += name.utf8.count + 1
    }
    return piece
  }

  private func step(
    _ name: Located<String>, from piece: Piece, _ place: SpanRef, into bag: inout DiagnosticBag
  ) -> Piece? {
    let type = piece.type.wrapped
    if type == .unknown { return Piece(type: .unknown, text: nil, node: .literal(.null), place: place) }
    if case .list = type, name.value == "count" {
      return Piece(type: .integer, text: nil, node: .count(piece.node), place: place)
    }
    let fields = environment.types.fields(of: type)
    guard let position = fields.firstIndex(where: { $0.name == name.value }) else {
      var candidates = fields.map(\.name)
      if case .list = type { candidates.append("count") }
      report(
        NameKinds.unknownField, name, "\(environment.types.noun(of: piece.type)) has no field", candidates,
        &bag)
      return nil
    }
    var result = fields[position].type
    if piece.type.isOptional, !result.isOptional { result = .optional(result) }
    var node = Expression.Node.field(piece.node, position)
    if case .enumeration(let number) = type {
      node = .caseField(piece.node, enumeration: number, position)
    }
    return Piece(type: result, text: nil, node: node, place: place)
  }

  private func report(
    _ kind: DiagnosticKind, _ name: Located<String>, _ what: String, _ candidates: [String],
    _ bag: inout DiagnosticBag
  ) {
    let near = Suggestion.nearest(to: name.value, in: candidates)
    bag.report(
      kind, at: name.place, "\(what) '\(name.value)'" + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(name.value, with: $0, at: name.place)] } ?? [])
  }

  // MARK: Formats

  /// A part with its format; nil after reporting that they don't fit.
  func apply(_ format: Located<String>, to piece: Piece, into bag: inout DiagnosticBag) -> Piece? {
    guard let pattern = pattern(format, for: piece.type, into: &bag) else { return nil }
    guard let text = piece.text else {
      return Piece(type: .string, text: nil, node: .formatted(piece.node, pattern), place: piece.place)
    }
    let known = ValueSyntax.number(text).map(pattern.string) ?? pattern.string(text)
    return Piece(type: .string, text: known, node: .literal(.string(known)), place: piece.place)
  }

  /// The format for a value of a type; nil after reporting what is wrong with it.
  func pattern(
    _ format: Located<String>, for type: SpecType, into bag: inout DiagnosticBag
  ) -> FormatPattern? {
    if type.wrapped == .unknown { return nil }
    switch FormatPattern.parse(format.value) {
    case .failure(let problem):
      report(problem, format, into: &bag)
      return nil
    case .success(let pattern):
      let due: FormatPattern.Conversion? =
        switch type.wrapped {
        case .integer: .integer
        case .double: .real
        case .string, .url, .date: .text
        default: nil
        }
      guard let due, pattern.conversion == due else {
        let name = environment.types.text(of: type.wrapped)
        bag.report(ValueKinds.invalidFormat, at: format.place, .unfit(format.value, name, due))
        return nil
      }
      return pattern
    }
  }

  private func report(
    _ problem: FormatPattern.Problem, _ format: Located<String>, into bag: inout DiagnosticBag
  ) {
    switch problem {
    case .noPlace:
      bag.report(
        ValueKinds.invalidFormat, at: format.place, "format '\(format.value)' has no place for the value")
    case .secondPlace(let offset):
      bag.report(
        ValueKinds.invalidFormat, at: format.place.part(offset: offset, length: 2),
        "format '\(format.value)' has more than one place for the value")
    case .unknownPlace(let offset, let length):
      bag.report(
        ValueKinds.invalidFormat, at: format.place.part(offset: offset, length: length),
        "format '\(format.value)' has a place that is none of printf's; write '%%' for a percent sign")
    }
  }
}

extension String {
  fileprivate static func unfit(_ format: String, _ type: String, _ due: FormatPattern.Conversion?) -> String
  {
    let hint =
      switch due {
      case .integer: "; write '%d'"
      case .real: "; write '%.1f'"
      case .text: "; write '%@'"
      case nil: ""
      }
    return "format '\(format)' is not for '\(type)'" + hint
  }
}
