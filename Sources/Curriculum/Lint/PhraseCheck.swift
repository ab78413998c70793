/// The wording of stems: one question, asked without a negation.
struct PhraseCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.items.flatMap { item -> [Finding] in
      let prose = item.stem.flatMap(PhraseCheck.words)
      guard !item.stem.isEmpty else {
        return [
          lesson.source.finding(
            .stemMissing, at: item.block.fence, "this \(item.block.word) asks nothing",
            advice: "write the question above the options, behind a blank line")
        ]
      }
      return findings(stem: prose.joined(separator: " "), item, lesson)
    }
  }

  private func findings(stem: String, _ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    var findings: [Finding] = []
    func warn(_ rule: Rule, _ message: String, _ advice: String) {
      findings.append(
        lesson.source.finding(rule, .warning, at: item.stemPlace, message, advice: advice))
    }
    let sentences = PhraseCheck.sentences(stem)
    let questions = sentences.filter { $0.hasSuffix("?") }
    if questions.count > 1 {
      warn(.stemQuestion, "this stem asks \(questions.count) questions", "ask one")
    }
    let asked = questions.isEmpty ? Array(sentences.suffix(1)) : questions
    if item.kind != .cloze, asked.contains(where: PhraseCheck.isNegated) {
      warn(
        .stemNegation, "this question asks with a \"not\"", "ask for what is, not for what is not")
    }
    if PhraseCheck.refersToOthers(stem) {
      warn(.allOfTheAbove, "a stem must not speak of the options", "say what you mean")
    }
    return findings
  }

  static func refersToOthers(_ text: String) -> Bool {
    let words = lowercaseWords(text)
    return words.indices.contains { index in
      let behind = words[(index + 1)...]
      return quantities.contains(words[index])
        && (behind.starts(with: ["of", "the", "above"]) || behind.starts(with: ["of", "these"]))
    }
  }

  private static let quantities: [Substring] = ["all", "none", "both", "neither", "any", "some"]

  private static func isNegated(_ sentence: String) -> Bool {
    sentence.split { !$0.isOfWord && $0 != "'" && $0 != "’" }.contains { word in
      let word = word.lowercased()
      return word == "not" || word == "cannot" || word.hasSuffix("n't") || word.hasSuffix("n’t")
    }
  }

  private static func sentences(_ text: String) -> [String] {
    var sentences = [""]
    var isEnd = false
    for character in text {
      if isEnd, character.isWhitespace { sentences.append("") }
      sentences[sentences.count - 1].append(character)
      isEnd = character == "." || character == "?" || character == "!"
    }
    return sentences.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// Prose without its code: what an identifier is called is no wording.
  private static func words(_ block: Block) -> [String] {
    switch block {
    case .paragraph(let prose, _), .heading(_, let prose, _):
      [prose.runs.map { $0.style == .code ? "code" : $0.text }.joined()]
    case .list(_, let items, _): items.joined().flatMap(words)
    case .quote(let blocks, _): blocks.flatMap(words)
    default: []
    }
  }
}

/// Lower-case words between single spaces, with a space at either end; what is neither letter nor
/// number separates.
func normalized(_ text: String) -> String {
  " " + lowercaseWords(text).joined(separator: " ") + " "
}

private func lowercaseWords(_ text: String) -> [Substring] {
  text.lowercased().split { !$0.isOfWord && !$0.isOfNumber && $0 != "$" && $0 != "_" }
}

extension Character {
  /// Whether it is a letter. What Unicode says of a character takes long to look up, and most are of
  /// ASCII.
  var isOfWord: Bool {
    guard let ascii = asciiValue else { return isLetter }
    return 0x61...0x7A ~= ascii | 0x20
  }

  /// Likewise, whether it is a digit or another sign for a number.
  fileprivate var isOfNumber: Bool { asciiValue.map { 0x30...0x39 ~= $0 } ?? isNumber }
}
