import Diagnostics
import DocumentChecking
import SourceInterfaces
import Testing

/// A class is found under the module and name that the runtime would look under.
@Suite struct ModuleTests {
  /// The findings about a view that names a class, in a document of module `App`, where `App` declares the
  /// Swift classes `Card` and `@objc(XBoard) Board` and a generic `Box`, `Kit` declares `Tile`, and
  /// Objective-C has `OldCard`.
  private func kinds(_ attributes: String) -> [String] {
    let app = """
      swift
      class\tCard\t-\tUIView\t-\t0\t4
      class\tBoard\tXBoard\tUIView\t-\t0\t5
      class\tBox\t-\tUIView\tgeneric\t0\t3

      """
    let files = [
      ("Card.swift", "App", app), ("Tile.swift", "Kit", "swift\nclass\tTile\t-\tUIView\t-\t0\t4\n"),
      ("OldCard.h", nil, "objc\nclass\tOldCard\t-\tUIView\t-\t0\t7\n"),
    ].compactMap { path, module, text in
      SourceInterface(text: text).map { SourceIndex.File(path: path, module: module, interface: $0) }
    }
    let code = CodeContext(SourceIndex(files), module: "App", ownModules: ["App", "Kit"])
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="box-vi-ew0" \(attributes)/></objects>
      </document>
      """
    return findings(document, with: code).map(\.kind.name)
  }

  @Test(arguments: [
    #"customClass="Card" customModule="App""#,
    #"customClass="Card" customModule="App" customModuleProvider="target""#,
    #"customClass="Card" customModule="OldName" customModuleProvider="target""#,
    #"customClass="XBoard""#, #"customClass="OldCard""#, #"customClass="Tile" customModule="Kit""#,
    #"customClass="Chart" customModule="Charts""#, #"customClass="UILabel""#,
    #"customClass="_TtC3App4Card""#,
  ]) func isSilentAboutWhatIsFound(_ attributes: String) {
    #expect(kinds(attributes) == [])
  }

  @Test(arguments: [
    #"customClass="Card""#, #"customClass="Card" customModule="Kit""#,
    #"customClass="Tile" customModule="App" customModuleProvider="target""#,
    #"customClass="Board" customModule="App""#, #"customClass="XBoard" customModule="App""#,
    #"customClass="Board""#, #"customClass="OldCard" customModule="App""#,
  ]) func reportsTheWrongModule(_ attributes: String) {
    #expect(kinds(attributes) == ["wrong-module"])
  }

  @Test(arguments: [
    #"customClass="Gone" customModule="App" customModuleProvider="target""#,
    #"customClass="Gone" customModule="Kit""#, #"customClass="Gone""#,
    #"customClass="Box" customModule="App" customModuleProvider="target""#,
  ]) func reportsUnknownClasses(_ attributes: String) {
    #expect(kinds(attributes) == ["unknown-class"])
  }
}
