import Guides

/// Writes an exercise of a pair: the program that the guide calls wrong is where it begins, the one
/// that it calls right is the solution, and the claims are computed.
struct ExerciseItem {
  let pair: FoundPair
  let writing: BlockWriting

  /// The block, with the two hidden listings that it needs.
  func item(_ identifiers: inout Identifiers) -> GuideItem {
    let id = identifiers.name(for: pair.root + " mended", or: "mend-it", most: 32)
    var lines: [String] = []
    for (name, source) in [("start", pair.start), ("right", pair.solution)] {
      let fence = Fences.around(source)
      lines += [fence + "swift id=\(id)-\(name) hidden", source, fence, ""]
    }
    lines += [
      "```exercise", "id: \(id)", "draft: yes", "listing: \(id)-start", "root: \(pair.root)",
    ]
    lines += pair.claims.map { "claim: \(headerLine($0))" }
    lines += ["hint: Compare what runs with what you would want to run."]
    lines += ["solution: \(id)-right", "why: \(why)"]
    lines += [
      "",
      "The guide calls this wrong\(said(pair.wrongWords)) Change it, so that the claims hold.",
      "```",
    ]
    return GuideItem(
      id: id, kind: .exercise, first: pair.first, last: pair.last, lines: lines)
  }

  private var why: String {
    let held = pair.claims.prefix(2).map { MarkdownEscapes.code($0) }.joined(separator: " and ")
    return "The guide calls this right\(said(pair.rightWords)) Only here it holds: \(held)."
  }

  /// A word alone, such as the judgement itself, says nothing.
  private func said(_ words: String) -> String {
    let text = headerLine(writing.line(words))
    guard let last = text.last, words.split(separator: " ").count >= 2 else { return "." }
    return ": " + (".!?".contains(last) ? text : text + ".")
  }
}
