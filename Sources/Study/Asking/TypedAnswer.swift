/// A typed answer, compared with accepted ones.
enum TypedAnswer {
  /// Accepted answers of fewer letters have no slips: one letter of three is another word.
  static let shortestWithSlip = 4

  static func outcome(_ answer: String, accepted: [String]) -> Judgement.Outcome {
    let answer = normalized(answer)
    if accepted.contains(where: { normalized($0) == answer }) { return .right }
    let near = accepted.first { isSlip(answer, of: normalized($0)) }
    return near.map { .close(to: $0, differs: 1) } ?? .wrong
  }

  /// Without what does not tell knowing from not knowing: case, spaces, backticks, quotes, a
  /// leading `@`, a final full stop.
  static func normalized(_ text: String) -> String {
    let kept = text.lowercased().map { $0.isWhitespace ? " " : $0 }
      .filter { !"`\"'\u{201C}\u{201D}\u{2018}\u{2019}".contains($0) }
    var words = String(kept).split(separator: " ").joined(separator: " ")
    if words.hasPrefix("@") { words.removeFirst() }
    if words.hasSuffix("."), words.count > 1 { words.removeLast() }
    return words
  }

  /// Whether one letter was left out, put in, replaced or changed places with its neighbour.
  /// Numbers allow no slips.
  static func isSlip(_ answer: String, of accepted: String) -> Bool {
    guard accepted.count >= shortestWithSlip, answer != accepted else { return false }
    guard answer.filter(\.isNumber) == accepted.filter(\.isNumber) else { return false }
    let left = Array(answer)
    let right = Array(accepted)
    let same = zip(left, right).prefix { $0 == $1 }.count
    let restOfLeft = left.dropFirst(same)
    let restOfRight = right.dropFirst(same)
    switch left.count - right.count {
    case 1: return restOfLeft.dropFirst() == restOfRight
    case -1: return restOfRight.dropFirst() == restOfLeft
    case 0:
      if restOfLeft.dropFirst() == restOfRight.dropFirst() { return true }
      return Array(restOfLeft.prefix(2)) == restOfRight.prefix(2).reversed()
        && restOfLeft.dropFirst(2) == restOfRight.dropFirst(2)
    default: return false
    }
  }
}
