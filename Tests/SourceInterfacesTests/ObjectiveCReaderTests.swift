import SourceInterfaces
import Testing

/// Objective-C is read as far as documents ask, however it is laid out.
@Suite struct ObjectiveCReaderTests {
  private func types(_ source: String) -> [TypeDeclaration] {
    ObjectiveCReader.interface(of: Array(source.utf8)).types
  }

  /// A member in short: kind, selector, type, traits.
  private func lines(_ type: TypeDeclaration) -> [String] {
    type.members.map { member in
      let words: [(MemberDeclaration.Traits, String)] = [
        (.outlet, "outlet"), (.collection, "collection"), (.action, "action"), (.segueAction, "segue"),
        (.inspectable, "inspectable"), (.weak, "weak"), (.isStatic, "static"), (.readOnly, "readonly"),
        (.instanceVariable, "ivar"),
      ]
      let traits = words.filter { member.traits.contains($0.0) }.map(\.1)
      return ([member.selector, member.type ?? "-"] + traits).joined(separator: " ")
    }
  }

  private func members(_ body: String) throws -> [String] {
    lines(try #require(types("@interface A : UIView\n\(body)\n@end").first))
  }

  @Test func readsClassesCategoriesAndProtocols() {
    let types = types(
      """
      #import "Base.h"
      #define AND(x) @interface x : y \\
        @end
      NS_ASSUME_NONNULL_BEGIN
      @class Other, More;
      @protocol Later;
      /* @interface Old : UIView */
      IB_DESIGNABLE NS_SWIFT_NAME(Home)
      @interface XHome<__covariant T : id> : XBase<T> <UITableViewDelegate, XShown>
      @end
      @interface XHome ()
      @end
      @interface UIView (Radius)
      @end
      @protocol XShown <NSObject>
      @end
      @compatibility_alias XOld XHome;
      static int f(void) { return @protocol(XShown) != nil; }
      @implementation XHome
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(types.map(\.name) == ["XHome", "XHome", "UIView", "XShown", "XOld", "XHome"])
    #expect(types.map(\.kind) == [.class, .extension, .extension, .protocol, .alias, .extension])
    #expect(types[0].inherited == ["XBase", "UITableViewDelegate", "XShown"])
    #expect(types[4].inherited == ["XHome"])
  }

  @Test func readsProperties() throws {
    let members = try members(
      """
      @property (nonatomic, weak) IBOutlet UILabel *title, *detail;
      @property(nonatomic,strong)IBOutlet UIView<Shown>*_Nullable box;
      @property (strong) IBOutletCollection(UIButton) NSArray *buttons;
      @property (nonatomic) NSArray<UILabel *> *labels;
      @property (nonatomic, getter=isOn) IBInspectable BOOL on;
      @property (readonly, nonatomic) id<Delegate> delegate NS_SWIFT_NAME(owner);
      @property (nonatomic, copy) void (^block)(int, id);
      @property CGFloat radius UI_APPEARANCE_SELECTOR;
      @property (class, readonly) A *shared;
      """)
    #expect(
      members == [
        "title UILabel outlet weak", "detail UILabel outlet weak", "box UIView outlet",
        "buttons [UIButton] outlet collection", "labels [UILabel]", "on BOOL inspectable", "isOn BOOL",
        "delegate id readonly", "block -", "radius CGFloat", "shared A static readonly",
      ])
  }

  @Test func readsMethods() throws {
    let members = try members(
      """
      - (IBAction)save;
      - (IBAction) save : (id) sender;
      -(IBAction)save:(id)sender forEvent:(UIEvent *)event __attribute__((deprecated("no")));
      - (IBSegueAction UIViewController *)make:(NSCoder *)coder;
      + (instancetype)shared;
      - untyped:sender;
      - (void)run:(void (^)(int, id))block with:(NSArray<id> *)list API_AVAILABLE(ios(13));
      """)
    #expect(
      members == [
        "save IBAction action", "save: IBAction action", "save:forEvent: IBAction action",
        "make: IBSegueAction segue", "shared instancetype static", "untyped: -", "run:with: void",
      ])
  }

  @Test func readsVariablesAndImplementations() {
    let types = types(
      """
      @interface A : UIView {
        @private
        IBOutlet UILabel *title; // the title
        IBOutlet UIButton *one, *two;
        struct { int a; } flags;
        unsigned int bits:4;
      @public id<Shown> other;
      }
      @property int after;
      @end
      @implementation A { UIView *_own; }
      @synthesize title = _title, box;
      - (IBAction)save:(id)sender {
        NSString *text = @"@end }"; char c = '}';
        if (sender) { [self save:@{ @"a": @1 }]; }
      }
      static void helper(void) { }
      - (void)next { return; }
      @end
      """)
    #expect(
      lines(types[0]) == [
        "title UILabel outlet ivar", "one UIButton outlet ivar", "two UIButton outlet ivar", "flags - ivar",
        "bits int ivar", "other id ivar", "after int",
      ])
    #expect(lines(types[1]) == ["_own UIView ivar", "_title - ivar", "save: IBAction action", "next void"])
  }

  @Test func givesBytesOfNames() throws {
    let source = "// ü\n@interface Ä : UIView\n@property UILabel *tïtle;\r\n@end"
    let type = try #require(types(source).first)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[type.offset..<type.offset + type.length], as: UTF8.self) == "Ä")
    let member = type.members[0]
    #expect(String(decoding: bytes[member.offset..<member.offset + member.length], as: UTF8.self) == "tïtle")
  }

  @Test func readsEveryPrefix() {
    let source = Array(
      """
      @interface A<T> : B <P> { IBOutlet UILabel *a; struct { int b; } c; }
      @property (getter=x, weak) id d, *e;
      - (IBAction)f:(id)g h:(NSArray<T> *)i NS_X(1); @end @implementation A - (void)j { @"k\\"" ; } @end '
      """.utf8)
    for count in source.indices { _ = ObjectiveCReader.interface(of: Array(source[..<count])) }
    for count in source.indices { _ = ObjectiveCReader.interface(of: Array(source[count...])) }
    #expect(ObjectiveCReader.interface(of: source).types.count == 2)
  }
}
