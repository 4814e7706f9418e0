import SpecTesting

/// Elements and attributes that declarations haven't, or lack.
let structureFaults: [SpecFault] = [
  SpecFault(
    "gallery/accordion", "unexpected-element", #"<snapshot scene="TwoLevels" state="closed"/>"#,
    #"<«snapshto» scene="TwoLevels" state="closed"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "unexpected-element", #"<set target="dots" property="currentPage" value="1"/>"#,
    #"<«move» target="dots" property="currentPage" value="1"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unexpected-element", #"<set property="layer.borderWidth" value="2"/>"#,
    #"<«bind» property="layer.borderWidth" to="name"/>"#),
  SpecFault(
    "gallery/tab-strip", "unexpected-element", #"<add data="tabs" select="YES"><item dataName="新しいタブ 2"/>"#,
    #"<add data="tabs" select="YES"><item dataName="新しいタブ 2"/><«item» dataName="x"/>"#),
  SpecFault(
    "components/component/slots", "unexpected-element", #"<view id="root">"#,
    #"<view id="root"><«slot» name="content"/>"#),
  SpecFault(
    "gallery/tab-strip", "unexpected-text", #"<state name="empty"/>"#, #"<state name="empty">«none»</state>"#),
  SpecFault("gallery/tab-strip", "unknown-attribute", #"codable="YES""#, #"«codabel»="YES""#),
  SpecFault(
    "gallery/accordion", "unknown-attribute", #"<cell name="CityCell" model="City">"#,
    #"<cell name="CityCell" model="City" «height»="44">"#),
  SpecFault(
    "gallery/tab-strip", "missing-attribute", #"<bind outlet="label" property="text" to="dataName"/>"#,
    #"<«bind» outlet="label" property="text"/>"#),
  SpecFault(
    "gallery/tab-strip", "missing-attribute", #"<callback name="onDelete""#, "<«callback»"),
  SpecFault(
    "gallery/accordion", "missing-attribute", #"<field name="cities" type="[City]" default="[]"/>"#,
    #"<field name="cities" type="[City]" default="[]"/><«field» name="mayor"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "missing-attribute", #"<set target="dots" property="currentPage" value="2"/>"#,
    #"<«set» target="dots" value="2"/>"#),
  SpecFault(
    "gallery/tag-cloud", "missing-attribute", #"<set data="genres" index="2" field="name""#,
    #"<set data="genres" field="«name»""#),
  SpecFault(
    "gallery/tag-cloud", "conflicting-attributes", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" «document»="TagCell.xib"/>"#),
  SpecFault(
    "gallery/tag-cloud", "conflicting-attributes", #"<snapshot scene="Justified"/>"#, "<«snapshot»/>"),
  SpecFault(
    "gallery/tab-strip", "conflicting-attributes", #"<bind outlet="label" property"#,
    #"<bind outlet="label" «target»="tab-La-005" property"#),
  SpecFault(
    "gallery/tab-strip", "conflicting-attributes", #"<remove data="tabs" where="selected"/>"#,
    #"<remove data="tabs" «where»="selected" index="0"/>"#),
  SpecFault(
    "gallery/tag-cloud", "conflicting-attributes", #"<data name="genres" type="[Genre]">"#,
    #"<data name="genres" type="[Genre]" «source»="TagCell.xib">"#,
    adding: ["genres.json": "[]"]),
  SpecFault(
    "components/import/translations", "conflicting-attributes", #"<import strings="fr.strings""#,
    #"<«import» language="ja"/><import strings="fr.strings""#),
  SpecFault(
    "gallery/tag-cloud", "conflicting-attributes", #"<select target="tags" index="3"/>"#,
    #"<«select» index="3"/>"#),
  SpecFault(
    "components/import/spec", "missing-root-view",
    #"""
    <scene name="Main">
        <view id="root"><Title id="title" text="{greeting.text}" pin="center"/></view>
    """#, #"<«scene» name="Main">"#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "missing-root-view",
    #"<label text="{text}" font="largeTitle"/>"#, "",
    found: ("shared.xml", #"<«component» name="Title">"#)),
  SpecFault(
    "components/cell/own-view", "several-root-views", "</collectionViewCell>",
    "</collectionViewCell><«view»/>"),
  SpecFault(
    "components/nib/owner-and-content", "several-root-views",
    #"<label text="上" pin="top"/></view>"#, #"<label text="上" pin="top"/></view></view><«view»>"#),
  SpecFault("components/scene/bars", "invalid-value", #"statusBar="NO""#, #"statusBar="«false»""#),
  SpecFault(
    "gallery/accordion", "invalid-value", #"kind="header""#, #"kind="«haeder»""#),
  SpecFault(
    "components/scene/bars", "invalid-value", #"event="touchDown""#, #"event="«touchDwon»""#),
  SpecFault(
    "gallery/accordion", "invalid-number", #"<toggle target="table" section="0" row="1"/>"#,
    #"<toggle target="table" section="0" row="«-1»"/>"#),
  SpecFault(
    "components/state/views", "invalid-number", #"<scroll target="scroll" x="10""#,
    #"<scroll target="scroll" x="«10pt»""#),
  SpecFault(
    "gallery/tab-strip", "malformed-xml", #"<state name="empty"/>"#, #"<state name="empty">"#,
    found: ("spec.xml", "«»</spec>")),
]
