internal import SwiftSourceReading

let session = InterfaceSession()
while let line = readLine() {
  session.write(session.answer(line))
}
