internal import FontMetrics
internal import Geometry

/// Finds the looks of set lines again in the runs that they were set from, going through both once.
struct SpanFinder {
  /// A stretch of the whole text with its look.
  struct Run {
    let text: String
    let font: Font
    let color: Color
    let paragraph: ParagraphMetrics
  }

  private let runs: [Run]
  private let era: FontEra
  /// The characters of all runs, and the run of each; empty where there is one run only.
  private var characters: [Character] = []
  private var owners: [Int] = []
  private var next = 0

  init(runs: [Run], era: FontEra) {
    self.runs = runs
    self.era = era
    guard runs.count > 1 else { return }
    for (number, run) in runs.enumerated() {
      for character in run.text {
        characters.append(character)
        owners.append(number)
      }
    }
  }

  /// The stretches of a line; what was put in for left out text has the look before it.
  mutating func spans(of line: String) -> [PictureText.Span] {
    guard runs.count > 1 else {
      guard let run = runs.first else { return [] }
      return [PictureText.Span(line, font: PictureFont(run.font, era: era, of: line), color: run.color)]
    }
    var spans: [PictureText.Span] = []
    var current = ""
    var owner = -1
    for character in line {
      let found = owners.isEmpty ? 0 : self.owner(of: character)
      if found != owner, !current.isEmpty {
        spans.append(span(current, owner))
        current = ""
      }
      owner = found
      current.append(character)
    }
    if !current.isEmpty { spans.append(span(current, owner)) }
    return spans
  }

  private func span(_ text: String, _ owner: Int) -> PictureText.Span {
    let run = runs[max(0, min(owner, runs.count - 1))]
    return PictureText.Span(text, font: PictureFont(run.font, era: era, of: text), color: run.color)
  }

  /// The run of the next character like this one; blanks and line ends before it were dropped by the line.
  private mutating func owner(of character: Character) -> Int {
    var index = next
    while index < characters.count, characters[index] != character, characters[index].isWhitespace {
      index += 1
    }
    if index < characters.count, characters[index] == character {
      next = index + 1
      return owners[index]
    }
    return owners[max(0, min(next, owners.count) - 1)]
  }
}
