package import Diagnostics

/// What a user has done, as steps from another state or from the data as given.
package struct StateDeclaration: Sendable {
  package let name: Located<String>
  /// The scene it belongs to; nil for all.
  package let scene: Located<String>?
  package let from: Located<String>?
  package let steps: [StepDeclaration]
}

/// A step of a state.
package struct StepDeclaration: Sendable {
  /// What a step does.
  package enum Action: Sendable {
    case add(item: ItemDeclaration, at: Located<Int>?, selects: Bool)
    case remove(index: Located<Int>?, condition: Located<String>?)
    case select(index: Located<Int>)
    case toggle(section: Located<Int>, row: Located<Int>?)
    case setProperty(Located<String>, value: Located<String>)
    case setField(Located<String>, index: Located<Int>?, value: Located<String>)
    case scroll(x: Double, y: Double)
  }

  package let action: Action
  /// The data that changes.
  package let data: Located<String>?
  /// The view that changes.
  package let target: Located<String>?
  /// The place of the element.
  package let place: SpanRef
}
