internal import CCairo
internal import CPango

/// Measures `text` on one line per paragraph, in the font that `request` means.
func measure(_ text: String, in request: FontRequest, from fonts: inout FontLibrary) throws -> MeasureAnswer {
  guard request.size > 0, request.size <= 10_000 else {
    throw TypesettingError("font size \(request.size) is not between 0 and 10000 points")
  }
  // Pango counts in 1/1024 points in 32 bits: no width may come near 2^31 of them.
  guard Double(text.utf8.count) * max(request.size, 1) <= 1_000_000 else {
    throw TypesettingError("text is too long to be measured at \(request.size) points")
  }
  let face = fonts.face(for: request)
  let selection = try fonts.select(face.map { [$0.family] } ?? [])
  guard let context = makeContext(selection.map), let description = pango_font_description_new() else {
    throw TypesettingError("Pango cannot be started")
  }
  defer { g_object_unref(UnsafeMutableRawPointer(context)) }
  defer { pango_font_description_free(description) }
  let family = face?.family ?? FontLibrary.baseFamilies[0]
  pango_font_description_set_family(description, family)
  pango_font_description_set_absolute_size(description, request.size * Double(PANGO_SCALE))
  let weight = face?.weight ?? request.weight?.value ?? 400
  pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
  let italic = face?.italic ?? request.italic ?? false
  pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  var answer = try metrics(of: description, in: context)
  (answer.width, answer.missingGlyphs) = try extent(of: text, description, context)
  answer.substituted = face == nil && (request.family ?? request.name) != nil
  return answer
}

/// 72 dots per inch, so that a dot is a point; unhinted, glyphs where the outlines put them.
private func makeContext(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer? {
  guard let context = pango_font_map_create_context(map), let options = cairo_font_options_create() else {
    return nil
  }
  defer { cairo_font_options_destroy(options) }
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  pango_cairo_context_set_font_options(context, options)
  pango_cairo_context_set_resolution(context, 72)
  pango_context_set_round_glyph_positions(context, 0)
  pango_context_set_language(context, pango_language_from_string("en"))
  return context
}

/// Ascent, descent and family of the font that is used first.
private func metrics(of description: OpaquePointer, in context: OpaquePointer) throws -> MeasureAnswer {
  guard let font = pango_context_load_font(context, description) else {
    throw TypesettingError("font cannot be loaded")
  }
  defer { g_object_unref(font) }
  guard let metrics = pango_font_get_metrics(font, nil), let used = pango_font_describe(font) else {
    throw TypesettingError("font cannot be measured")
  }
  defer { pango_font_metrics_unref(metrics) }
  defer { pango_font_description_free(used) }
  let family = pango_font_description_get_family(used).map { String(cString: $0) }
  return MeasureAnswer(
    width: 0, ascent: points(pango_font_metrics_get_ascent(metrics)),
    descent: points(pango_font_metrics_get_descent(metrics)),
    family: family ?? "", substituted: false, missingGlyphs: 0)
}

private func extent(
  of text: String, _ description: OpaquePointer, _ context: OpaquePointer
) throws -> (width: Double, missingGlyphs: Int) {
  guard let layout = pango_layout_new(context) else { throw TypesettingError("Pango cannot be started") }
  defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
  pango_layout_set_font_description(layout, description)
  pango_layout_set_text(layout, text, Int32(text.utf8.count))
  var logical = PangoRectangle()
  pango_layout_get_extents(layout, nil, &logical)
  return (points(logical.width), Int(pango_layout_get_unknown_glyphs_count(layout)))
}

/// Pango's units as points.
private func points(_ units: Int32) -> Double {
  Double(units) / Double(PANGO_SCALE)
}
