internal import Geometry

extension Device {
  /// Every device viewc knows, in Interface Builder's order.
  ///
  /// Sizes and insets: measured in documents; ids that no document showed are marked.
  package static let all: [Device] = [
    phone("retina3_5", 320, 480, 2), phone("retina4_0", 320, 568, 2), phone("retina4_7", 375, 667, 2),
    phone("retina5_5", 414, 736, 3, large: true),
    notched("retina5_9", 375, 812, 3, 44), notched("retina5_4", 375, 812, 3, 50),
    notched("retina6_1", 414, 896, 2, 44, large: true), notched("retina6_5", 414, 896, 3, 44, large: true),
    notched("retina6_0", 390, 844, 3, 47), notched("retina6_7", 428, 926, 3, 47, large: true),
    notched("retina6_12", 393, 852, 3, 59), notched("retina6_72", 430, 932, 3, 59, large: true),
    notched("retina6_3", 402, 874, 3, 62), notched("retina6_9", 440, 956, 3, 62, large: true),
    pad("ipad7_9", 768, 1024), pad("ipad9_7", 768, 1024), pad("ipad10_2", 810, 1080),
    pad("ipad10_5", 834, 1112), pad("ipad12_9", 1024, 1366),
    roundedPad("ipad8_3rounded", 744, 1133), roundedPad("ipad10_9rounded", 820, 1180),
    roundedPad("ipad11_0rounded", 834, 1194), roundedPad("ipad12_9rounded", 1024, 1366),
  ]

  /// The device with an id; nil where viewc knows none.
  package static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, large: Bool = false
  ) -> Device {
    Device(
      id: id, size: Size(width: width, height: height), scale: scale, form: .homeButtonPhone, safeTop: 20,
      safeBottom: 0, isLargePhone: large)
  }

  private static func notched(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, large: Bool = false
  ) -> Device {
    Device(
      id: id, size: Size(width: width, height: height), scale: scale, form: .notchedPhone, safeTop: top,
      safeBottom: 34, isLargePhone: large)
  }

  private static func pad(_ id: String, _ width: Double, _ height: Double) -> Device {
    Device(
      id: id, size: Size(width: width, height: height), scale: 2, form: .homeButtonPad, safeTop: 20,
      safeBottom: 0, isLargePhone: false)
  }

  private static func roundedPad(_ id: String, _ width: Double, _ height: Double) -> Device {
    Device(
      id: id, size: Size(width: width, height: height), scale: 2, form: .roundedPad, safeTop: 24,
      safeBottom: 20, isLargePhone: false)
  }
}
