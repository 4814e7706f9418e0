@interface CardViewController : UIViewController
@property (weak) IBOutlet UITapGestureRecognizer *tap;
@end
