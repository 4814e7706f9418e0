extension FaceMetrics {
  /// What is known of a face; a general guess (a line of 1.2 em) for families without an entry.
  init(of face: FaceName) {
    if let family = Self.families[face.key] {
      self = family.metrics(weight: face.weight)
      return
    }
    self.init(
      lineHeight: 1.2, descender: 0.24, advances: .system(scale: 1, tracked: false), isSubstituted: true)
  }

  /// A family: its vertical measures, and how its advances go.
  private struct Family {
    var lineHeight: Double
    var descender: Double
    var widths: Widths

    enum Widths {
      case scaled(Double)
      case helvetica(Double)
      case times(Double)
      case fixed(Double)
    }

    func metrics(weight: FontWeight) -> FaceMetrics {
      let advances: Advances
      switch widths {
      case .scaled(let scale): advances = .system(scale: scale, tracked: false)
      case .helvetica(let scale):
        advances = .core(weight >= .semibold ? .helveticaBold : .helvetica, scale: scale)
      case .times(let scale): advances = .core(weight >= .semibold ? .timesBold : .times, scale: scale)
      case .fixed(let width): advances = .fixed(width)
      }
      return FaceMetrics(lineHeight: lineHeight, descender: descender, advances: advances)
    }
  }

  /// By `FaceName.key`.
  private static let families: [String: Family] = [
    "helvetica": Family(lineHeight: 1.15, descender: 0.23, widths: .helvetica(1)),
    "arial": Family(lineHeight: 1.15, descender: 0.212, widths: .helvetica(1)),
    "helveticaneue": Family(lineHeight: 1.193, descender: 0.213, widths: .helvetica(0.98)),
    "avenir": Family(lineHeight: 1.366, descender: 0.366, widths: .scaled(1)),
    "avenirnext": Family(lineHeight: 1.366, descender: 0.366, widths: .scaled(1)),
    "firasans": Family(lineHeight: 1.2, descender: 0.265, widths: .scaled(1)),
    "opensans": Family(lineHeight: 1.362, descender: 0.293, widths: .scaled(1)),
    "menlo": Family(lineHeight: 1.164, descender: 0.236, widths: .fixed(0.602)),
    "couriernew": Family(lineHeight: 1.133, descender: 0.3, widths: .fixed(0.6)),
    "courier": Family(lineHeight: 1, descender: 0.246, widths: .fixed(0.6)),
    "timesnewroman": Family(lineHeight: 1.15, descender: 0.216, widths: .times(1)),
    "hiraginosans": Family(lineHeight: 1, descender: 0.12, widths: .scaled(1)),
    "proximanova": Family(lineHeight: 1, descender: 0.22, widths: .scaled(0.95)),
  ]
}
