import SpecTesting

/// Snapshots and matrices.
let snapshotFaults: [SpecFault] = [
  SpecFault(
    "gallery/tag-cloud", "unknown-device", #"device="retina6_1""#, #"device="«retina6.1»""#),
  SpecFault(
    "gallery/tag-cloud", "unknown-device", #"devices="retina4_0 ipad9_7""#,
    #"devices="retina4_0 «ipad97»""#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Leading" orientation="landscape"/>"#,
    #"<snapshot scene="Leading" orientation="«landscpe»"/>"#),
  SpecFault(
    "gallery/reusable-view", "invalid-value", #"<matrix scene="ByCode" orientations="portrait landscape"/>"#,
    #"<matrix scene="ByCode" orientations="portrait «upside»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" appearance="«drak»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" contentSize="«AX6»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" direction="«right»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" size="«400»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "invalid-value", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" language="«japanese»"/>"#),
  SpecFault(
    "components/import/translations", "unknown-language", #"languages="en ja fr""#,
    #"languages="en ja «de»""#),
  SpecFault(
    "gallery/tag-cloud", "unknown-language", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="Justified" language="«ja»"/>"#),
  SpecFault(
    "gallery/tag-cloud", "unknown-scene", #"<snapshot scene="Justified"/>"#,
    #"<snapshot scene="«Justifed»"/>"#),
  SpecFault(
    "gallery/reusable-view", "unknown-scene", #"<matrix scene="ReusableScene""#,
    #"<matrix scene="«ReusableScreen»""#),
  SpecFault(
    "gallery/reusable-view", "unknown-scene", #"<snapshot document="ReusableView.xib"/>"#,
    #"<snapshot document="«ReusableVeiw.xib»"/>"#),
  SpecFault(
    "gallery/tab-strip", "unknown-state", #"<snapshot scene="Tabs" state="empty"/>"#,
    #"<snapshot scene="Tabs" state="«emtpy»"/>"#),
  SpecFault(
    "components/state/items", "unknown-state", #"states="renamed added moved deleted""#,
    #"states="renamed added «move» deleted""#),
]
