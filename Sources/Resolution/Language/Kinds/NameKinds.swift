package import Diagnostics

/// What can be wrong with names of declarations.
package enum NameKinds {
  package static let unknownType = DiagnosticKind(
    "unknown-type", .error, summary: "a type is none that is declared",
    explanation: """
      ## What it reports
      The type of a field, parameter or data that is neither built in nor a model or enumeration of the spec
      or of one that it imports.
      ## Why
      Values of the type cannot be checked, and no Swift can be generated.
      ## Example
          <field name="count" type="Integer"/>
      ## Fix
      Mend the name, or declare the model. Built in are `String`, `Int`, `Double`, `Bool`, `UIColor`,
      `UIImage`, `Date` and `URL`.
      """)

  package static let unknownModel = DiagnosticKind(
    "unknown-model", .error, summary: "a cell names a model that is not declared",
    explanation: """
      ## What it reports
      The `model` of a cell that is no model of the spec or of one that it imports.
      ## Why
      The paths of its bindings cannot be checked.
      ## Example
          <cell name="PageCell" model="Pge">…</cell>
      ## Fix
      Mend the name, or declare the model.
      """)

  package static let unknownComponent = DiagnosticKind(
    "unknown-component", .error, summary: "an element is the use of a component that is not declared",
    explanation: """
      ## What it reports
      An element with a capital letter among the views that is no component of the spec or of one that it
      imports.
      ## Why
      Nothing can be put in its place.
      ## Example
          <Bagde text="New"/>
      ## Fix
      Mend the name, declare the component, or import the spec that does.
      """)

  package static let unknownParameter = DiagnosticKind(
    "unknown-parameter", .error, summary: "a component is given a parameter that it has not",
    explanation: """
      ## What it reports
      An attribute on the use of a component that is neither one of its parameters nor one of those that every
      use may have: `id`, `slot`, `export`, `hidden` and the shorthands of constraints.
      ## Why
      The value has no effect.
      ## Example
          <Badge titel="New"/>
      ## Fix
      Mend the name, or declare the parameter.
      """)

  package static let missingParameter = DiagnosticKind(
    "missing-parameter", .error, summary: "the use of a component lacks a parameter",
    explanation: """
      ## What it reports
      A use without a parameter that has no `default`.
      ## Why
      The component has nothing to show in its place.
      ## Example
          <Badge color="red"/>
      ## Fix
      Give the parameter, or give it a `default` in the component.
      """)

  package static let unknownSlot = DiagnosticKind(
    "unknown-slot", .error, summary: "a view is meant for a slot that the component has not",
    explanation: """
      ## What it reports
      A `slot` attribute that names no slot of the component, or a child of a component without slots.
      ## Why
      The view has no place in the component.
      ## Example
          <Badge text="New"><label slot="footer"/></Badge>
      ## Fix
      Mend the name, or add a `<slot>` to the component.
      """)

  package static let unknownCell = DiagnosticKind(
    "unknown-cell", .error, summary: "a collection or table view names a cell that does not exist",
    explanation: """
      ## What it reports
      A `cell`, `header` or `childCell` that no `<cell>` declares, or a `<cell>` without a view inside whose
      class no imported document has.
      ## Why
      There is nothing to make of the items.
      ## Example
          <collectionView data="pages" cell="PageCel"/>
      ## Fix
      Mend the name, declare the cell, or import the document that has it.
      """)

  package static let unknownData = DiagnosticKind(
    "unknown-data", .error, summary: "a name is no data of the spec",
    explanation: """
      ## What it reports
      A `data` or `sections` attribute, or the beginning of an expression, that names no `<data>`.
      ## Why
      There is nothing to show.
      ## Example
          <collectionView data="pagse" cell="PageCell"/>
      ## Fix
      Mend the name, or declare the data.
      """)

  package static let unknownField = DiagnosticKind(
    "unknown-field", .error, summary: "a path names a field that its type has not",
    explanation: """
      ## What it reports
      A part of a path in a binding, an expression, a step of a state or an item that is no field of the model
      or enumeration before it.
      ## Why
      There is no value there.
      ## Example
          <bind outlet="title" property="text" to="titel"/>
      ## Fix
      Mend the name, or add the field to the model.
      """)

  package static let unknownScene = DiagnosticKind(
    "unknown-scene", .error, summary: "a name is no scene",
    explanation: """
      ## What it reports
      A `scene` of a state, snapshot or matrix that is neither a scene of the spec nor, for pictures, the
      storyboard identifier or the class of a controller of an imported storyboard; a `document` that is not
      imported.
      ## Why
      There is nothing to show.
      ## Example
          <snapshot scene="Hme"/>
      ## Fix
      Mend the name, or import the document.
      """)

  package static let unknownState = DiagnosticKind(
    "unknown-state", .error, summary: "a name is no state",
    explanation: """
      ## What it reports
      A `state` of a snapshot, or the `from` of a state, that is not declared, or that belongs to another
      scene.
      ## Why
      The picture would show something else.
      ## Example
          <snapshot scene="Tabs" state="emtpy"/>
      ## Fix
      Mend the name, or declare the state.
      """)

  package static let cyclicState = DiagnosticKind(
    "cyclic-state", .error, summary: "states start from each other in a circle",
    explanation: """
      ## What it reports
      A state whose `from` leads back to itself.
      ## Why
      None of them has a beginning.
      ## Example
          <state name="a" from="b"/><state name="b" from="a"/>
      ## Fix
      Leave `from` out of one of them.
      """)

  package static let unknownOutlet = DiagnosticKind(
    "unknown-outlet", .error, summary: "a name is no outlet of its class",
    explanation: """
      ## What it reports
      With `--sources`: an outlet of a document that the owner's class does not declare, or only as a
      property that Objective-C does not see. In a spec: an `outlet` of a binding or `<set>` that is not
      connected in the document of the cell. Classes with a superclass that isn't known are not judged.
      ## Why
      Loading the document crashes the app ("this class is not key value coding-compliant for the key"). The
      view of a binding cannot be found. Renaming or deleting the property in the code is the usual cause.
      ## Example
          <outlet property="avtarView" destination="a1b-2c-d3e" id="f4g-5h-i6j"/>
          <bind outlet="titelLabel" property="text" to="title"/>
      ## Fix
      Mend the name, remove the connection, or declare the outlet (`@IBOutlet`).
      """)

  package static let unknownAction = DiagnosticKind(
    "unknown-action", .error, summary: "a name is no action of its class",
    explanation: """
      ## What it reports
      With `--sources`: an action of a document, an action of a segue or a method to unwind to that the
      receiver's class does not have, or that Objective-C does not see; of the first responder one that no
      class has. In a spec: the `action` of a callback that no control of the cell sends. Classes with a
      superclass that isn't known are not judged.
      ## Why
      The app crashes with "unrecognized selector" when the control is touched; the closure of a callback
      would never be called.
      ## Example
          <action selector="sav:" destination="-1" eventType="touchUpInside" id="a1b-2c-d3e"/>
          <callback name="onDelete" action="tapDelete:"/>
      ## Fix
      Mend the selector, remove the connection, or declare the action (`@IBAction`).
      """)

  package static let unknownTarget = DiagnosticKind(
    "unknown-target", .error, summary: "an id is none of a view in reach",
    explanation: """
      ## What it reports
      An id in a shorthand, a constraint, an outlet, an action, a binding or a state that no view of the
      scene, cell or component has; inside a component only its own ids can be named, outside only those it
      exports.
      ## Why
      The constraint or connection is not made.
      ## Example
          <label id="text" below="titel:8"/>
      ## Fix
      Mend the id, give the view that id, or export it from its component.
      """)

  package static let unusedTranslation = DiagnosticKind(
    "unused-translation", .warning, summary: "a translation belongs to no text",
    explanation: """
      ## What it reports
      A key of an imported `.strings` file that is not the id and property of a text: of the document of
      the same name, or else of a scene or cell of the spec.
      ## Why
      The text that was meant is shown untranslated, or the translation outlived it.
      ## Example
          "titel.text" = "ようこそ";
      ## Fix
      Mend the key: `id.text` for a label, `id.normalTitle` for a button; or remove the entry.
      """)

  /// All of them but `unknownAction` and `unknownOutlet`, which a rule over documents reports too; by name.
  package static let all = [
    cyclicState, missingParameter, unknownCell, unknownComponent, unknownData, unknownField,
    unknownModel, unknownParameter, unknownScene, unknownSlot, unknownState, unknownTarget,
    unknownType, unusedTranslation,
  ]
}
