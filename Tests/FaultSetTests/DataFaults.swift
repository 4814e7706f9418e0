import SpecTesting

/// Sample data that isn't JSON, or isn't what its model says.
let dataFaults: [SpecFault] = [
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "invalid-json", #"あとで見られるように残します。", "theme": "green" },"#,
    #"あとで見られるように残します。", "theme": "green"«,» },"#),
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "invalid-json", #""theme": "violet" }"#,
    #""theme": "violet" },"#, found: ("tutorial.json", "\"violet\" }«,»")),
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "invalid-json", #""number": 2"#, #""number": «02»"#),
  SpecFault(
    "gallery/accordion", in: "areas.json", "invalid-json", #"{ "name": "川崎市" }"#, #"{ «'»name': "川崎市" }"#),
  SpecFault(
    "gallery/accordion", in: "areas.json", "invalid-json", #"{ "name": "鎌倉市" }"#,
    #"{ "name": "鎌倉市" «/»* 古都 */ }"#),
  SpecFault(
    "components/data/json", in: "pages.json", "invalid-json", "] } }\n", "] }\n«»"),
  SpecFault(
    "gallery/accordion", in: "areas.json", "duplicate-key", #"{ "name": "堺市" }"#,
    ##"{ "name": "堺", «"name"»: "堺市" }"##),
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "missing-key", #"{ "number": 2, "title": "さがす","#,
    #"«{» "number": 2,"#),
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "missing-key", #"{ "number": 3"#, #"«{» "nubmer": 3"#),
  SpecFault("gallery/accordion", in: "areas.json", "missing-key", #"{ "name": "川崎市" }"#, "«{»}"),
  SpecFault("gallery/paged-tutorial", "missing-key", #"path="info""#, #"path="«inof»""#),
  SpecFault("components/data/json", "missing-key", #"path="content.pages""#, #"path="content.«page»""#),
  SpecFault(
    "components/data/json", "missing-key", #"path="content.pages""#, #"path="content.pages.«first»""#),
  SpecFault(
    "components/cell/own-view", "missing-key", #"<item subject="あ" unread="YES"/>"#,
    #"<«item» unread="YES"/>"#),
  SpecFault(
    "gallery/paged-tutorial", in: "tutorial.json", "type-mismatch", #""number": 2"#, ##""number": «"2"»"##),
  SpecFault(
    "components/data/json", in: "pages.json", "type-mismatch", #""no": 1,"#, #""no": «1.5»,"#),
  SpecFault(
    "components/data/json", in: "pages.json", "type-mismatch", #""title": "おわり""#, #""title": «null»"#),
  SpecFault(
    "components/data/json", in: "pages.json", "type-mismatch", #"["a", "b"]"#, ##"["a", «2»]"##),
  SpecFault(
    "gallery/accordion", in: "areas.json", "type-mismatch",
    #""cities": [{ "name": "大阪市" }, { "name": "堺市" }]"#, #""cities": «{» "name": "大阪市" }"#),
  SpecFault(
    "gallery/accordion", "type-mismatch", #"<data name="areas" type="[Area]""#,
    #"<data name="areas" type="Area""#, found: ("areas.json", "\"areas\": «[»")),
  SpecFault(
    "gallery/paged-tutorial", "unknown-enumeration-value", #" fallback="unknown""#, "",
    found: ("tutorial.json", ##""theme": "«violet»""##)),
  SpecFault(
    "gallery/paged-tutorial", "unknown-enumeration-value", #"fallback="unknown""#,
    #"fallback="«unkown»""#),
]
