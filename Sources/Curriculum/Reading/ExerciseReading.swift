import Claims

/// An exercise as it was read, sound or not.
struct ExerciseDraft: Sendable {
  var block: HeaderedBlock
  var exercise: Exercise

  /// Reads an `exercise` block. A claim that cannot be read, and a foreseen attempt that is not
  /// written as one, are left out of the model; lint reports them.
  init(_ block: HeaderedBlock) {
    self.block = block
    let body = Markdown.parse(block.body.joined(separator: "\n"), from: block.bodyStart)
    exercise = Exercise(
      id: block.value("id") ?? "", was: block.list("was"), revision: block.revision,
      concepts: block.list("concepts"), listing: block.value("listing") ?? "",
      root: block.value("root") ?? "",
      claims: block.headers("claim").enumerated().compactMap { index, header in
        try? Claim(header.value, line: index + 1)
      }, hints: block.hints, solution: block.value("solution") ?? "",
      foreseen: block.headers.compactMap { Self.foreseen($0) }, explanation: block.explanation,
      task: Block.all(body.children), app: block.value("app"), position: block.fence.position,
      draft: block.draft)
  }

  /// The headers that name an attempt which was foreseen.
  static let foreseeingKeys: Set<String> = ["wrong", "kept"]

  /// Reads `NAME [misconception] | words`; nil for anything else.
  static func foreseen(_ header: HeaderedBlock.Header) -> Exercise.Foreseen? {
    guard foreseeingKeys.contains(header.key), let bar = header.value.firstIndex(of: "|") else {
      return nil
    }
    let names = header.value[..<bar].split(whereSeparator: \.isWhitespace)
    let words = trimmed(header.value[header.value.index(after: bar)...])
    guard let listing = names.first, names.count <= 2, !words.isEmpty else { return nil }
    let misconception = names.dropFirst().first
    guard misconception.map({ $0.first == "[" && $0.last == "]" && $0.count > 2 }) ?? true else {
      return nil
    }
    return Exercise.Foreseen(
      listing: String(listing),
      misconception: misconception.map { String($0.dropFirst().dropLast()) },
      words: Prose(inline: words), isKept: header.key == "kept")
  }
}
