import SpecTesting

/// Components and their uses.
let componentFaults: [SpecFault] = [
  SpecFault(
    "components/component/parameters", "unknown-component", #"<Badge id="first""#, #"<«Bagde» id="first""#),
  SpecFault(
    "components/component/hygiene", "unknown-component", #"<Form id="form""#, #"<«From» id="form""#),
  SpecFault(
    "components/component/parameters", "unknown-component", #"<Badge text="Old""#, #"<«Bagde» text="Old""#),
  SpecFault("components/component/nested", "unknown-component", #"<Inner title"#, #"<«Iner» title"#),
  SpecFault(
    "components/component/parameters", "unknown-parameter", ##"color="#00FF00""##,
    ##"«colour»="#00FF00""##),
  SpecFault(
    "components/component/parameters", "unknown-parameter", #"<Badge text="Old""#,
    #"<Badge «txet»="Old""#),
  SpecFault(
    "components/component/parameters", "unknown-parameter", #"<Badge text="Old""#,
    #"<Badge text="Old" «shadow»="YES""#),
  SpecFault(
    "components/component/parameters", "unknown-parameter", #"backgroundColor="{color}""#,
    #"backgroundColor="{«colr»}""#),
  SpecFault(
    "components/component/parameters", "missing-parameter", #"<Badge id="first" text="New""#,
    #"<«Badge» id="first""#),
  SpecFault(
    "components/component/nested", "missing-parameter", #"<Inner title="Hello {name}""#, "<«Inner»"),
  SpecFault(
    "components/component/parameters", "type-mismatch", #"size="4""#, #"size="«four»""#),
  SpecFault(
    "components/component/parameters", "type-mismatch", #"isBold="YES""#, #"isBold="«true»""#),
  SpecFault(
    "components/component/parameters", "unknown-color", ##"color="#00FF00""##, ##"color="«#00FF0»""##),
  SpecFault(
    "components/component/parameters", "type-mismatch", #"default="12""#, #"default="«twelve»""#),
  SpecFault(
    "components/component/parameters", "unknown-color", #"default="systemRed""#, #"default="«systemRde»""#),
  SpecFault(
    "components/component/parameters", "missing-format", #"text="{text}!""#, #"text="«{size}»""#),
  SpecFault(
    "components/component/parameters", "type-mismatch", #"text="{text}!""#, #"text="«{color}»""#),
  SpecFault(
    "components/component/bound", "missing-format", #"text="{title}: {price|%.2f}""#, #"text="«{price}»""#),
  SpecFault(
    "components/import/spec", "type-mismatch", #"text="{greeting.text}""#, #"text="«{greeting}»""#),
  SpecFault("components/component/slots", "unknown-slot", #"slot="header" text"#, #"slot="«haeder»" text"#),
  SpecFault(
    "components/component/slots", "unknown-slot", #"<switch slot="content""#, #"<switch slot="«footer»""#),
  SpecFault(
    "components/import/spec", "unknown-slot", #"<Title id="title" text="{greeting.text}" pin="center"/>"#,
    #"<Title id="title" text="{greeting.text}" pin="center"><«label»/></Title>"#),
  SpecFault(
    "components/component/nested", "recursive-component", #"<label text="{title}"/>"#,
    #"<«Outer» name="{title}"/>"#),
  SpecFault(
    "components/component/nested", "recursive-component", #"<label text="{title}"/>"#,
    #"<view><«Inner» title="{title}"/></view>"#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "recursive-component",
    #"<label text="{text}" font="largeTitle"/>"#, #"<view><«Title» text="{text}"/></view>"#),
  SpecFault(
    "components/component/nested", "invalid-shorthand", #"<Outer name="again" height="20"/>"#,
    #"<Outer name="again" height="«tall»"/>"#),
]
