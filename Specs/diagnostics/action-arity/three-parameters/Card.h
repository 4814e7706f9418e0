@interface CardViewController : UIViewController
- (IBAction)save:(id)a with:(id)b and:(id)c;
@end
