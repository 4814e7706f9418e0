import GoldenTesting
import Testing
import ViewCommand
import ViewCompiler

@Suite struct UsageTests {
  /// Every command of the contract.
  private static let commands = [
    "compile", "check", "layout", "render", "generate", "snapshot", "diff", "merge", "preview", "migrate",
    "lsp",
    "format", "fix", "convert", "explain", "list", "dump", "help",
  ]

  @Test(arguments: [
    (["chek"], "unknown command 'chek'; did you mean 'check'?"),
    (["help", "lyout"], "unknown command 'lyout'; did you mean 'layout'?"),
    (["check"], "no input; name a file or a folder"),
    (["check", "A.xib", "--strct"], "unknown option '--strct'; did you mean '--strict'?"),
    (["check", "A.xib", "--device", "retina61"], "unknown device 'retina61'; did you mean 'retina6_1'?"),
    (
      ["check", "A.xib", "--allow", "duplicate-ids"],
      "unknown kind 'duplicate-ids'; did you mean 'duplicate-id'?"
    ),
    (
      ["check", "A.xib", "--size", "big"],
      "size 'big' is not of the form WxH in points from 1 to 10000, as 320x480"
    ),
    (
      ["check", "A.xib", "--content-size", "XY"], "unknown content size 'XY'; did you mean 'XS'?"
    ),
    (
      ["render", "--devices", "retina6_1,ipad9_8", "A.xib"],
      "unknown device 'ipad9_8'; did you mean 'ipad9_7'?"
    ),
    (["compile", "--emit", "svgs", "A.xib"], "unknown kind of output 'svgs'; did you mean 'svg'?"),
    (
      ["dump", "--stage", "trees", "A.xib"],
      "unknown value 'trees' of option '--stage'; did you mean 'tree'?"
    ),
    (["list", "A.xib", "object"], "unknown list 'object'; did you mean 'objects'?"),
    (["list", "A.xib"], "'list' takes a FILE and one of objects"),
    (["render", "--format", "png", "A.xib"], "format 'png' needs '-o PATH'"),
    (["generate", "--style", "views", "A.xib"], "style 'views' is not available in this version"),
    (["explain", "duplicated-id"], "unknown kind 'duplicated-id'; did you mean 'duplicate-id'?"),
    (["merge", "a", "b", "c"], "command 'merge' is not available in this version"),
    (["--bogus"], "unknown option '--bogus'"),
  ])
  func wrongArgumentsEndWithTwo(arguments: [String], message: String) throws {
    let site = try Site(["A.xib": Documents.xib()])
    let run = site.run(arguments)
    #expect(run.status == .failure)
    #expect(run.errors.hasPrefix("viewc: error: \(message)"), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func noArgumentsPrintTheHelpOnStandardError() throws {
    let run = try Site().run()
    #expect(run.status == .failure && run.output == "" && run.errors.contains("Usage: viewc COMMAND"))
  }

  @Test(arguments: commands)
  func everyCommandOfTheContractHasHelp(name: String) throws {
    let site = try Site()
    #expect(site.run("--help").output.contains("\n  \(name) "))
    let run = site.run(name, "--help")
    #expect(run.status == .success && run.errors == "")
    #expect(run.output.hasPrefix("viewc \(name): "))
    #expect(site.run("help", name).output == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func commandsOfLaterVersionsAreMarked() throws {
    let site = try Site()
    for command in CommandRegistry.all {
      let isMarked = site.run(command.name, "--help").output.split(separator: "\n")[0].contains(
        "not in this version")
      #expect(isMarked == (command.action == nil), "\(command.name)")
    }
  }

  @Test func versionIsPrinted() throws {
    let site = try Site()
    #expect(site.run("--version").output == "viewc \(Version.text)\n")
    #expect(site.run("version").output == "viewc \(Version.text)\n")
  }

  @Test func everyKindIsExplained() throws {
    let site = try Site()
    let list = site.run("explain", "--list").output
    for name in DiagnosticCatalog.names {
      #expect(list.contains("\n" + name + " ") || list.hasPrefix(name + " "))
      let page = site.run("explain", name)
      #expect(page.status == .success && page.output.hasPrefix("# \(name)\n"))
    }
  }
}
