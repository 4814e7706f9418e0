@interface CardView : UIView
@end
@interface CardViewController : UIViewController
@property (weak) IBOutlet CardView *card;
@end
