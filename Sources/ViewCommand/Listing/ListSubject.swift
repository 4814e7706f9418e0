/// What `viewc list` can list of a document.
enum ListSubject: String, CaseIterable, Sendable {
  case objects, connections, classes, strings, resources, dependencies
}
