import SourceInterfaces
import SwiftSourceReading
import Testing

/// Selectors are derived as the compiler derives them.
///
/// The expected values are those that `swiftc -emit-ir` with Objective-C interoperability writes for the same
/// declarations.
@Suite struct SelectorTests {
  static let forms: [(String, String)] = [
    ("func save()", "save"),
    ("func save(_ sender: Any)", "save:"),
    ("func save(sender: Any)", "saveWithSender:"),
    ("func save(_ sender: Any, forEvent event: UIEvent)", "save:forEvent:"),
    ("func save(_ sender: Any, event: UIEvent)", "save:event:"),
    ("func save(sender: Any, event: UIEvent)", "saveWithSender:event:"),
    ("func save(_ sender: Any, _ event: UIEvent)", "save::"),
    ("func save(with sender: Any)", "saveWith:"),
    ("func save(withSender sender: Any)", "saveWithSender:"),
    ("func save(for sender: Any)", "saveFor:"),
    ("func save(forSender sender: Any)", "saveForSender:"),
    ("func save(from sender: Any)", "saveFrom:"),
    ("func save(using sender: Any)", "saveUsing:"),
    ("func save(at index: Int)", "saveAt:"),
    ("func save(atIndex index: Int)", "saveAtIndex:"),
    ("func save(in view: Any)", "saveIn:"),
    ("func save(index: Int)", "saveWithIndex:"),
    ("func save(inside view: Any)", "saveInside:"),
    ("func save(insideOut view: Any)", "saveInsideOut:"),
    ("func save(URL: Any)", "saveWithURL:"),
    ("func save(forURL url: Any)", "saveForURL:"),
    ("func save(aButton button: Any)", "saveWithAButton:"),
    ("func saveWith(sender: Any)", "saveWithSender:"),
    ("func saveFor(sender: Any)", "saveForSender:"),
    ("func tapped(button: Any)", "tappedWithButton:"),
    ("func didTap(_: Any)", "didTap:"),
    ("func didTap(on view: Any)", "didTapOn:"),
    ("func didTap(`in` view: Any)", "didTapIn:"),
    ("func `repeat`(_ sender: Any)", "repeat:"),
    ("func save(_ sender: Any) throws", "save:error:"),
    ("func save() throws", "saveAndReturnError:"),
    ("func save(sender: Any) throws", "saveWithSender:error:"),
    ("func save() async", "saveWithCompletionHandler:"),
    ("func save(_ sender: Any) async", "save:completionHandler:"),
    ("@objc(keep:) func save(_ sender: Any)", "keep:"),
    ("@objc(keep:now:) func save(a: Any, b: Any)", "keep:now:"),
    ("@objc func unwind(segue: UIStoryboardSegue)", "unwindWithSegue:"),
    ("@objc func unwind(toHome segue: UIStoryboardSegue)", "unwindToHome:"),
    ("func close_it(sender: Any)", "close_itWithSender:"),
    ("func save(_sender: Any)", "saveWith_sender:"),
    ("func open2(sender: Any)", "open2WithSender:"),
    ("func addAbove(view: Any)", "addAboveView:"),
  ]

  @Test(arguments: forms) func derives(_ declaration: String, _ selector: String) throws {
    let source = "class A: NSObject {\n  \(declaration) {}\n}\n"
    let type = try #require(SwiftInterfaceReader.interface(of: source).types.first)
    #expect(type.members.first?.selector == selector)
  }
}
