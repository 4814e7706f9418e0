internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import ViewCompiler

/// The program `viewc-typeset`: PNG and PDF of pictures.
///
/// Started with the first request.
struct TypesettingHelper: Rasterizer {
  static let name = "viewc-typeset"
  /// What is said where the program is missing.
  static let absence =
    "no PNG and no PDF without the helper program '\(name)'; see README.md for how to build it"

  private let process: HelperProcess

  /// The program in the folder that VIEWC_HELPERS names, else beside viewc; nil where there is none.
  static func find(_ context: CommandContext) -> TypesettingHelper? {
    HelperFolder.program(name, context).map { TypesettingHelper(process: HelperProcess($0)) }
  }

  func writePNG(_ picture: RasterSource, scale: Double, to path: String) -> Result<Bool, FileError> {
    write("png", picture, to: path, [("scale", JSONText.number(scale))])
  }

  func writePDF(_ picture: RasterSource, to path: String) -> Result<Bool, FileError> {
    write("pdf", picture, to: path, [])
  }

  private func write(
    _ operation: String, _ picture: RasterSource, to path: String, _ more: [(name: String, value: String?)]
  ) -> Result<Bool, FileError> {
    let request = JSONText.object(
      [
        ("op", JSONText.string(operation)), ("svg", JSONText.string(picture.svg)),
        ("output", JSONText.string(path)),
        ("families", JSONText.array(picture.families.map { JSONText.string($0) })),
      ] + more)
    return process.answer(to: request).flatMap { answer in
      guard let written = answer["written"], case .boolean(let isChanged) = written.content else {
        guard let error = answer["error"], case .string(let message) = error.content else {
          return .failure(FileError("'\(TypesettingHelper.name)' gave an answer that viewc does not know"))
        }
        return .failure(FileError(message))
      }
      return .success(isChanged)
    }
  }
}
