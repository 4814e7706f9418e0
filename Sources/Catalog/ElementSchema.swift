package import Vocabulary

/// What Interface Builder writes for an element: its class, its attributes and their types, its events.
///
/// One value a class, in a file of its own under `Classes`; `Catalog.all` lists them.
package struct ElementSchema: Sendable {
  /// What an element stands for.
  package enum Role: Sendable {
    /// A view: has a frame and takes part in layout.
    case view
    /// A view controller.
    case controller
    /// A layout guide.
    case guide
    /// An item of a bar, a segment, a table's section: hangs in the tree but has no frame of its own.
    case item
    /// A gesture recogniser.
    case gesture
    /// An object that is no view: custom objects, formatters, collection view layouts.
    case object
    /// File's Owner, First Responder, exits, controllers of other storyboards.
    case placeholder
    /// A constraint, connection, colour, font: part of an object.
    case value
    /// An element that only groups (`subviews`, `connections`).
    case group
  }

  package let element: Name
  package let role: Role
  /// The UIKit class, as `UILabel`; nil for values and groups.
  package let className: String?
  /// The element whose attributes this one has too, as `view` for `label`.
  package let base: Name?
  /// The attributes of this element's own, with their types.
  package let attributes: [(name: Name, type: AttributeType)]
  /// Attributes without which the element means nothing.
  package let required: [Name]
  /// Attributes whose presence makes `required` void (`reference` of a segue that only breaks ties).
  package let exemptions: [Name]
  /// The control event that an action gets by default, as `touchUpInside`; nil where it isn't a control.
  package let defaultEvent: String?

  /// Makes a schema; see the properties.
  package init(
    _ element: Name, _ role: Role, class className: String? = nil, base: Name? = nil,
    attributes: [(name: Name, type: AttributeType)], required: [Name] = [], exemptions: [Name] = [],
    defaultEvent: String? = nil
  ) {
    self.element = element
    self.role = role
    self.className = className
    self.base = base
    self.attributes = attributes
    self.required = required
    self.exemptions = exemptions
    self.defaultEvent = defaultEvent
  }
}
