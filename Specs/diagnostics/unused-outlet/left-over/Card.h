@interface CardViewController : UIViewController
@property (weak) IBOutlet UILabel *badge;
@end
