/// What happens to text that is too long, `NSLineBreakMode`; raw values as in documents.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case wordWrap
  case characterWrap
  case clip
  case headTruncation
  case middleTruncation
  case tailTruncation
}
