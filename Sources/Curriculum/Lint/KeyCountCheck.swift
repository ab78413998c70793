/// Whether the number of right options of a question with several gives itself away: who knows that it is
/// nearly always two stops looking after the second.
struct KeyCountCheck {
  /// How many questions there are with so many options, of which so many are right.
  struct Tally: Sendable {
    fileprivate struct Shape: Hashable { var options, keys: Int }

    fileprivate var questions: [Shape: Int] = [:]

    mutating func add(_ items: [ItemDraft]) {
      for item in items where item.kind == .several {
        let keys = item.options.count { $0.option.isKey }
        // None and all are mistakes of another kind.
        guard keys > 0, keys < item.options.count else { continue }
        questions[Shape(options: item.options.count, keys: keys), default: 0] += 1
      }
    }
  }

  /// By chance, each number that can be is as likely as any other.
  func findings(in tally: Tally, at path: String) -> [Finding] {
    let most = tally.questions.keys.map(\.keys).max() ?? 0
    return (1...max(1, most)).compactMap { count in
      let able = tally.questions.filter { $0.key.options > count }
      let questions = able.values.reduce(0, +)
      let hits = able.filter { $0.key.keys == count }.values.reduce(0, +)
      let chances = able.sorted { $0.key.options < $1.key.options }
        .flatMap { repeatElement(1 / Double($0.key.options - 1), count: $0.value) }
      guard OptionShapeCheck.distribution(chances).isUnlikely(hits) else { return nil }
      let expected = Int(chances.reduce(0, +).rounded())
      return Finding(
        .keyCount, .warning, path: path, position: Position(line: 1, column: 1),
        message: "\(count) of the options \(count == 1 ? "is" : "are") right in \(hits) of "
          + "\(questions) questions with several, by chance it would be in about \(expected): "
          + "the number of keys must not tell which they are")
    }
  }
}
