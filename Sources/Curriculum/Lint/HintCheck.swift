/// Hints help; they do not tell.
struct HintCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.items.flatMap { item -> [Finding] in
      let keys = HintCheck.keys(of: item)
      return item.block.headers("hint").compactMap { hint in
        let text = normalized(hint.value)
        guard let told = keys.first(where: { text.contains(normalized($0)) }) else { return nil }
        return lesson.source.finding(
          .hintKey, at: hint.valuePlace, "this hint contains the key \"\(told)\"",
          advice: "point the way, and leave the last step to the learner")
      }
    }
  }

  /// What a hint must not say. A key of one character would be found in anything; an order has no
  /// single key.
  private static func keys(of item: ItemDraft) -> [String] {
    var keys: [String] = []
    switch item.item {
    case .exercise: break
    case .trace(let trace) where trace.subject == .order: break
    case .trace: keys = item.options.filter(\.option.isKey).map { spoken($0.option.text) }
    case .quiz(let quiz) where quiz.kind == .order: break
    case .quiz(let quiz):
      keys = item.options.filter(\.option.isKey).map(\.option.text.text)
      for case .deletion(_, let accepted) in quiz.cloze { keys += accepted }
    }
    return keys.filter { normalized($0).count > 3 }
  }

  /// `NameRow.body` is told by `NameRow` too.
  private static func spoken(_ option: Prose) -> String {
    let text = option.text
    return text.hasSuffix(".body") ? String(text.dropLast(5)) : text
  }
}
