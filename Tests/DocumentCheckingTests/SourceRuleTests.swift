import Diagnostics
import DocumentChecking
import SourceInterfaces
import Testing

/// What all documents together leave unconnected is found in the sources.
@Suite struct SourceRuleTests {
  private let base = """
    swift
    class\tBase\t-\tUIViewController\t-\t0\t4
    \tproperty\ttitleLabel\ttitleLabel\tUILabel!\t-\toutlet; objc\t10\t10
    \tproperty\tbadge\tbadge\tUILabel?\t-\toutlet; objc\t30\t5
    \tproperty\tmade\tmade\tUIView!\t-\toutlet; objc; initialised\t40\t4
    \tmethod\tsave\tsave:\t-\tAny\taction; objc\t50\t4
    class\tHome\t-\tBase\t-\t60\t4
    class\tOther\t-\tUIView\t-\t70\t5
    \tproperty\tbox\tbox\tUIView!\t-\toutlet; objc\t80\t3

    """

  /// The kinds found and their offsets, for what documents connect and send.
  private func found(_ connected: [String: Set<String>], sent: Set<String> = []) throws -> [String] {
    let interface = try #require(SourceInterface(text: base))
    var bag = DiagnosticBag()
    let index = SourceIndex([SourceIndex.File(path: "Base.swift", interface: interface)])
    SourceRuleRegistry.check(index, connected: connected, selectors: sent, into: &bag)
    return bag.diagnostics.map { "\($0.kind.name) \($0.place.offset)" }
  }

  @Test func findsWhatNoDocumentConnects() throws {
    #expect(
      try found(["Home": []]) == ["outlet-not-connected 10", "unused-action 50", "unused-outlet 30"])
  }

  @Test func countsConnectionsOfSubclasses() throws {
    #expect(try found(["Home": ["titleLabel", "badge"]], sent: ["save:"]) == [])
    #expect(try found(["Home": ["badge"], "Base": ["titleLabel"]], sent: ["save:"]) == [])
  }

  @Test func isSilentAboutClassesThatNoDocumentNames() throws {
    #expect(try found([:]) == [])
  }
}
