import Study
import Terminal

/// Where the learner is: in a step of a lesson, in a round of questions, or anywhere else.
enum Place: Sendable, Equatable {
  case lesson(number: Int, title: String, step: Int, steps: Int)
  /// `name` is `REVIEW` or `QUIZ`, `card` the identity of what is asked; `total` is nil in a round
  /// without end.
  case round(name: String, number: Int, total: Int?, card: String, repeats: Repeats = Repeats())
  case other(title: String, status: String)

  /// - Parameter tellsCard: Whether a round says what it asks: only after the answer, because the
  ///   name of a card may say what comes out.
  func title(on canvas: Canvas, tellsCard: Bool = false) -> StyledLine {
    switch self {
    case .lesson(let number, let title, _, _): StyledLine("\(number) \(title)", Look.title)
    case .round(let name, let number, let total, let card, let repeats):
      StyledLine(name, Look.title)
        + StyledLine(
          canvas.isNarrow
            ? "  \(number)" + (total.map { "/\($0)" } ?? "") + repeats.shortWords
            : "   \(number)" + (total.map { " of \($0)" } ?? "") + repeats.words
              + (tellsCard ? "   \(card)" : ""))
    case .other(let title, _): StyledLine(title, Look.title)
    }
  }

  func status(on canvas: Canvas) -> StyledLine {
    switch self {
    case .lesson(_, _, let step, let steps):
      canvas.isNarrow
        ? StyledLine("\(step)/\(steps)")
        : StyledLine("step \(step) of \(steps)  ") + progressBar(step, of: steps, width: 10)
    case .round(_, let number, let total?, _, let repeats):
      progressBar(repeats.isOne ? number : number - 1, of: total, width: canvas.isNarrow ? 10 : 12)
    case .round: StyledLine()
    case .other(_, let status): StyledLine(status)
    }
  }

  /// The place as plain mode says it.
  var sentence: String {
    switch self {
    case .lesson(let number, let title, let step, let steps):
      "Lesson \(number), \(title)\(title.endsSentence ? "" : ".") Step \(step) of \(steps)."
    case .round(let name, let number, let total, _, let repeats):
      "\(name.capitalizedFirst), \(number)" + (total.map { " of \($0)" } ?? "") + repeats.words
        + "."
    case .other(let title, let status):
      status.isEmpty ? "\(title)." : "\(title), \(status)."
    }
  }
}

extension Repeats {
  /// Why a round is longer than its cards: `, then 2 again`, `, once more, 1 left`.
  fileprivate var words: String {
    if isOne { return left == 0 ? ", once more" : ", once more, \(left) left" }
    return left == 0 ? "" : ", then \(left) again"
  }

  /// `+2`, in a narrow window.
  fileprivate var shortWords: String {
    if isOne { return left == 0 ? " again" : " again +\(left)" }
    return left == 0 ? "" : " +\(left)"
  }
}

extension String {
  var endsSentence: Bool { last.map { ".?!".contains($0) } ?? false }

  /// `REVIEW` as `Review`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
