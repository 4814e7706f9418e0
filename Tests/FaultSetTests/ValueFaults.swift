import SpecTesting

/// Fonts, colours, sizes and words of views.
let valueFaults: [SpecFault] = [
  SpecFault(
    "gallery/accordion", "invalid-shorthand", #"font="15""#, #"font="«15pt»""#),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"font="semibold 14""#, #"font="«semibld 14»""#),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"font="headline""#, #"font="«headlin»""#),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"font="Menlo-Regular 12""#,
    #"font="«Menlo-Regular 0»""#),
  SpecFault(
    "components/shorthand/values", "unknown-color", #"textColor="secondaryLabel""#,
    #"textColor="«secondLabel»""#),
  SpecFault(
    "components/shorthand/values", "unknown-color", ##"backgroundColor="#11223344""##,
    ##"backgroundColor="«#1122334»""##),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"margins="8 16""#, #"margins="«8 16 8»""#),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"hugging="251 750""#, #"hugging="«251 7500»""#),
  SpecFault(
    "components/shorthand/values", "invalid-shorthand", #"class="Meter" frame="10 20 30 40""#,
    #"class="Meter" frame="«10 20 30»""#),
  SpecFault(
    "gallery/paged-tutorial", "invalid-value", #"direction="horizontal""#, #"direction="«horizntal»""#),
  SpecFault("gallery/paged-tutorial", "invalid-value", #"layout="flow""#, #"layout="«grid»""#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"lines="leading""#, #"lines="«left»""#),
  SpecFault(
    "gallery/tab-strip", "invalid-shorthand", #"itemSize="200x30""#, #"itemSize="«200»""#),
  SpecFault(
    "gallery/tab-strip", "invalid-shorthand", #"sectionInset="0 5""#, #"sectionInset="«0 5 0»""#),
  SpecFault("gallery/tab-strip", "invalid-number", #"lineSpacing="10""#, #"lineSpacing="«-10»""#),
  SpecFault("gallery/tab-strip", "invalid-value", #"bounces="NO""#, #"bounces="«false»""#),
  SpecFault(
    "components/state/sections", "invalid-value", #"expandable="YES""#, #"expandable="«yes»""#),
  SpecFault(
    "components/state/sections", "missing-attribute", #"cell="TownCell" children"#, "children",
    found: ("spec.xml", #"<«tableView» id="table""#)),
  SpecFault(
    "components/state/sections", "missing-attribute", #"childCell="StreetCell""#, "",
    found: ("spec.xml", #"«children»="streets""#)),
  SpecFault(
    "components/component/bound", "conflicting-attributes", #"<tableView id="table" data="items""#,
    #"<tableView id="table" data="items" «sections»="items""#),
  SpecFault(
    "components/component/bound", "conflicting-attributes", #"<tableView id="table" data="items""#,
    #"<tableView id="table" data="items" «rows»="title""#),
  SpecFault(
    "components/shorthand/values", "unknown-attribute", #"<label font="headline"/>"#,
    #"<label font="headline" «numberOfLine»="0"/>"#),
  SpecFault(
    "components/shorthand/values", "unknown-attribute", #"<label font="headline"/>"#,
    #"<label font="headline" «bakcgroundColor»="red"/>"#),
  SpecFault(
    "components/shorthand/values", "invalid-value", #"<label font="headline"/>"#,
    #"<label font="headline" textAlignment="«centre»"/>"#),
  SpecFault(
    "components/shorthand/values", "invalid-number", #"<label font="headline"/>"#,
    #"<label font="headline" numberOfLines="«two»"/>"#),
  SpecFault(
    "components/scene/bars", "duplicate-id", #"<button id="go" title="行く" pin="center"/>"#,
    #"<button id="go" title="行く" pin="center"/><label id="«go»" pin="top leading"/>"#),
  SpecFault(
    "components/scene/bars", "duplicate-connection", #"<outlet property="goButton" destination="go"/>"#,
    #"<outlet property="goButton" destination="go"/><outlet property="«goButton»" destination="go"/>"#),
  SpecFault(
    "components/component/slots", "unknown-element", #"<imageView slot="content" image="star" pin="all"/>"#,
    #"<«imgeView» slot="content" image="star" pin="all"/>"#),
]
