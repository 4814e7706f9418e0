import SpecTesting

/// Names that are declared twice, and types that aren't declared.
let declarationFaults: [SpecFault] = [
  SpecFault(
    "gallery/accordion", "duplicate-declaration", #"<model name="City">"#,
    #"<model name="«Area»"/><model name="City">"#),
  SpecFault(
    "components/data/json", "duplicate-declaration", #"<field name="note" type="String?"/>"#,
    #"<field name="note" type="String?"/><field name="«title»" type="String?"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "duplicate-declaration", #"<case name="green""#,
    #"<case name="«red»" image="x" color="red"/><case name="green""#),
  SpecFault(
    "gallery/paged-tutorial", "duplicate-declaration", #"<enumeration name="Theme""#,
    #"<enumeration name="«Page»"/><enumeration name="Theme""#),
  SpecFault(
    "gallery/tab-strip", "duplicate-declaration", #"<data name="tabs" type="[Tab]"/>"#,
    #"<data name="tabs" type="[Tab]"/><data name="«tabs»" type="[Tab]"/>"#),
  SpecFault(
    "gallery/accordion", "duplicate-declaration", #"<cell name="CityCell" model="City">"#,
    #"<cell name="«PrefectureCell»"/><cell name="CityCell" model="City">"#),
  SpecFault(
    "gallery/accordion", "duplicate-declaration", #"<state name="closed"/>"#,
    #"<state name="closed"/><state name="«closed»"/>"#),
  SpecFault(
    "gallery/reusable-view", "duplicate-declaration", #"<scene name="ByCode""#,
    #"<scene name="ByCode"><view/></scene><scene name="«ByCode»""#),
  SpecFault(
    "components/component/nested", "duplicate-declaration", #"<component name="Outer">"#,
    #"<component name="«Inner»"><label/></component><component name="Outer">"#),
  SpecFault(
    "components/component/parameters", "duplicate-declaration", #"<parameter name="isBold" type="Bool""#,
    #"<parameter name="«size»" type="Int" default="1"/><parameter name="isBold" type="Bool""#),
  SpecFault(
    "components/component/slots", "duplicate-declaration", #"<slot name="content"/>"#,
    #"<slot name="content"/><slot name="«content»"/>"#),
  SpecFault(
    "components/import/spec", "duplicate-declaration", "<spec>",
    #"<spec><component name="«Title»"><label/></component>"#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-type", #"<field name="message" type="String"/>"#,
    #"<field name="message" type="«Text»"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-type", #"<field name="image" type="UIImage"/>"#,
    #"<field name="image" type="«UIImge»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-type", #"<data name="genres" type="[Genre]">"#,
    #"<data name="genres" type="«[Gnere]»">"#),
  SpecFault(
    "components/component/nested", "unknown-type", #"<parameter name="title" type="String"/>"#,
    #"<parameter name="title" type="«Strng»"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "invalid-value", #"<field name="title" type="String"/>"#,
    #"<field name="title" type="«String??»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<data name="genres" type="[Genre]">"#,
    #"<data name="genres" type="«[Genre»">"#),
  SpecFault(
    "gallery/paged-tutorial", "invalid-value", #"<outlet property="collectionView""#,
    #"<outlet property="«collection view»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-model", #"<cell name="CollectionCustomCell" model="Tab">"#,
    #"<cell name="CollectionCustomCell" model="«Tba»">"#),
  SpecFault(
    "gallery/accordion", "unknown-model", #"<cell name="CityCell" model="City">"#,
    #"<cell name="CityCell" model="«Town»">"#),
  SpecFault(
    "gallery/tab-strip", "missing-attribute", #"<cell name="CollectionCustomCell" model="Tab">"#,
    #"<cell name="«CollectionCustomCell»">"#),
]
