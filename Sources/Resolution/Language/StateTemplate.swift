package import Catalog
package import Diagnostics
package import Geometry
package import SpecDecoding

/// The value that a property is set to.
package typealias PropertyChangeValue = PropertyValue

/// A state with its steps, typed.
package struct StateTemplate: Sendable {
  /// A step.
  package struct Step: Sendable {
    package let action: Action
    package let place: SpanRef
  }

  /// What a step does.
  package enum Action: Sendable {
    /// Appends an item, or puts it at a position; `selecting` is the Bool field that becomes true for it
    /// alone.
    case add(data: Int, value: DataValue, at: Located<Int>?, selecting: Int?)
    case removeAt(data: Int, Located<Int>)
    /// Removes the items of which a Bool field is true.
    case removeWhere(data: Int, field: Int)
    case select(data: Int, Located<Int>, field: Int?)
    case selectIn(view: String, Located<Int>)
    case toggle(view: String, section: Located<Int>, row: Located<Int>?)
    case set(view: String, ViewProperty, PropertyValue)
    case setField(data: Int, index: Located<Int>?, field: Int, DataValue)
    case scroll(view: String, Point)
  }

  package let name: String
  /// The scene it belongs to; nil for all.
  package let scene: Int?
  /// The state it starts from.
  package internal(set) var from: Int?
  package internal(set) var steps: [Step] = []
  /// Whether it has an error, so that there is nothing to show.
  package internal(set) var isBroken = false
  package let place: SpanRef
}
