import Guides

/// A question that the guide itself asks, with its own answers and what it says to each.
struct AskedByGuide {
  private static let wrongOptions = 2...3

  let writing: BlockWriting

  /// Nil if it has no one key, or more or fewer to choose from than can be told apart at a glance.
  func item(
    of block: GuideBlock, under title: String, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard let question = block.question, let right = question.options.first(where: \.isRight),
      question.options.count(where: \.isRight) == 1,
      Self.wrongOptions.contains(question.options.count - 1),
      question.options.allSatisfy({ $0.lines.count == 1 }), !question.stem.isEmpty
    else { return nil }
    let stem = question.stem.joined(separator: " ")
    let id = identifiers.name(for: stem, or: title + " question")
    let options = question.options.map { option in
      let reaction = said(option.reaction)
      return "- [\(option.isRight ? "x" : " ")] \(writing.line(option.lines[0]))\n  > "
        + (reaction.isEmpty ? (option.isRight ? "So the guide has it." : "Not so.") : reaction)
    }
    let why = said(right.reaction)
    var lines = [
      "```quiz", "id: \(id)", "kind: choice", "draft: yes",
      "hint: The guide asks it itself, and has answered it above.",
      "why: \(headerLine(why.isEmpty ? "So the guide has it." : why))", "", writing.line(stem), "",
    ]
    lines += mixed(options, by: id) + ["```"]
    return GuideItem(
      id: id, kind: .choice, first: block.first, last: block.last, lines: lines, isOwed: true)
  }

  private func said(_ reaction: [String]) -> String {
    reaction.isEmpty ? "" : writing.line(reaction.joined(separator: " "))
  }
}
