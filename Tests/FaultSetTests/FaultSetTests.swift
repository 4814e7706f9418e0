import Diagnostics
import Reporting
import SpecTesting
import Testing
import ViewCompiler

/// Single mistakes in the specs of the gallery and of components: each is found once, at its place.
@Suite struct FaultSetTests {
  private static let faults =
    structureFaults + declarationFaults + importFaults + nameFaults + typeFaults + componentFaults
    + expressionFaults + dataFaults + stateFaults + snapshotFaults + shorthandFaults + valueFaults

  private func findings(_ path: String, _ files: any FileProvider) -> [String] {
    var options = CompilerOptions()
    options.generatesSwift = true
    // The specs of components have no more constraints than their topic needs.
    options.overrides.set(.allow, for: "ambiguous-layout")
    let document = ViewCompiler(files: files, options: options).compile(CompilerInput(path: path))
    return document.report.findings.map { finding in
      let place = finding.location
      let text = (try? files.read(place.path, limit: .max).get()).map { bytes in
        String(decoding: bytes[place.offset..<(place.offset + place.length)], as: UTF8.self)
      }
      return SpecFault.text(
        place.path, line: place.line, column: place.column, text ?? "", finding.kind.name)
    }
  }

  @Test(arguments: Set(faults.map(\.path)).sorted())
  func nothingIsFoundBefore(path: String) {
    #expect(findings(path, FolderFiles()) == [])
  }

  @Test(arguments: faults)
  func isFoundOnceAtItsPlace(fault: SpecFault) throws {
    let (files, finding) = try fault.make()
    #expect(findings(fault.path, files) == [finding])
  }

  @Test func thereAreManyOfManyKinds() {
    #expect(Self.faults.count >= 150)
    #expect(Set(Self.faults.map(\.kind)).count >= 40)
    #expect(Set(Self.faults.map(\.description)).count == Self.faults.count)
  }
}
