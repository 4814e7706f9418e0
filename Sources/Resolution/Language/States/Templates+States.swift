extension Templates {
  /// What a view of a scene repeats; nil where there is no such view, or it repeats nothing.
  package func repetition(of view: String, in subject: Snapshot.Subject) -> Repetition? {
    let number =
      switch subject {
      case .scene(let scene): scenes[scene].document
      case .document(let document): document
      }
    guard let node = documents[number].nodeByName[view] else { return nil }
    return documents[number].repetitions.first { $0.node == node }
  }

  /// The data and views in a state: the steps of the states that it starts from, then its own.
  package func dataState(
    _ state: Int?, in subject: Snapshot.Subject
  ) -> Result<DataState, DataState.Problem> {
    var chain: [Int] = []
    var next = state
    while let current = next, !chain.contains(current) {
      chain.append(current)
      next = states[current].from
    }
    var result = DataState(self)
    for number in chain.reversed() {
      for step in states[number].steps {
        do throws(DataState.Problem) {
          try result.apply(step) { repetition(of: $0, in: subject) }
        } catch {
          return .failure(error)
        }
      }
    }
    return .success(result)
  }
}
