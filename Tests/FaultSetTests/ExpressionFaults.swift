import SpecTesting

/// Expressions that are not well-formed, or stand where none can.
let expressionFaults: [SpecFault] = [
  SpecFault(
    "gallery/accordion", "invalid-expression", #"text="{name}" pin="leading:32"#,
    #"text="«{name»" pin="leading:32"#),
  SpecFault("gallery/paged-tutorial", "invalid-expression", "{pages.count}", "«{}»"),
  SpecFault("gallery/paged-tutorial", "invalid-expression", "{pages.count}", "{«pages count»}"),
  SpecFault("gallery/paged-tutorial", "invalid-expression", "{pages.count}", "{«pages.»}"),
  SpecFault(
    "components/data/json", "invalid-expression", "({tags.count})", "({tags.count}«}»)"),
  SpecFault("components/component/bound", "invalid-expression", "{price|%.2f}", "{«2price»|%.2f}"),
  SpecFault(
    "components/data/json", "invalid-expression", #"<tableViewCell id="cell" height="44""#,
    #"<tableViewCell id="{«number»}" height="44""#),
  SpecFault(
    "components/component/bound", "invalid-expression", #"<Row id="row""#, #"<Row id="row" width="{«price»}""#
  ),
  SpecFault("gallery/paged-tutorial", "invalid-expression", #"to="title""#, #"to="«{title}»""#),
]
