/// What is left open while contradictions are looked for.
///
/// Everything that another device, another text or another era would change is an unknown: the canvas, given
/// frames, margins, guides, baselines. What contradicts even so does in every layout.
struct Looseness {
  /// What a box of unknowns stands for.
  enum Key: Hashable {
    case margins(Int)
    case baselines(Int)
    case guide(Anchor)
  }

  var boxes: [Key: Box] = [:]
}

extension Island {
  /// The box of unknowns for something that is left open.
  mutating func looseBox(_ key: Looseness.Key, _ builder: inout ConstraintBuilder) -> Box {
    if let box = looseness?.boxes[key] { return box }
    let box = Box(x: builder.span(), y: builder.span())
    looseness?.boxes[key] = box
    return box
  }
}
