@interface CardViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (strong, nonatomic) IBOutletCollection(UIView) NSArray *boxes;
@property (weak, nonatomic) IBOutlet UIView *box;
- (IBAction)save:(id)sender;
- (IBAction)close;
@end
@interface CardView : UIView
@property (nonatomic) IBInspectable CGFloat cornerRadius;
@property (nonatomic) IBInspectable UIColor *line;
@end
@interface UIView (Border)
@property (nonatomic) IBInspectable CGFloat borderSize;
@end
