import SpecTesting

/// Names that mean nothing where they stand.
let nameFaults: [SpecFault] = [
  SpecFault(
    "gallery/accordion", "unknown-data",
    #"""
    <view id="root" backgroundColor="systemBackground">
          <tableView id="table" sections="areas" rows="prefectures" header="SingleAccordionTableViewHeaderFooterView"
                     cell="PrefectureCell" expandable
    """#,
    #"""
    <view id="root" backgroundColor="systemBackground">
          <tableView id="table" sections="«aeras»" rows="prefectures" header="SingleAccordionTableViewHeaderFooterView"
                     cell="PrefectureCell" expandable
    """#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-data", #"<collectionView id="pages" data="pages""#,
    #"<collectionView id="pages" data="«pagse»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-data", "{pages.count}", "{«pgaes».count}"),
  SpecFault(
    "gallery/tab-strip", "unknown-data", #"<select data="tabs" index="1"/>"#,
    #"<select data="«tab»" index="1"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-field", #"to="message""#, #"to="«massage»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-field", #"to="theme.color""#, #"to="theme.«colour»""#),
  SpecFault("gallery/paged-tutorial", "unknown-field", "{pages.count}", "{pages.«cuont»}"),
  SpecFault(
    "gallery/accordion", "unknown-field", #"children="cities""#, #"children="«towns»""#),
  SpecFault(
    "components/state/sections", "unknown-field", #"rows="towns""#, #"rows="«town»""#),
  SpecFault("gallery/tab-strip", "unknown-field", #"unless="selected""#, #"unless="«selectd»""#),
  SpecFault("gallery/tab-strip", "unknown-field", #"where="selected""#, #"where="«closed»""#),
  SpecFault(
    "gallery/tag-cloud", "unknown-field", #"<item name="寿司"/>"#, #"<item «nmae»="寿司"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-field", #"<item name="寿司"/>"#, #"<item name="寿司" «price»="100"/>"#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-field", #"image="airplane" color"#,
    #"image="airplane" «size»="1" color"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-field", #"index="2" field="name""#, #"index="2" field="«nmae»""#),
  SpecFault(
    "components/data/json", "unknown-field", "{theme.color}", "{theme.«tint»}"),
  SpecFault(
    "gallery/tag-cloud", in: "TagCell.xib", "unknown-cell", #"customClass="TagCell""#,
    #"customClass="TagCel""#,
    found: ("spec.xml", #"<cell name="«TagCell»" model="Genre">"#)),
  SpecFault(
    "gallery/accordion", "unknown-cell", #"childCell="CityCell""#, #"childCell="«CtiyCell»""#),
  SpecFault(
    "components/state/sections", "unknown-cell", #"header="AreaHeader""#, #"header="«AreaHaeder»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-cell",
    #"<collectionView id="strip" data="tabs" cell="CollectionCustomCell""#,
    #"<collectionView id="strip" data="tabs" cell="«CollectionCustomCel»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-outlet", #"<bind outlet="messageLabel""#,
    #"<bind outlet="«massageLabel»""#),
  SpecFault(
    "gallery/tag-cloud", "unknown-outlet", #"<set outlet="titleLabel""#, #"<set outlet="«titelLabel»""#),
  SpecFault(
    "gallery/paged-tutorial", in: "InfoViewCell.xib", "unknown-outlet",
    #"<outlet property="messageLabel" destination="inf-Me-004" id="inf-O1-201"/>"#, "",
    found: ("spec.xml", #"<bind outlet="«messageLabel»""#)),
  SpecFault(
    "gallery/tab-strip", "unknown-action", #"action="tappedDeleteButton:""#,
    #"action="«tapDeleteButton:»""#),
  SpecFault(
    "gallery/accordion", "unknown-action", #"action="didTap:""#, #"action="«didTap»""#),
  SpecFault(
    "gallery/tag-cloud", "unknown-target", #"<set target="tag-Cv-002""#, #"<set target="«tag-Cv-020»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-target", #"<set target="deleteBtnView""#,
    #"<set target="«deleteButtonView»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-target", #"<outlet property="collectionView" destination="strip"/>"#,
    #"<outlet property="collectionView" destination="«stripe»"/>"#),
  SpecFault(
    "gallery/tab-strip", "unknown-target", #"source="add""#, #"source="«addButton»""#),
  SpecFault(
    "components/cell/own-view", "unknown-target", #"destination="subject""#, #"destination="«sbuject»""#),
  SpecFault(
    "components/cell/imported-view", "unknown-target", #"target="price-No-003""#, #"target="«price-No»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-target", #"align="dots.centerY""#, #"align="«dot».centerY""#),
  SpecFault(
    "gallery/tab-strip", "unknown-target", #"second="back.bottom""#, #"second="«bakc».bottom""#),
  SpecFault(
    "components/shorthand/siblings", "unknown-target", #"below="a:30""#, #"below="«aa»:30""#),
  SpecFault(
    "components/shorthand/sizes", "unknown-target", #"width="fixed.width*0.5+8""#,
    #"width="«fxied».width*0.5+8""#),
  SpecFault(
    "components/shorthand/visual-format", "unknown-target", #"H:|-8-[a(100)]-[b("#, #"H:|-8-[a(100)]-[«c»("#),
  SpecFault(
    "components/component/hygiene", "unknown-target", #"second="mail.caption.width""#,
    #"second="«mail.input».width""#),
  SpecFault(
    "components/component/hygiene", "unknown-target", #"destination="form.name.caption""#,
    #"destination="«form.mail.caption»""#),
  SpecFault(
    "gallery/tab-strip", "unknown-property", #"property="layer.cornerRadius""#,
    #"property="«layer.radius»""#),
  SpecFault(
    "gallery/paged-tutorial", "unknown-property", #"<bind outlet="themeImageView" property="image""#,
    #"<bind outlet="themeImageView" property="«text»""#),
  SpecFault(
    "components/state/views", "unknown-property", #"<set target="toggle" property="on""#,
    #"<set target="toggle" property="«isOn»""#),
]
