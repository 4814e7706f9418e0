import SpecTesting

/// Files that aren't there, lead in circles or are wrong themselves.
let importFaults: [SpecFault] = [
  SpecFault(
    "gallery/tag-cloud", "missing-import", #"<import document="TagCell.xib"/>"#,
    #"<import document="«TagCel.xib»"/>"#),
  SpecFault(
    "gallery/reusable-view", "missing-import", #"<import document="Main.storyboard"/>"#,
    #"<import document="«Views/Main.storyboard»"/>"#),
  SpecFault(
    "gallery/reusable-view", "missing-import", #"<import document="ReusableView.xib"/>"#,
    #"<import document="«ReusableVeiw.xib»"/>"#),
  SpecFault(
    "components/import/spec", "missing-import", #"<import document="shared.xml"/>"#,
    #"<import document="«share.xml»"/>"#),
  SpecFault(
    "components/import/translations", "missing-import", "ja.lproj/Main.strings", "«ja.lproj/Mian.strings»"),
  SpecFault(
    "gallery/tab-strip", "missing-import", #"<import sources="CollectionCustomCell.h"/>"#,
    #"<import sources="«CollectionCustomCell.swift»"/>"#),
  SpecFault(
    "gallery/tab-strip", "missing-import", #"<import sources"#,
    #"<import assets="«Assets.xcassets»"/><import sources"#),
  SpecFault(
    "gallery/paged-tutorial", "missing-import", #"source="tutorial.json""#, #"source="«tutorials.json»""#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "cyclic-import", "<spec>",
    #"<spec><import document="«spec.xml»"/>"#),
  SpecFault(
    "components/import/spec", "cyclic-import", #"<import document="shared.xml"/>"#,
    #"<import document="shared.xml"/><import document="«spec.xml»"/>"#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "cyclic-import", "<spec>",
    #"<spec><import document="third.xml"/>"#, found: ("third.xml", #"document="«shared.xml»""#),
    adding: ["third.xml": #"<spec><import document="shared.xml"/></spec>"#]),
  SpecFault(
    "components/nib/owner-and-content", in: "Gauge.xib", "recursive-nib",
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="gau-Ne-002">"#,
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="gau-Ne-002" customClass="«Gauge»">"#),
  SpecFault(
    "gallery/tag-cloud", in: "TagCell.xib", "malformed-xml", "</subviews>", "«»</subview>"),
  SpecFault(
    "gallery/tag-cloud", in: "TagCell.xib", "dangling-reference",
    #"<outlet property="titleLabel" destination="tag-La-003""#,
    #"<outlet property="titleLabel" destination="«tag-La-030»""#),
  SpecFault(
    "gallery/paged-tutorial", in: "InfoViewCell.xib", "duplicate-id", #"id="inf-C2-102""#,
    #"id="«inf-C1-101»""#),
  SpecFault(
    "gallery/accordion", in: "SingleAccordionTableViewHeaderFooterView.xib", "invalid-value",
    #"textAlignment="natural""#, #"textAlignment="«natrual»""#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "unknown-type", #"<field name="text" type="String"/>"#,
    #"<field name="text" type="«Sting»"/>"#),
  SpecFault(
    "components/import/spec", in: "shared.xml", "unknown-color", #"<label text="{text}" font"#,
    #"<label text="{text}" textColor="«systemBleu»" font"#),
  SpecFault(
    "components/import/translations", in: "fr.strings", "invalid-strings",
    #""Main.title.text" = "Bonjour";"#, #""Main.title.text" = "Bonjour""#,
    found: ("fr.strings", "\"Bonjour\"«\n»")),
  SpecFault(
    "components/import/translations", in: "fr.strings", "duplicate-key", #""go.title" = "Aller";"#,
    ##""go.title" = "Aller"; «"go.title"» = "Va";"##),
  SpecFault(
    "components/import/translations", in: "ja.lproj/Main.strings", "unused-translation", #""title.text""#,
    ##"«"titel.text"»"##),
  SpecFault(
    "components/import/translations", "missing-attribute", #"<import strings="fr.strings" language="fr"/>"#,
    #"<«import» strings="fr.strings"/>"#),
]
