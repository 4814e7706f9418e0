/// Why a request can't be answered, in words for the answer.
struct TypesettingError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
