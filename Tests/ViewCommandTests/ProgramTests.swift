import Foundation
import Glibc
import GoldenTesting
import Testing
import ViewCommand

/// The program itself: what only a process shows.
@Suite(.serialized) struct ProgramTests {
  private func start(_ site: Site, _ command: String) throws -> (status: Int32, isSignal: Bool, text: String)
  {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = site.folder
    process.environment = ["VIEWC": try #require(Program.path), "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return (process.terminationStatus, isSignal, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [("check Good.xib", 0), ("check Wrong.xib", 1), ("check None.xib", 2), ("nonsense", 2)])
  func endsWithTheStatusOfTheCommand(arguments: String, status: Int32) throws {
    let site = try Site(["Good.xib": Documents.xib(), "Wrong.xib": Documents.wrong])
    let run = try start(site, "exec \"$VIEWC\" \(arguments)")
    #expect(run.status == status && !run.isSignal, "\(run.text)")
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let site = try Site(["Good.xib": Documents.xib()])
    let files = Array(repeating: "Good.xib", count: 2000).joined(separator: " ")
    let run = try start(
      site, "{ \"$VIEWC\" layout --quiet --format jsonl \(files); echo $? >&2; } | head -n 1 >/dev/null")
    #expect(run.text == "0\n")
  }

  @Test func aFullDiskIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let site = try Site(["Good.xib": Documents.xib()])
    let run = try start(site, "exec \"$VIEWC\" layout --quiet Good.xib >/dev/full")
    #expect(run.status == 2)
    #expect(run.text == "viewc: error: standard output cannot be written\n")
  }

  @Test func standardInputIsReadToItsEnd() throws {
    let site = try Site(["Wrong.xib": Documents.wrong])
    let run = try start(site, "cat Wrong.xib | \"$VIEWC\" check - --stdin-path X.xib")
    #expect(run.status == 1 && run.text.hasPrefix("X.xib:7:"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func signalsEndItAtOnce(signal: Int32) throws {
    let site = try Site()
    // A shell that runs the tests in the background has them ignore SIGINT, which a program would inherit.
    let earlier = Glibc.signal(signal, SIG_DFL)
    defer { _ = Glibc.signal(signal, earlier) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Program.path))
    process.arguments = ["check", "-"]
    process.currentDirectoryURL = site.folder
    process.standardInput = Pipe()
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It waits for an input that never comes.
    Thread.sleep(forTimeInterval: 0.3)
    kill(process.processIdentifier, signal)
    for _ in 0..<100 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    try #require(!process.isRunning)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(site.files.isEmpty)
  }
}
