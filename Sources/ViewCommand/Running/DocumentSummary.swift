internal import Diagnostics
internal import Reporting
internal import ResultCache
internal import ViewCompiler

/// What a run keeps of every document.
struct DocumentSummary: Sendable {
  /// Why it could not be read.
  let failure: FileError?
  /// Whether it was left alone though nothing is wrong with it.
  let isPassedOver: Bool
  let report: Report
  let times: StageTimes

  /// What was made of a document; `times` where more was done than compiling it.
  init(_ document: CompiledDocument, times: StageTimes? = nil) {
    failure = document.failure
    isPassedOver = document.isPassedOver
    report = document.report
    self.times = times ?? document.times
  }

  /// What an earlier run made of a document.
  init(_ entry: CacheEntry, times: StageTimes) {
    failure = nil
    isPassedOver = entry.isPassedOver
    report = entry.report
    self.times = times
  }
}
