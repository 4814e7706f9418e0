/// One thing that is drawn.
package enum PictureItem: Hashable, Sendable {
  case group(PictureGroup)
  case rect(PictureRect)
  case line(PictureLine)
  case text(PictureText)
  case image(PictureImage)
  case path(PicturePath)
}
