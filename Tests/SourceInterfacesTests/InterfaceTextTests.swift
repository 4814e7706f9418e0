import SourceInterfaces
import Testing

/// The text form of interfaces says all, and nothing else is read.
@Suite struct InterfaceTextTests {
  private let interface = SourceInterface(
    .swift,
    types: [
      TypeDeclaration(
        .class, "Profile.Inner", runtimeName: "XInner", inherited: ["UIViewController", "Shown"],
        isGeneric: true, offset: 12, length: 5,
        members: [
          MemberDeclaration(
            .property, "avatar", selector: "avatar", type: "UIImageView!", traits: [.outlet, .objc, .weak],
            offset: 40, length: 6),
          MemberDeclaration(
            .method, "save", selector: "save:with:", parameters: ["UIButton", "(Int,\n Int) -> Void"],
            traits: [.action, .objc], offset: 60, length: 4),
        ]),
      TypeDeclaration(.extension, "UIView", offset: 90, length: 6),
    ])

  @Test func readsWhatItWrites() throws {
    let read = try #require(SourceInterface(text: interface.text))
    #expect(read.text == interface.text)
    #expect(read.types.count == 2)
    #expect(read.types[0].members[0] == interface.types[0].members[0])
    #expect(read.types[0].members[1].parameters == ["UIButton", "(Int,  Int) -> Void"])
    #expect(read.types[1] == interface.types[1])
  }

  @Test(arguments: ["", "java\n", "swift\nclass\tA\n", "swift\n\tproperty\ta\ta\t-\t-\t-\t0\t1\n"])
  func refusesOtherText(_ text: String) {
    #expect(SourceInterface(text: text) == nil)
  }

  @Test func takesTypesApart() {
    let label = TypeText("UILabel!")
    #expect(label.name == "UILabel" && label.isImplicitlyUnwrapped && !label.isArray)
    let buttons = TypeText("[UIButton]?")
    #expect(buttons.name == "UIButton" && buttons.isArray && buttons.isOptional)
    #expect(TypeText("Array<UIKit.UIView>").name == "UIKit.UIView")
    #expect(TypeText("Box<Int>").name == "Box")
    #expect(TypeText("any Shown & Hidden").name.isEmpty)
    #expect(TypeText("(Int) -> Void").name.isEmpty)
    #expect(TypeText.lastPart(of: "UIKit.UIView") == "UIView")
  }
}
