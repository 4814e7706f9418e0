extension PartSolver {
  /// The sum of terms of an active row in bases, with its right side.
  struct ExpandedRow {
    /// The reduced row, or −1.
    var row: Int32
    /// Its bases.
    var bases: [Int32]
    /// Their coefficients.
    var coefficients: [Double]
    /// Right side.
    var side: Double
  }

  /// Puts the bases of a sum into one cluster; returns its number.
  mutating func gather(_ bases: [Int32]) -> Int {
    var target = -1
    for base in bases where clusterOf[Int(base)] >= 0 {
      let other = Int(clusterOf[Int(base)])
      if target < 0 { target = other } else if other != target { target = join(target, other) }
    }
    if target < 0 { target = openCluster() }
    for base in bases where clusterOf[Int(base)] < 0 { addColumn(base, to: target) }
    return target
  }

  /// Adds a sum to a cluster that has all its bases; returns its simplex variable.
  mutating func addRow(bases: [Int32], coefficients: [Double], to cluster: Int) -> Int {
    let variables = bases.map { columns[Int($0)] }
    clusters[cluster].bases.append(-1)
    return clusters[cluster].simplex.addRow(variables: variables, coefficients: coefficients)
  }

  /// Settles the bases of a cluster that have one value left.
  mutating func settleHeld(in cluster: Int) {
    for variable in clusters[cluster].bases.indices {
      let base = Int(clusters[cluster].bases[variable])
      guard base >= 0, forms[base].root >= 0, clusters[cluster].simplex.isHeld(variable) else { continue }
      settle(base, at: clusters[cluster].simplex.values[variable])
    }
  }

  /// Empties all clusters.
  mutating func closeClusters() {
    for index in 0..<clusterCount { clusters[index].removeAll() }
    clusterCount = 0
    touchedClusters.removeAll(keepingCapacity: true)
  }

  /// Adds the clusters' work to the statistics.
  mutating func countWork() {
    for index in 0..<clusterCount {
      let simplex = clusters[index].simplex
      statistics.pivots += simplex.pivots
      statistics.rows += simplex.rowsAdded
      statistics.peakColumns = max(statistics.peakColumns, simplex.peakColumns)
      statistics.isTruncated = statistics.isTruncated || simplex.isTruncated
    }
  }

  private mutating func openCluster() -> Int {
    if clusterCount == clusters.count { clusters.append(Cluster()) }
    clusterCount += 1
    return clusterCount - 1
  }

  private mutating func addColumn(_ base: Int32, to cluster: Int) {
    let index = Int(base)
    let column = clusters[cluster].simplex.addColumn(
      lower: low[index], upper: high[index], preferred: presolve.system.hints[index])
    clusters[cluster].bases.append(base)
    clusters[cluster].newcomers.append(Int32(truncatingIfNeeded: column))
    columns[index] = Int32(truncatingIfNeeded: column)
    clusterOf[index] = Int32(truncatingIfNeeded: cluster)
  }

  /// Makes one cluster of two; the larger one stays.
  private mutating func join(_ first: Int, _ second: Int) -> Int {
    let isFirstLarger = clusters[first].bases.count >= clusters[second].bases.count
    let target = isFirstLarger ? first : second
    let source = isFirstLarger ? second : first
    let absorbed = clusters[source]
    clusters[source] = Cluster()
    let shift = clusters[target].simplex.merge(absorbed.simplex)
    clusters[target].bases += absorbed.bases
    clusters[target].penalties += absorbed.penalties.map { $0.shifted(by: shift) }
    clusters[target].newcomers += absorbed.newcomers.map { $0 + shift }
    for base in absorbed.bases where base >= 0 {
      columns[Int(base)] += shift
      clusterOf[Int(base)] = Int32(truncatingIfNeeded: target)
    }
    return target
  }
}
