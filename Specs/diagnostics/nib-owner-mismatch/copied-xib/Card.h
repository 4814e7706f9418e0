@interface document : UIViewController
@end
@interface SettingsViewController : UIViewController
@end
