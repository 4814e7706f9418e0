@interface CardViewController : UIViewController {
  IBOutlet UILabel *_title;
}
@end
