internal import Cassowary

extension WorkloadWriter {
  /// Table cells of six views each, which share nothing.
  mutating func writeCells(_ count: Int) {
    for _ in 0..<max(1, count / 6) { writeCell() }
  }

  private mutating func writeCell() {
    let cell = root(width: 375, height: nil)
    require([(1, cell.height)], 88)
    let icon = view()
    let title = view()
    let subtitle = view()
    let badge = view()
    let separator = view()
    let accessory = view()
    require([(1, icon.left), (-1, cell.left)], 16)
    centre(icon, in: cell)
    require([(1, icon.width)], 40)
    require([(1, icon.height), (-1, icon.width)], 0)
    writeTitle(title, after: icon, before: badge, in: cell)
    writeSubtitle(subtitle, below: title, before: accessory)
    writeBadge(badge, beside: title, before: accessory)
    writeSeparator(separator, below: title, in: cell)
    require([(1, accessory.left), (1, accessory.width), (-1, cell.left), (-1, cell.width)], -16)
    centre(accessory, in: cell)
    require([(1, accessory.width)], 8)
    require([(1, accessory.height)], 13)
  }

  private mutating func centre(_ view: WorkloadView, in cell: WorkloadView) {
    require([(1, view.top), (0.5, view.height), (-1, cell.top), (-0.5, cell.height)], 0)
  }

  private mutating func writeTitle(
    _ title: WorkloadView, after icon: WorkloadView, before badge: WorkloadView, in cell: WorkloadView
  ) {
    let wanted = 60 + pick(140)
    require([(1, title.left), (-1, icon.left), (-1, icon.width)], 12)
    require([(1, title.top), (-1, cell.top)], 10)
    add(1000, [(1, title.left), (1, title.width), (-1, badge.left)], .lessOrEqual, -8)
    hug(title.width, wanted, hugging: 251)
    require([(1, title.height)], 22)
  }

  private mutating func writeSubtitle(
    _ subtitle: WorkloadView, below title: WorkloadView, before accessory: WorkloadView
  ) {
    let wanted = 80 + pick(400)
    require([(1, subtitle.left), (-1, title.left)], 0)
    require([(1, subtitle.top), (-1, title.top), (-1, title.height)], 4)
    add(1000, [(1, subtitle.left), (1, subtitle.width), (-1, accessory.left)], .lessOrEqual, -8)
    add(749, [(1, subtitle.width)], .equal, wanted)
    require([(1, subtitle.height)], 18)
  }

  private mutating func writeBadge(
    _ badge: WorkloadView, beside title: WorkloadView, before accessory: WorkloadView
  ) {
    let wanted = 16 + pick(40)
    require([(1, badge.left), (1, badge.width), (-1, accessory.left)], -8)
    require([(1, badge.top), (-1, title.top)], 0)
    add(752, [(1, badge.width)], .equal, wanted)
    require([(1, badge.height)], 22)
  }

  private mutating func writeSeparator(
    _ separator: WorkloadView, below title: WorkloadView, in cell: WorkloadView
  ) {
    require([(1, separator.left), (-1, title.left)], 0)
    require([(1, separator.left), (1, separator.width), (-1, cell.left), (-1, cell.width)], 0)
    require([(1, separator.top), (1, separator.height), (-1, cell.top), (-1, cell.height)], 0)
    require([(1, separator.height)], 1)
  }
}
