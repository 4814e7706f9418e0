/// A picture that `viewc render` is about to write.
struct RenderedPicture {
  /// What is written.
  enum Content {
    case text(String)
    case raster(DocumentOutputs.Raster)
  }

  /// The position of its document among the inputs.
  let number: Int
  /// The name of its file.
  let name: String
  let content: Content

  /// The pictures of a document in one format.
  static func all(of outputs: DocumentOutputs, number: Int, format: RenderFormat) -> [RenderedPicture] {
    outputs.texts.map { RenderedPicture(number: number, name: $0.name, content: .text($0.text)) }
      + outputs.rasters.map {
        RenderedPicture(number: number, name: $0.name + "." + format.fileExtension, content: .raster($0))
      }
  }
}
