internal import Vocabulary

extension ElementSchema {
  /// Shows a PDF document.
  static let pdfView = ElementSchema(
    .pdfView, .view, class: "PDFView", base: .view,
    booleans: [.autoScales, .displaysAsBook, .displaysPageBreaks, .displaysRTL],
    numbers: [.maxScaleFactor, .minScaleFactor, .scaleFactor],
    strings: [.displayBox, .displayDirection, .displayMode, .interpolationQuality])
}
