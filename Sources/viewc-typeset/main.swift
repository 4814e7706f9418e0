internal import Typesetting

pinEnvironment()
var session = TypesettingSession()
while let line = readLine() {
  writeAnswer(session.answer(line))
}
