/// Items sorted into numbered buckets, in their order within each.
struct Buckets {
  private var starts: [Int32]
  /// The items of all buckets.
  private(set) var items: [Int32]

  /// Sorts `items`; an item whose bucket is negative is left out.
  init(_ items: [Int32], count: Int, bucket: (Int32) -> Int32) {
    var starts = Array(repeating: Int32(0), count: count + 1)
    var kept = 0
    for item in items {
      let index = bucket(item)
      guard index >= 0 else { continue }
      starts[Int(index) + 1] += 1
      kept += 1
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var sorted = Array(repeating: Int32(0), count: kept)
    var next = starts
    for item in items {
      let index = bucket(item)
      guard index >= 0 else { continue }
      sorted[Int(next[Int(index)])] = item
      next[Int(index)] += 1
    }
    self.starts = starts
    self.items = sorted
  }

  /// Where in `items` those of a bucket stand.
  func range(_ bucket: Int) -> Range<Int> {
    Int(starts[bucket])..<Int(starts[bucket + 1])
  }
}
