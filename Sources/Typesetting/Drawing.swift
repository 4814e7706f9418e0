internal import CCairo
internal import CPango
internal import CRsvg

/// A picture to draw and where it goes.
struct DrawingJob {
  var svg: String
  /// The file to write.
  var output: String
  /// Pixels per point.
  var scale: Double
  /// Families that the picture may use beside the base ones.
  var families: [String]
}

/// Draws a PNG, `scale` pixels to a point.
func drawPNG(_ job: DrawingJob, from fonts: inout FontLibrary) throws -> DrawingAnswer {
  guard job.scale > 0, job.scale <= 16 else {
    throw TypesettingError("scale \(job.scale) is not between 0 and 16")
  }
  let picture = try prepare(job, from: &fonts)
  defer { g_object_unref(picture.handle) }
  let width = (picture.width * job.scale).rounded()
  let height = (picture.height * job.scale).rounded()
  // Cairo's own limit for a side is 32,767; 100 million pixels are 400 MB.
  guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, width * height <= 100_000_000 else {
    throw TypesettingError("picture of \(width) x \(height) pixels is too large or empty")
  }
  guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
    throw TypesettingError("Cairo cannot be started")
  }
  defer { cairo_surface_destroy(surface) }
  try render(picture, on: surface, scale: job.scale)
  var bytes: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &bytes) {
    cairo_surface_write_to_png_stream(surface, collect, $0)
  }
  try check(status)
  let written = try write(bytes, to: job.output)
  return DrawingAnswer(output: job.output, width: width, height: height, written: written)
}

/// Draws a PDF of one page, a point to a point.
func drawPDF(_ job: DrawingJob, from fonts: inout FontLibrary) throws -> DrawingAnswer {
  let picture = try prepare(job, from: &fonts)
  defer { g_object_unref(picture.handle) }
  // 14,400 points is the largest page that PDF readers promise to show.
  guard picture.width > 0, picture.height > 0, picture.width <= 14_400, picture.height <= 14_400 else {
    throw TypesettingError("page of \(picture.width) x \(picture.height) points is too large or empty")
  }
  var bytes: [UInt8] = []
  try withUnsafeMutablePointer(to: &bytes) { target in
    guard
      let surface = cairo_pdf_surface_create_for_stream(collect, target, picture.width, picture.height)
    else { throw TypesettingError("Cairo cannot be started") }
    defer { cairo_surface_destroy(surface) }
    // Cairo would write the time of day; a fixed one keeps equal pictures equal.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    try render(picture, on: surface, scale: 1)
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
  }
  let written = try write(bytes, to: job.output)
  return DrawingAnswer(output: job.output, width: picture.width, height: picture.height, written: written)
}

/// A parsed picture and its size in points.
private struct Picture {
  var handle: UnsafeMutablePointer<RsvgHandle>
  var width: Double
  var height: Double
}

/// Parses without a base address, so that nothing outside of the text is ever loaded.
private func prepare(_ job: DrawingJob, from fonts: inout FontLibrary) throws -> Picture {
  _ = try fonts.select(job.families)
  var text = job.svg
  var failure: UnsafeMutablePointer<GError>?
  let handle = text.withUTF8 { rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &failure) }
  guard let handle else { throw TypesettingError("SVG cannot be read; \(take(failure))") }
  var width = 0.0
  var height = 0.0
  if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
    var hasBox: gboolean = 0
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    (width, height) = hasBox == 0 ? (0, 0) : (box.width, box.height)
  }
  guard width > 0, height > 0, width.isFinite, height.isFinite else {
    g_object_unref(handle)
    throw TypesettingError("SVG states no size; it needs 'width' and 'height', or 'viewBox'")
  }
  return Picture(handle: handle, width: width, height: height)
}

private func render(_ picture: Picture, on surface: OpaquePointer, scale: Double) throws {
  guard let canvas = cairo_create(surface) else { throw TypesettingError("Cairo cannot be started") }
  defer { cairo_destroy(canvas) }
  cairo_scale(canvas, scale, scale)
  var viewport = RsvgRectangle(x: 0, y: 0, width: picture.width, height: picture.height)
  var failure: UnsafeMutablePointer<GError>?
  guard rsvg_handle_render_document(picture.handle, canvas, &viewport, &failure) != 0 else {
    throw TypesettingError("SVG cannot be drawn; \(take(failure))")
  }
  try check(cairo_status(canvas))
}

/// Appends what Cairo writes to the array behind `target`.
private func collect(
  _ target: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  target.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

private func check(_ status: cairo_status_t) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw TypesettingError("SVG cannot be drawn; \(String(cString: cairo_status_to_string(status)))")
}

/// The message of an error of GLib, which is freed.
private func take(_ failure: UnsafeMutablePointer<GError>?) -> String {
  guard let failure else { return "no reason given" }
  defer { g_error_free(failure) }
  return String(cString: failure.pointee.message)
}
