import SpecTesting

/// States and their steps.
let stateFaults: [SpecFault] = [
  SpecFault(
    "gallery/tab-strip", "index-out-of-range", #"<select data="tabs" index="1"/>"#,
    #"<select data="tabs" index="«3»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "index-out-of-range", #"<select target="tags" index="3"/>"#,
    #"<select target="tags" index="«15»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "index-out-of-range", #"<set data="genres" index="2""#,
    #"<set data="genres" index="«20»""#),
  SpecFault(
    "gallery/accordion", "index-out-of-range", #"<toggle target="table" section="2"/>"#,
    #"<toggle target="table" section="«3»"/>"#),
  SpecFault(
    "components/state/sections", "index-out-of-range", #"section="0" row="1""#, #"section="0" row="«2»""#),
  SpecFault(
    "components/state/items", "index-out-of-range", #"<remove data="tabs" index="0"/>"#,
    #"<remove data="tabs" index="«2»"/>"#),
  SpecFault(
    "components/state/items", "index-out-of-range", #"<add data="tabs" at="1""#,
    #"<add data="tabs" at="«3»""#),
  SpecFault(
    "gallery/accordion", in: "areas.json", "index-out-of-range",
    #"""
    ,
        {
          "name": "九州",
          "prefectures": [
            { "name": "福岡県", "cities": [{ "name": "福岡市" }, { "name": "北九州市" }] },
            { "name": "熊本県", "cities": [{ "name": "熊本市" }] }
          ]
        }
    """#, "", found: ("spec.xml", #"<toggle target="table" section="«2»"/>"#)),
  SpecFault(
    "gallery/accordion", "unknown-target", #"<toggle target="table" section="1"/>"#,
    #"<toggle target="«tabel»" section="1"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-target", #"<select target="tags" index="3"/>"#,
    #"<toggle target="«tags»" section="3"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-target", #"<set target="dots" property="currentPage" value="3"/>"#,
    #"<set target="«dost»" property="currentPage" value="3"/>"#),
  SpecFault(
    "components/state/views", "unknown-target", #"<scroll target="scroll""#, #"<scroll target="«title»""#),
  SpecFault(
    "components/state/views", "unknown-target", #"<scroll target="scroll""#, #"<scroll target="«scorll»""#),
  SpecFault(
    "gallery/paged-tutorial", "type-mismatch", #"property="page" value="2""#,
    #"property="page" value="«two»""#),
  SpecFault(
    "components/state/views", "type-mismatch", #"property="on" value="YES""#, #"property="on" value="«true»""#
  ),
  SpecFault(
    "components/state/items", "type-mismatch", #"field="name" value="弐""#,
    #"field="selected" value="«弐»""#),
  SpecFault(
    "components/state/items", "type-mismatch", #"<remove data="tabs" where="selected"/>"#,
    #"<remove data="tabs" where="«name»"/>"#),
  SpecFault(
    "components/state/items", "missing-key", #"<item name="間"/>"#, "<«item»/>"),
  SpecFault(
    "components/state/items", "unknown-field", #"<item name="間"/>"#, #"<item name="間" «color»="red"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-field", #"<select target="tags" index="3"/>"#,
    #"<«add» data="genres" select="YES"><item name="x"/></add>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-scene", #"<state name="long">"#, #"<state name="long" scene="«Ledaing»">"#),
  SpecFault(
    "gallery/accordion", "unknown-state", #"<state name="all-open" from="second-open">"#,
    #"<state name="all-open" from="«secnd-open»">"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-state", #"<state name="long">"#, #"<state name="long" scene="Leading">"#,
    found: ("spec.xml", #"<snapshot scene="Justified" state="«long»"/>"#)),
  SpecFault(
    "gallery/tab-strip", "cyclic-state", #"<state name="empty"/>"#,
    #"<state name="empty" from="«second-selected»"/>"#),
  SpecFault(
    "gallery/accordion", "cyclic-state", #"<state name="closed"/>"#,
    #"<state name="closed" from="«closed»"/>"#),
]
