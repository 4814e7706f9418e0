/// A value of a view in an island that constraints leave open.
struct OpenValue: Hashable {
  let view: Int
  let value: LayoutAmbiguity.Value
}
