@interface CardViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (strong, nonatomic) IBOutletCollection(UIView) NSArray *boxes;
@property (weak, nonatomic) IBOutlet UIView *box;
- (IBAction)save:(id)sender;
- (IBAction)close;
@end
@interface CardStore : NSObject
- (IBAction)store:(id)sender;
@end
