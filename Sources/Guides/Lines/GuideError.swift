/// Why a guide is not read. What the reader can put right is said in a sentence.
public enum GuideError: Error, Sendable, Equatable {
  /// More bytes than a guide has; `most` is the limit, in bytes.
  case tooLarge(name: String, bytes: Int, most: Int)
  /// More lines than a guide has; `most` is the limit.
  case tooManyLines(name: String, lines: Int, most: Int)
  /// A line that is longer than any sentence or listing; lines are counted from 1, `most` is the
  /// limit in bytes.
  case tooLongLine(name: String, line: Int, bytes: Int, most: Int)
  /// Bytes that are no text at all.
  case noText(name: String)
  /// A page whose elements lie in each other so deep that its end cannot be read.
  case tooDeep(name: String)
  /// Nothing to learn in it: no sentence and no listing.
  case empty(name: String)

  /// What is wrong and what to do, one sentence or two.
  public var message: String {
    switch self {
    case .tooLarge(let name, let bytes, let most):
      "\(name) has \(bytes) bytes, and a guide has \(most) at most. Import its chapters one by one."
    case .tooManyLines(let name, let lines, let most):
      "\(name) has \(lines) lines, and a guide has \(most) at most. Import its chapters one by one."
    case .tooLongLine(let name, let line, let bytes, let most):
      "\(name):\(line):1: this line has \(bytes) bytes, and one of a guide has \(most) at most. "
        + "Break it where its sentences end."
    case .noText(let name):
      "\(name) is no text. Save the guide as plain text, Markdown or HTML."
    case .tooDeep(let name):
      "\(name) has more than 250 elements in each other, and what follows them cannot be read. Save the "
        + "article alone, or as plain text."
    case .empty(let name):
      "\(name) has no sentence and no listing to make a lesson of."
    }
  }
}
