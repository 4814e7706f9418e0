internal import CSystemFont

extension FaceMetrics {
  /// What is known of families, by `FaceName.key`.
  ///
  /// A line is as high as ascender and descender together; line gaps don't count (measured for Helvetica Neue
  /// Light, Avenir, Avenir Next, Fira Sans, Open Sans, Verdana, Menlo, Hiragino Sans). Open families: from
  /// their `hhea` and `hmtx` tables. The others: published vertical measures; widths scaled to a family with
  /// a table, from stored label widths where there were any (Verdana, Avenir Next), else from published
  /// averages.
  static let families: [String: FontFamilyEntry] = [
    // The system font by name.
    "applesystemuifont": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfcompactrounded": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfprodisplay": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfprorounded": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfprotext": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfpro": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfuidisplay": FontFamilyEntry(0.952148, 0.241211, .system),
    "sfuitext": FontFamilyEntry(0.952148, 0.241211, .system),
    "system": FontFamilyEntry(0.952148, 0.241211, .system),

    // Families that come with iOS.
    "arial": FontFamilyEntry(0.905, 0.212, .table(viewc_family_helvetica, 1)),
    "arialroundedmtbold": FontFamilyEntry(0.946, 0.211, .table(viewc_family_helvetica, 1.1)),
    "avenir": FontFamilyEntry(1, 0.366, .table(viewc_family_helvetica, 1)),
    "avenirnext": FontFamilyEntry(1, 0.366, .table(viewc_family_helvetica, 0.995)),
    "avenirnextcondensed": FontFamilyEntry(1, 0.366, .table(viewc_family_helvetica, 0.8)),
    "baskerville": FontFamilyEntry(0.897, 0.247, .table(viewc_family_times, 1)),
    "courier": FontFamilyEntry(0.904, 0.246, .fixed(0.6)),
    "couriernew": FontFamilyEntry(0.833, 0.3, .fixed(0.6)),
    "futura": FontFamilyEntry(1.039, 0.26, .table(viewc_family_helvetica, 1)),
    "georgia": FontFamilyEntry(0.917, 0.219, .table(viewc_family_times, 1.104)),
    "gillsans": FontFamilyEntry(0.918, 0.23, .table(viewc_family_helvetica, 0.95)),
    "helvetica": FontFamilyEntry(0.92, 0.23, .table(viewc_family_helvetica, 1)),
    "helveticaneue": FontFamilyEntry(
      0.952, 0.213, others: (0.967, 0.221), .table(viewc_family_helvetica_neue, 1)),
    "hiraginokakugothicpron": FontFamilyEntry(0.88, 0.12, .table(viewc_family_helvetica, 1.05)),
    "hiraginominchopron": FontFamilyEntry(0.88, 0.12, .table(viewc_family_times, 1.1)),
    "hiraginosans": FontFamilyEntry(0.88, 0.12, .table(viewc_family_helvetica, 1.05)),
    "menlo": FontFamilyEntry(0.928, 0.236, .fixed(0.602)),
    "optima": FontFamilyEntry(0.919, 0.268, .table(viewc_family_helvetica, 0.97)),
    "palatino": FontFamilyEntry(0.732, 0.283, .table(viewc_family_times, 1.08)),
    "pingfanghk": FontFamilyEntry(1.06, 0.34, .table(viewc_family_helvetica_neue, 1.02)),
    "pingfangsc": FontFamilyEntry(1.06, 0.34, .table(viewc_family_helvetica_neue, 1.02)),
    "pingfangtc": FontFamilyEntry(1.06, 0.34, .table(viewc_family_helvetica_neue, 1.02)),
    "sfmono": FontFamilyEntry(0.952, 0.242, .fixed(0.618)),
    "times": FontFamilyEntry(0.9, 0.25, .table(viewc_family_times, 1)),
    "timesnewroman": FontFamilyEntry(0.891, 0.216, .table(viewc_family_times, 1)),
    "trebuchetms": FontFamilyEntry(0.939, 0.222, .table(viewc_family_helvetica, 1.023)),
    "verdana": FontFamilyEntry(1.005, 0.21, .table(viewc_family_helvetica, 1.13)),

    // Open families that apps ship.
    "arimo": FontFamilyEntry(0.905, 0.212, .table(viewc_family_helvetica, 1)),
    "dmsans": FontFamilyEntry(0.992, 0.31, .table(viewc_family_dm_sans, 1)),
    "firacode": FontFamilyEntry(0.935, 0.265, .fixed(0.6)),
    "firamono": FontFamilyEntry(0.935, 0.265, .fixed(0.6)),
    "firasans": FontFamilyEntry(0.935, 0.265, .table(viewc_family_fira_sans, 1)),
    "ibmplexsans": FontFamilyEntry(1.025, 0.275, .table(viewc_family_ibm_plex_sans, 1)),
    "inter": FontFamilyEntry(0.96875, 0.241211, .table(viewc_family_inter, 1)),
    "lato": FontFamilyEntry(0.987, 0.213, .table(viewc_family_lato, 1)),
    "montserrat": FontFamilyEntry(0.968, 0.251, .table(viewc_family_montserrat, 1)),
    "notosans": FontFamilyEntry(1.069, 0.293, .table(viewc_family_noto_sans, 1)),
    "nunito": FontFamilyEntry(1.011, 0.353, .table(viewc_family_nunito, 1)),
    "nunitosans": FontFamilyEntry(1.011, 0.353, .table(viewc_family_nunito_sans, 1)),
    "opensans": FontFamilyEntry(1.068848, 0.292969, .table(viewc_family_open_sans, 1)),
    "oswald": FontFamilyEntry(1.193, 0.289, .table(viewc_family_oswald, 1)),
    "poppins": FontFamilyEntry(1.05, 0.35, .table(viewc_family_poppins, 1)),
    "ptsans": FontFamilyEntry(1.018, 0.276, .table(viewc_family_pt_sans, 1)),
    "quicksand": FontFamilyEntry(1, 0.25, .table(viewc_family_quicksand, 1)),
    "raleway": FontFamilyEntry(0.94, 0.234, .table(viewc_family_raleway, 1)),
    "roboto": FontFamilyEntry(0.927734, 0.244141, .table(viewc_family_roboto, 1)),
    "robotomono": FontFamilyEntry(1.048, 0.271, .fixed(0.6)),
    "rubik": FontFamilyEntry(0.935, 0.25, .table(viewc_family_rubik, 1)),
    "sourcecodepro": FontFamilyEntry(0.984, 0.273, .fixed(0.6)),
    "sourcesans3": FontFamilyEntry(1.024, 0.4, .table(viewc_family_source_sans, 1)),
    "sourcesanspro": FontFamilyEntry(0.984, 0.273, .table(viewc_family_source_sans, 1)),
    "worksans": FontFamilyEntry(0.93, 0.243, .table(viewc_family_work_sans, 1)),

    // Commercial families seen in documents: heights measured (Proxima Nova: 12, 16 and 20 points).
    "proximanova": FontFamilyEntry(0.78, 0.22, .scaled(0.97)),
  ]
}
