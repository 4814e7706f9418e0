@interface SpecialCardViewController : CardViewController
@end
@implementation SpecialCardViewController
@end
