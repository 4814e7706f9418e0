#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import SwiftSourceReading

let session = InterfaceSession()
while let line = readLine() {
  print(session.answer(line))
  fflush(nil)
}
