@interface CardViewController : UIViewController
- (IBAction)save:(id)sender;
@end
