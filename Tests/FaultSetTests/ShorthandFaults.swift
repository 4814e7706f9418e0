import SpecTesting

/// Shorthands of constraints, with the mistake in the middle of a value.
let shorthandFaults: [SpecFault] = [
  SpecFault(
    "gallery/tab-strip", "invalid-shorthand", #"pin="top:30 horizontal""#, #"pin="top:30 «horizntal»""#),
  SpecFault(
    "gallery/paged-tutorial", "invalid-shorthand", #"pin="bottom:safeArea+16 centerX""#,
    #"pin="bottom:safeArea«16» centerX""#),
  SpecFault(
    "gallery/paged-tutorial", "invalid-shorthand", #"pin="bottom:safeArea+16 centerX""#,
    #"pin="bottom:safeArea«+x» centerX""#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"pin="leading:16@750 top:>=8 center""#,
    #"pin="leading:16@«1500» top:>=8 center""#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"pin="leading:16@750 top:>=8 center""#,
    #"pin="leading:16@750 top:>=«8pt» center""#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"pin="leading:16@750 top:>=8 center""#,
    #"pin="leading:16@750 top:>=8 center «centerX»""#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"<view id="all" pin="all" inset="8"/>"#,
    #"<view id="all" pin="all" inset="«wide»"/>"#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"<view id="all" pin="all" inset="8"/>"#,
    #"<view id="all" pin="all"><label «inset»="8"/></view>"#),
  SpecFault(
    "components/shorthand/edges", "invalid-shorthand", #"<view id="root">"#, #"<view id="root" pin="«all»">"#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"size="200x30""#, #"size="200x«3o»""#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"size="200x30""#, #"size="«200»""#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"height=">=44@999""#, #"height=">=44@«0»""#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"width="50%""#, #"width="«x%»""#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"width="fixed.width*0.5+8""#,
    #"width="fixed.«widht»*0.5+8""#),
  SpecFault(
    "components/shorthand/sizes", "invalid-shorthand", #"width="fixed.width*0.5+8""#,
    #"width="fixed.width*0.5«x»""#),
  SpecFault("components/shorthand/sizes", "invalid-shorthand", #"aspect="16:9""#, #"aspect="«16:0»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"below="a:30""#, #"below="a:«3O»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"above="b:>=8""#, #"above="b:«safeArea+8»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"align="a.leading""#, #"align="a.«leadign»""#),
  SpecFault("components/shorthand/siblings", "invalid-shorthand", #"align="a.leading""#, #"align="«a»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"relation=">=""#, #"relation="«=>»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"first="c.top""#, #"first="c.«tpo»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"constant="2""#, #"constant="«2pt»""#),
  SpecFault(
    "components/shorthand/siblings", "invalid-shorthand", #"priority="500""#, #"priority="«5000»""#),
  SpecFault(
    "gallery/tab-strip", "invalid-shorthand", #"multiplier="0.5""#, #"multiplier="«0»""#),
  SpecFault(
    "components/shorthand/visual-format", "invalid-shorthand", #"H:|-8-[a(100)]"#, #"H:|-8-[a(100«]»"#),
  SpecFault(
    "components/shorthand/visual-format", "invalid-shorthand", #"visual="V:|[a"#, #"visual="«X»:|[a"#),
  SpecFault(
    "components/shorthand/visual-format", "invalid-shorthand", #"-[b(>=20@700)]-|"#, #"-[b(>=20@«7o0»)]-|"#),
]
