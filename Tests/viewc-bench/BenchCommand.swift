internal import SolverWorkloads

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What `Tools/bench` runs: writes workloads, and solves those it is asked for.
///
///     viewc-bench write DIR SHAPE SIZE edit|static     writes DIR/NAME.cass, prints NAME
///     viewc-bench serve                                answers lines PATH MILLISECONDS on standard input
enum BenchCommand {
  /// Runs a command; returns the exit status.
  static func main(_ arguments: [String]) -> Int32 {
    if arguments.count == 5, arguments[0] == "write", let size = Int(arguments[3]),
      let shape = WorkloadShape(rawValue: arguments[2])
    {
      let workload = shape.workload(size: size, isEdited: arguments[4] == "edit")
      guard write(workload.text, to: "\(arguments[1])/\(workload.name).cass") else { return 2 }
      print(workload.name)
      return 0
    }
    guard arguments == ["serve"] else {
      print("usage: viewc-bench write DIR SHAPE SIZE edit|static; viewc-bench serve")
      return 2
    }
    while let line = readLine() {
      let fields = line.split(separator: " ")
      guard fields.count == 2, let budget = Double(fields[1]), let text = read(String(fields[0])) else {
        answer("error=unreadable")
        continue
      }
      answer(Measurement(Workload(text), milliseconds: budget).line)
    }
    return 0
  }

  private static func answer(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = Array(repeating: UInt8(0), count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
