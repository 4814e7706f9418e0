import SourceInterfaces
import SwiftSourceReading
import Testing

/// What a Swift source declares is read with the runtime's names and exact places.
@Suite struct SwiftInterfaceReaderTests {
  private func types(_ source: String) -> [TypeDeclaration] {
    SwiftInterfaceReader.interface(of: source).types
  }

  private func members(_ body: String) throws -> [MemberDeclaration] {
    try #require(types("class A: UIView {\n\(body)\n}").first).members
  }

  @Test(arguments: [
    "@IBOutlet var title: UILabel!", "@IBOutlet weak var title: UILabel!",
    "@IBOutlet private weak var title: UILabel!", "@IBOutlet private(set) weak var title: UILabel?",
    "@IBOutlet\n  weak var title: UILabel!", "@objc @IBOutlet weak var title: UILabel! { didSet { go() } }",
    "#if DEBUG\n@IBOutlet var title: UILabel!\n#endif",
    "@available(iOS 13, *) @IBOutlet unowned var title: UILabel!",
  ]) func readsOutletsHoweverSpelled(_ body: String) throws {
    let member = try #require(try members(body).first)
    #expect(member.name == "title" && member.selector == "title" && member.traits.contains(.outlet))
    #expect(TypeText(member.type ?? "").name == "UILabel")
    #expect(!member.traits.contains(.readOnly))
  }

  @Test func readsSeveralBindings() throws {
    let members = try members("@IBOutlet var a, b: UIButton!\n@IBOutlet var c: [UIView]!\n")
    #expect(members.map(\.name) == ["a", "b", "c"])
    #expect(members[0].type == "UIButton!")
    #expect(members[2].traits.contains(.collection))
  }

  @Test func readsKindsOfProperties() throws {
    let members = try members(
      """
      let fixed = 1
      var computed: Int { 1 }
      var both: Int { get { 1 } set {} }
      @IBInspectable var radius: CGFloat = 0 { didSet {} }
      var flag = true
      static var shared = A()
      """)
    #expect(members.map { $0.traits.contains(.readOnly) } == [true, true, false, false, false, false])
    #expect(members[3].traits.contains(.inspectable) && members[3].type == "CGFloat")
    #expect(members[4].type == "Bool")
    #expect(members[5].traits.contains(.isStatic) && members[5].type == "A")
  }

  @Test func readsActionsAndWhatObjectiveCSees() throws {
    let members = try members(
      """
      @IBAction private func save(_ sender: UIButton) {}
      @IBSegueAction func make(_ coder: NSCoder) -> Home? { nil }
      func hidden(_ sender: Any) {}
      override func awakeFromNib() {}
      @IBAction func old(sender: AnyObject!, event: UIEvent) {}
      """)
    #expect(members.map(\.selector) == ["save:", "make:", "hidden:", "awakeFromNib", "oldWithSender:event:"])
    #expect(members.map { $0.traits.contains(.objc) } == [true, true, false, false, true])
    #expect(members[0].parameters == ["UIButton"])
    #expect(members[1].traits.contains(.segueAction) && members[1].type == "Home?")
  }

  @Test func readsTypesInsideTypesAndConditions() {
    let types = types(
      """
      #if os(iOS)
      @objc(XHome) final class Home: Base<Int>, UITableViewDelegate & Shown {
        struct Row { class Cell: UITableViewCell {} }
        #if DEBUG
        @IBOutlet var a: UIView!
        #else
        @IBOutlet var b: UIView!
        #endif
      }
      #endif
      extension UIKit.UIView { @IBInspectable var radius: Double { get { 0 } set {} } }
      extension Home.Row { func more() {} }
      protocol Shown: AnyObject {}
      enum Kind: Int { case a }
      actor Store {}
      typealias Screen = UIViewController
      class Box<T>: UIView {}
      @objcMembers class Open: NSObject { var seen = "" }
      """)
    #expect(
      types.map(\.name) == [
        "Home", "Home.Row", "Home.Row.Cell", "UIKit.UIView", "Home.Row", "Shown", "Kind", "Store", "Screen",
        "Box", "Open",
      ])
    #expect(types[0].runtimeName == "XHome")
    #expect(types[0].inherited == ["Base", "UITableViewDelegate", "Shown"])
    #expect(types[0].members.map(\.name) == ["a", "b"])
    #expect(types.map(\.kind)[3...8] == [.extension, .extension, .protocol, .value, .class, .alias])
    #expect(types[8].inherited == ["UIViewController"])
    #expect(types[9].isGeneric && !types[0].isGeneric)
    #expect(types[10].hasObjCMembers && types[10].members[0].traits.contains(.objc))
  }

  @Test func givesBytesOfNames() throws {
    let source = "// ä\nclass Übersicht: UIView {\n  @IBOutlet var tïtle: UILabel!\n}\n"
    let type = try #require(types(source).first)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[type.offset..<type.offset + type.length], as: UTF8.self) == "Übersicht")
    let member = type.members[0]
    #expect(String(decoding: bytes[member.offset..<member.offset + member.length], as: UTF8.self) == "tïtle")
  }

  @Test func answersRequests() {
    let session = InterfaceSession()
    let answer = session.answer(#"{"op":"read","sources":["class A {}",""]}"#)
    #expect(answer == #"{"interfaces":["swift\nclass\tA\t-\t-\t-\t6\t1\n","swift\n"]}"#)
    #expect(session.answer("{}").contains("error"))
    #expect(session.answer(#"{"op":"fly"}"#) == #"{"error":"'fly' is no operation; there is 'read'"}"#)
  }
}
