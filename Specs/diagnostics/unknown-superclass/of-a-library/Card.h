@interface CardViewController : LIBViewController
@end
