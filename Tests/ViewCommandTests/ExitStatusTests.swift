import Foundation
import GoldenTesting
import Testing
import ViewCommand

@Suite struct ExitStatusTests {
  @Test func isZeroWhenNothingIsFound() throws {
    let run = try Site(["A.xib": Documents.xib()]).run("check", "A.xib")
    #expect(run.status == .success)
    #expect(run.errors == "1 document, no errors, no warnings\n")
    #expect(run.output == "")
  }

  @Test func isOneWithErrors() throws {
    let run = try Site(["A.xib": Documents.wrong]).run("check", "A.xib")
    #expect(run.status == .findings)
    #expect(run.errors.contains("A.xib:7:") && run.errors.contains("[duplicate-id]"))
  }

  @Test func isOneWithWarningsOnlyWhenAsked() throws {
    let site = try Site(["A.xib": Documents.doubtful])
    #expect(site.run("check", "A.xib").status == .success)
    #expect(site.run("check", "A.xib", "--strict").status == .findings)
    #expect(site.run("check", "A.xib", "--max-warnings", "1").status == .success)
    #expect(site.run("check", "A.xib", "--max-warnings=0").status == .findings)
    #expect(site.run("check", "A.xib", "--deny", "unknown-element").status == .findings)
    #expect(site.run("check", "A.xib", "--allow", "unknown-element", "--strict").status == .success)
  }

  @Test func isTwoForWhatIsNotThereWhileTheOthersAreDone() throws {
    let run = try Site(["A.xib": Documents.wrong]).run("check", "Missing.xib", "A.xib", "no/folder")
    #expect(run.status == .failure)
    #expect(run.errors.contains("viewc: error: Missing.xib: no such file or folder\n"))
    #expect(run.errors.contains("viewc: error: no/folder: no such file or folder\n"))
    #expect(run.errors.contains("[duplicate-id]"))
    #expect(run.errors.hasSuffix("1 document, 1 error, no warnings, 2 inputs not read\n"))
  }

  @Test func isTwoForAFileThatCannotBeRead() throws {
    let site = try Site(["A.xib": Documents.xib()])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: site.url("A.xib").path)
    // Root reads everything.
    guard !FileManager.default.isReadableFile(atPath: site.url("A.xib").path) else { return }
    #expect(site.run("check", "A.xib").status == .failure)
  }

  @Test func isTwoForAFolderThatCannotBeWritten() throws {
    let site = try Site(["A.xib": Documents.xib(), "taken": ""])
    let run = site.run("compile", "A.xib", "-o", "taken/out")
    #expect(run.status == .failure)
    #expect(run.errors.contains("viewc: error: taken/out"))
  }

  @Test func anEmptyFolderIsNoError() throws {
    let run = try Site(["readme.txt": ""]).run("check", ".")
    #expect(run.status == .success)
    #expect(run.errors == "no documents, no errors, no warnings\n")
  }

  @Test func documentsForOtherPlatformsArePassedOver() throws {
    let run = try Site(["A.xib": Documents.mac]).run("check", "A.xib")
    #expect(run.status == .success)
    #expect(run.errors.contains("[unsupported-platform]"))
    #expect(
      run.errors.hasSuffix("1 document, no errors, 1 warning; passed over: 1 document for other platforms\n"))
  }
}
