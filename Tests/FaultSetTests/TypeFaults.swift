import SpecTesting

/// Values of other types than those that are due.
let typeFaults: [SpecFault] = [
  SpecFault(
    "gallery/paged-tutorial", "type-mismatch", #"property="text" to="message""#,
    #"property="text" to="«theme.color»""#),
  SpecFault(
    "gallery/paged-tutorial", "type-mismatch", #"property="image" to="theme.image""#,
    #"property="image" to="«title»""#),
  SpecFault(
    "gallery/paged-tutorial", "type-mismatch", #"property="textColor" to="theme.color""#,
    #"property="textColor" to="«theme»""#),
  SpecFault("gallery/paged-tutorial", "type-mismatch", "{pages.count}", "{«pages»}"),
  SpecFault("gallery/tab-strip", "type-mismatch", #"when="selected""#, #"when="«dataName»""#),
  SpecFault(
    "gallery/tab-strip", "type-mismatch", #"property="hidden" value="YES""#,
    #"property="hidden" value="«true»""#),
  SpecFault(
    "gallery/tag-cloud", "type-mismatch", #"property="layer.cornerRadius" value="16""#,
    #"property="layer.cornerRadius" value="«16pt»""#),
  SpecFault(
    "gallery/accordion", "type-mismatch", #"children="cities" childCell="CityCell""#,
    #"children="cities" childCell="«PrefectureCell»""#),
  SpecFault(
    "components/state/sections", "type-mismatch", #"header="AreaHeader""#, #"header="«TownCell»""#),
  SpecFault(
    "components/state/sections", "type-mismatch", #"rows="towns""#, #"rows="«name»""#),
  SpecFault(
    "components/data/json", "type-mismatch", #"tag="{number}""#, #"tag="{«title»}""#),
  SpecFault(
    "components/data/json", "type-mismatch", "{title} ({tags.count})", "{title} ({«tags»})"),
  SpecFault(
    "components/component/bound", "type-mismatch", #"price="1.5""#, #"price="«1,5»""#),
  SpecFault(
    "components/cell/own-view", "type-mismatch", #"unread="YES""#, #"unread="«yes»""#),
  SpecFault(
    "gallery/accordion", "type-mismatch", #"<field name="cities" type="[City]" default="[]"/>"#,
    #"<field name="cities" type="[City]" default="«none»"/>"#),
  SpecFault(
    "gallery/tab-strip", "type-mismatch", #"<field name="selected" type="Bool" default="NO"/>"#,
    #"<field name="selected" type="Bool" default="«0»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-color", #"property="layer.borderColor" value="systemBlue""#,
    #"property="layer.borderColor" value="«systemBule»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-color", ##"value="#C7C7CC""##, ##"value="«#C7C7C»""##),
  SpecFault(
    "gallery/tab-strip", "unknown-color", #"titleColor="black""#, #"titleColor="«blakc»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-color", #"image="map" color="systemGreen""#,
    #"image="map" color="«sytemGreen»""#),
  SpecFault(
    "gallery/paged-tutorial", "missing-format", #"property="text" to="title""#,
    #"property="text" to="«pageNumber»""#),
  SpecFault(
    "components/cell/imported-view", "missing-format", #"to="amount" format="%04d円""#, #"to="«amount»""#),
  SpecFault(
    "components/data/json", "missing-format", #"text="{number|%d}. {title} ({tags.count})""#,
    #"text="{«number»}""#),
  SpecFault(
    "components/cell/imported-view", "invalid-format", #"format="%04d円""#, #"format="«%.1f円»""#),
  SpecFault(
    "components/cell/imported-view", "invalid-format", #"format="%04d円""#, #"format="«円»""#),
  SpecFault(
    "components/cell/imported-view", "invalid-format", #"format="%04d円""#, #"format="%04d/«%d»""#),
  SpecFault("components/component/bound", "invalid-format", "{price|%.2f}", "{price|«%d»}"),
  SpecFault("components/component/bound", "invalid-format", "{price|%.2f}", "{price|«%.2k»}"),
]
