#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A tab of the strip: its name and a button that closes it.
@interface CollectionCustomCell : UICollectionViewCell

@property (weak, nonatomic) IBOutlet UILabel *label;
@property (weak, nonatomic) IBOutlet UIView *backView;
@property (weak, nonatomic) IBOutlet UIView *deleteBtnView;
@property (copy, nonatomic, nullable) void (^onDelete)(NSIndexPath *indexPath);

- (IBAction)tappedDeleteButton:(id)sender;

@end

NS_ASSUME_NONNULL_END
