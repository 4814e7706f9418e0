import Testing

/// How long functions may become, and how deep their blocks.
@Suite struct FunctionBudgetTests {
  @Test func theScannerFindsFunctionsWithTheirLinesAndDepth() {
    let text = """
      struct A {
        func short() { print("}") }
        init(
          a: () -> Void = {}
        ) {
          if a {
            for b in c { d { } }
          }
        }
      }
      """
    let file = SourceText(path: "A.swift", lines: text.split(separator: "\n").map(String.init))
    let functions = FunctionScanner.functions(of: file)
    #expect(functions.map(\.lines) == [1, 7])
    #expect(functions.map(\.depth) == [0, 3])
    #expect(functions.map(\.place) == ["A.swift:2", "A.swift:3"])
  }

  @Test func functionsAreShortAndFlat() throws {
    let functions = try SourceText.all().flatMap(FunctionScanner.functions)
    #expect(functions.count > 1000)
    for function in functions {
      #expect(function.lines <= 60, "\(function.place) has \(function.lines) lines")
      #expect(function.depth <= 4, "\(function.place) nests \(function.depth) blocks")
    }
    let lines = functions.map(\.lines).sorted()
    #expect(lines[lines.count / 2] <= 9)
    #expect(lines[lines.count * 9 / 10] <= 30)
  }

  /// What threads share, and the bridges to C, need identity.
  private static let classes: Set<String> = [
    "Sources/XMLParsing/SAXHandler.swift", "Sources/ViewCommand/Running/WorkQueue.swift",
    "Sources/ViewCommand/Running/Worker.swift", "Sources/ViewCommand/Helpers/HelperProcess.swift",
    "Sources/ResultCache/RecordingFiles.swift",
  ]

  @Test func valuesAreStructsAndEnumerations() throws {
    for file in try SourceText.all() where file.target != "Cassowary" && file.target != "Typesetting" {
      let isClass = file.lines.contains {
        $0.contains(/^\s*(package |private |fileprivate )?(final )?class [A-Z]/)
      }
      #expect(!isClass || FunctionBudgetTests.classes.contains(file.path), "\(file.path) declares a class")
    }
  }

  /// Files of one job whose types serve it: answers to requests, what a pass works on.
  private static let otherNames: Set<String> = [
    "Sources/Resolution/Language/Passes/LowerBody.swift", "Sources/Typesetting/Answers.swift",
    "Sources/Typesetting/Drawing.swift",
  ]

  @Test func filesAreNamedForTheTypeTheyHold() throws {
    let declaration = /^(?:package )?(?:indirect |final )?(?:struct|enum|class|protocol) (\w+)/
    for file in try SourceText.all() where !FunctionBudgetTests.otherNames.contains(file.path) {
      let name = file.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? ""
      let types = file.lines.compactMap { $0.prefixMatch(of: declaration)?.output.1 }
      #expect(types.isEmpty || types.contains(name), "\(file.path) declares \(types)")
    }
  }
}
