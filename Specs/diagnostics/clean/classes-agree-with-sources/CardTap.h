@interface CardTap : UITapGestureRecognizer
@end
@interface CardViewController ()
@property (strong) IBOutlet CardTap *tap;
@end
