package import Diagnostics

/// What can be wrong with the declarations of a spec.
package enum StructureKinds {
  package static let unexpectedElement = DiagnosticKind(
    "unexpected-element", .error, summary: "an element of a spec stands where it cannot",
    explanation: """
      ## What it reports
      An element that the one around it cannot hold: a misspelled declaration, a `<field>` outside a model, a
      second
      thing inside `<add>`.
      ## Why
      The declaration is not made, so that everything that names it fails.
      ## Example
          <spec><modle name="Page"/></spec>
      ## Fix
      Mend the name, or move the element to where it belongs.
      """)

  package static let unexpectedText = DiagnosticKind(
    "unexpected-text", .error, summary: "text stands between the declarations of a spec",
    explanation: """
      ## What it reports
      Text directly in an element that declares something: a stray letter, a value that was meant as an
      attribute.
      ## Why
      Declarations are elements and attributes; the text has no effect.
      ## Example
          <field name="title">String</field>
      ## Fix
      Remove the text, or write it as the attribute that was meant.
      """)

  package static let missingRootView = DiagnosticKind(
    "missing-root-view", .error, summary: "a scene or component has no root view",
    explanation: """
      ## What it reports
      A `<scene>` or `<component>` without a view inside.
      ## Why
      There is nothing to lay out or draw.
      ## Example
          <scene name="Home" owner="HomeViewController"/>
      ## Fix
      Add a `<view>`, or another view that fills the screen.
      """)

  package static let severalRootViews = DiagnosticKind(
    "several-root-views", .error, summary: "a scene, component or cell has more than one root view",
    explanation: """
      ## What it reports
      The second and later views that stand directly in a `<scene>`, `<component>` or `<cell>`.
      ## Why
      A view controller, a component and a cell have one root view; which one was meant cannot be told.
      ## Example
          <component name="Row"><label id="a"/><label id="b"/></component>
      ## Fix
      Put the views into one `<view>` or `<stackView>`.
      """)

  package static let duplicateDeclaration = DiagnosticKind(
    "duplicate-declaration", .error, summary: "a name is declared twice",
    explanation: """
      ## What it reports
      A second model, enumeration, data, component, cell, scene, state, parameter, field, case or slot of the
      same
      name, in the spec or in one that it imports.
      ## Why
      Only the first one is used; what was meant for the second one goes to the first.
      ## Example
          <state name="open"/><state name="open"/>
      ## Fix
      Give one of them another name, or remove it.
      """)

  package static let conflictingAttributes = DiagnosticKind(
    "conflicting-attributes", .error, summary: "attributes exclude each other, or one of them is missing",
    explanation: """
      ## What it reports
      Two attributes of which only one can be given, or none of several of which one must be: `outlet` and
      `target`
      of a `<bind>`, `document` and `strings` of an `<import>`, `source` and items of `<data>`.
      ## Why
      Which one was meant cannot be told.
      ## Example
          <bind outlet="title" target="title" property="text" to="name"/>
      ## Fix
      Keep one of them.
      """)

  package static let missingImport = DiagnosticKind(
    "missing-import", .error, summary: "an imported file does not exist",
    explanation: """
      ## What it reports
      The path of an `<import>` or of `<data source="…">` at which there is no file, or one that cannot be
      read.
      ## Why
      What the file would bring is missing.
      ## Example
          <import document="InfoCell.xib"/>
      ## Fix
      Mend the path; it is relative to the folder of the spec.
      """)

  package static let cyclicImport = DiagnosticKind(
    "cyclic-import", .error, summary: "specs import each other in a circle",
    explanation: """
      ## What it reports
      An `<import>` that leads back to a spec that is being imported.
      ## Why
      None of them could be declared before the others.
      ## Example
      `a.xml` imports `b.xml`, and `b.xml` imports `a.xml`.
      ## Fix
      Move what both need into a third spec that both import.
      """)

  /// All of them, by name.
  package static let all = [
    conflictingAttributes, cyclicImport, duplicateDeclaration, missingImport, missingRootView,
    severalRootViews, unexpectedElement, unexpectedText,
  ]
}
