extension [Finding] {
  /// The findings by file, in the order in which the files first appear.
  var byPath: [(path: String, findings: [Finding])] {
    var numbers: [String: Int] = [:]
    var groups: [(path: String, findings: [Finding])] = []
    for finding in self {
      let path = finding.location.path
      if let number = numbers[path] {
        groups[number].findings.append(finding)
      } else {
        numbers[path] = groups.count
        groups.append((path, [finding]))
      }
    }
    return groups
  }
}
