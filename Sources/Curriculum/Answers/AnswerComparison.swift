import Simulation

/// A typed answer beside an accepted one: what they share, and where they differ. Swift is laid out
/// by its tokens, words by their letters, or by words where few letters agree.
public struct AnswerComparison: Sendable, Hashable {
  /// A stretch of both, with the space before it.
  public enum Piece: Sendable, Hashable {
    case same(yours: String, answer: String)
    /// The answer has it.
    case missing(String)
    /// Only the typed one has it.
    case extra(String)
    case other(yours: String, answer: String)
  }

  public let pieces: [Piece]
  /// How much they share: 0 is nothing, 1 everything.
  public let likeness: Double

  /// - Returns: Nil if they share too little for a comparison to say anything.
  init?(yours: String, answer accepted: AcceptedAnswer) {
    let answer = accepted.text
    let found: AnswerComparison? =
      if accepted.isCode {
        AnswerComparison(Unit.tokens(yours), Unit.tokens(answer), least: 0.34)
      } else {
        AnswerComparison(Unit.letters(yours), Unit.letters(answer), least: 0.7)
          ?? AnswerComparison(Unit.words(yours), Unit.words(answer), least: 0.34)
      }
    guard let found, found.likeness < 1 else { return nil }
    self = found
  }

  private init?(_ yours: [Unit]?, _ answer: [Unit]?, least: Double) {
    guard let yours, let answer, !yours.isEmpty, !answer.isEmpty,
      yours.count <= Unit.most, answer.count <= Unit.most
    else { return nil }
    let steps = AnswerComparison.aligned(yours, answer)
    let shared = steps.reduce(0) { if case .same = $1 { $0 + 1 } else { $0 } }
    likeness = Double(2 * shared) / Double(yours.count + answer.count)
    guard likeness >= least else { return nil }
    pieces = AnswerComparison.joined(AnswerComparison.swapped(steps))
  }

  /// The longest common subsequence.
  private static func aligned(_ yours: [Unit], _ answer: [Unit]) -> [Piece] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: answer.count + 1), count: yours.count + 1)
    for row in yours.indices.reversed() {
      for column in answer.indices.reversed() {
        lengths[row][column] =
          yours[row].key == answer[column].key
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var steps: [Piece] = []
    var (row, column) = (0, 0)
    while row < yours.count || column < answer.count {
      if row < yours.count, column < answer.count, yours[row].key == answer[column].key {
        steps.append(.same(yours: yours[row].text, answer: answer[column].text))
        row += 1
        column += 1
      } else if column == answer.count
        || (row < yours.count && lengths[row + 1][column] >= lengths[row][column + 1])
      {
        steps.append(.extra(yours[row].text))
        row += 1
      } else {
        steps.append(.missing(answer[column].text))
        column += 1
      }
    }
    return steps
  }

  /// Two neighbours that changed places are one difference, and not one that is too much before the
  /// other and is missing behind it.
  private static func swapped(_ steps: [Piece]) -> [Piece] {
    var pieces: [Piece] = []
    var rest = steps[...]
    while let first = rest.popFirst() {
      if case .same(let yours, let answer)? = rest.first, let last = rest.dropFirst().first {
        switch (first, last) {
        case (.extra(let text), .missing(let other)) where text.isSameWord(as: other):
          pieces.append(.other(yours: text + yours, answer: answer + other))
          rest = rest.dropFirst(2)
          continue
        case (.missing(let text), .extra(let other)) where text.isSameWord(as: other):
          pieces.append(.other(yours: yours + other, answer: text + answer))
          rest = rest.dropFirst(2)
          continue
        default: break
        }
      }
      pieces.append(first)
    }
    return pieces
  }

  /// Neighbours of one kind as one piece; what is missing where something else stands is other.
  private static func joined(_ steps: [Piece]) -> [Piece] {
    var pieces: [Piece] = []
    for step in steps {
      guard let last = pieces.last, let both = last.joined(with: step) else {
        pieces.append(step)
        continue
      }
      pieces[pieces.count - 1] = both
    }
    return pieces
  }
}

extension AnswerComparison.Piece {
  fileprivate func joined(with next: AnswerComparison.Piece) -> AnswerComparison.Piece? {
    switch (self, next) {
    case (.same(let yours, let answer), .same(let moreYours, let moreAnswer)):
      .same(yours: yours + moreYours, answer: answer + moreAnswer)
    case (.missing(let text), .missing(let more)): .missing(text + more)
    case (.extra(let text), .extra(let more)): .extra(text + more)
    case (.missing(let answer), .extra(let yours)), (.extra(let yours), .missing(let answer)):
      .other(yours: yours, answer: answer)
    case (.other(let yours, let answer), .missing(let more)):
      .other(yours: yours, answer: answer + more)
    case (.other(let yours, let answer), .extra(let more)):
      .other(yours: yours + more, answer: answer)
    default: nil
    }
  }
}

extension String {
  fileprivate func isSameWord(as other: String) -> Bool {
    let words = [self, other].map { $0.lowercased().filter { $0 != " " } }
    return words[0] == words[1]
  }
}

/// What is compared as one: a token, a word, a letter.
private struct Unit {
  let text: String
  let key: String

  /// Longer texts are not compared.
  static let most = 160

  static func tokens(_ text: String) -> [Unit]? {
    SwiftToken.tokens(of: text)?.map { Unit(text: ($0.isSpaced ? " " : "") + $0.text, key: $0.key) }
  }

  static func words(_ text: String) -> [Unit] {
    text.split(separator: " ").enumerated().map { index, word in
      Unit(text: (index > 0 ? " " : "") + word, key: word.lowercased())
    }
  }

  static func letters(_ text: String) -> [Unit] {
    text.map { Unit(text: String($0), key: $0.lowercased()) }
  }
}
