/// Questions at the end of a tutorial: DocC's `@MultipleChoice` with what it holds.
enum DirectiveQuestions {
  /// More lines than these no question has.
  private static let mostLines = 200

  /// - Parameter index: The line that opens it.
  /// - Returns: The question with its last line; nil if there is nothing to choose, or it does not end.
  static func question(
    from index: Int, in source: [String]
  ) -> (question: GuideQuestion, last: Int)? {
    var question = GuideQuestion()
    var open: [Substring] = []
    var fence: (mark: Substring, lines: [String])?
    for line in index..<min(index + mostLines, source.count) {
      let text = Substring(source[line]).trimmedSpaces
      if let (mark, lines) = fence {
        fence?.lines.append(String(text))
        guard text == mark else { continue }
        // A listing is a row of code: what is chosen from stands in a list.
        let code = lines.filter { !$0.isEmpty }.map { MarkdownEscapes.code($0) }
        add(code.joined(separator: " ")[...], in: open.last, to: &question)
        fence = nil
        continue
      } else if text.hasPrefix("```") {
        fence = (text.prefix { $0 == "`" }, [])
        continue
      } else if text == "}" {
        open = open.dropLast()
        guard open.isEmpty else { continue }
        return question.options.isEmpty ? nil : (question, line)
      } else if text.first == "@" {
        let name = text.dropFirst().prefix(while: \.isLetter)
        // A question in a question is none.
        if name == "MultipleChoice", line > index { return nil }
        if name == "Choice" {
          let isRight = text.contains("isCorrect: true")
          question.options.append(GuideQuestion.Option(isRight: isRight))
        }
        if text.hasSuffix("{") { open.append(name) }
        continue
      }
      add(text, in: open.last, to: &question)
    }
    return nil
  }

  private static func add(
    _ line: Substring, in name: Substring?, to question: inout GuideQuestion
  ) {
    guard !line.isEmpty else { return }
    let text = String(line)
    let last = question.options.count - 1
    switch name {
    case "Justification" where last >= 0: question.options[last].reaction.append(text)
    case "Choice" where last >= 0: question.options[last].lines.append(text)
    default: question.stem.append(text)
    }
  }
}
