internal import Geometry
internal import ViewCompiler

/// The table that `--timings` prints: milliseconds a stage, summed over all documents and threads.
enum TimingTable {
  /// The table for `times`; `elapsed` is the whole run's time on the clock, in nanoseconds.
  static func text(_ times: StageTimes, elapsed: UInt64) -> String {
    var rows = Stage.allCases.map { ($0.name, times[$0]) }.filter { $0.1 > 0 }
    rows.append(("run", elapsed))
    let cells = rows.map { ($0.0, NumberFormat.string(Double($0.1) / 1e6, digits: 2)) }
    let nameWidth = cells.map(\.0.utf8.count).max() ?? 0
    let numbers = cells.map { padded($0.1) }
    let numberWidth = numbers.map(\.utf8.count).max() ?? 0
    return zip(cells, numbers).map { cell, number in
      let gap = nameWidth - cell.0.utf8.count + 2 + numberWidth - number.utf8.count
      return cell.0 + String(repeating: " ", count: gap) + number + " ms\n"
    }.joined()
  }

  /// `number` with two decimals.
  private static func padded(_ number: String) -> String {
    let parts = number.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return String(parts.first ?? "0") + "." + decimals
      + String(repeating: "0", count: 2 - decimals.utf8.count)
  }
}
