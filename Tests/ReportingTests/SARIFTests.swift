import Foundation
import GoldenTesting
import Testing

/// What the schema of SARIF 2.1.0 asks for is there: required members, enumerations, lowest values.
@Suite struct SARIFTests {
  private func log(_ text: String) throws -> [String: Any] {
    let folder = try Workspace.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "Über uns.xib"))
    let run = CommandRun(["check", "--quiet", "--format", "sarif", "Über uns.xib"], in: folder.path)
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func run(_ log: [String: Any]) throws -> [String: Any] {
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func hasWhatTheSchemaRequires() throws {
    let run = try run(
      log(
        """
        <document version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects><view id="a"><subviews><label id="a" text="ä" numberOfLines="x"/><label/></subviews>
          <connections><outlet property="b" destination="c" id="d"/></connections></view></objects></document>
        """))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "viewc")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
      #expect((rule["help"] as? [String: Any])?["text"] is String)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results { try check(result, rules) }
  }

  private func check(_ result: [String: Any], _ rules: [[String: Any]]) throws {
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
    #expect((result["message"] as? [String: Any])?["text"] is String)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "%C3%9Cber%20uns.xib")
    let region = try #require(place["region"] as? [String: Int])
    for name in ["startLine", "startColumn", "endLine", "endColumn"] {
      #expect(try #require(region[name]) >= 1)
    }
    #expect(try #require(region["byteOffset"]) >= 0)
    #expect(try #require(region["byteLength"]) >= 0)
    for fix in result["fixes"] as? [[String: Any]] ?? [] {
      let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
      #expect(change["artifactLocation"] is [String: Any])
      let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
      #expect(replacement["deletedRegion"] is [String: Int])
    }
  }

  @Test func isWholeWhereNothingIsFound() throws {
    let run = try run(
      log(
        """
        <document version="3.0" targetRuntime="iOS.CocoaTouch"/>
        """))
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }
}
