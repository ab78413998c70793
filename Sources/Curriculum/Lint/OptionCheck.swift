import Simulation

/// Options of questions: how many, which is the key, what is said about each.
struct OptionCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.items.flatMap { item in
      countFindings(item, lesson) + textFindings(item, lesson)
        + rationaleFindings(item, lesson, pack) + likenessFindings(item, lesson)
    }
  }

  private func countFindings(_ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    let keys = item.options.filter(\.option.isKey).count
    let distractors = item.options.count - keys
    let problem: (message: String, advice: String)?
    switch item.kind {
    case .choice: return choiceFindings(item, lesson, distractors: distractors)
    case .several where keys == 0 || distractors == 0:
      problem = (
        "this question needs options that are right and options that are wrong",
        "mark some [x] and some [ ]"
      )
    case .order where item.options.count < 3:
      problem = ("an order needs three options or more", "list them in the right order")
    case .cloze where !item.options.isEmpty, .typed where !item.options.isEmpty,
      .explain where !item.options.isEmpty:
      problem = ("this kind of question has no options", "delete them, or write kind: choice")
    case nil where item.asksForScreen && !item.options.isEmpty:
      problem = ("the drawings to choose from are computed", "delete the options")
    case nil where item.asksForScreen: problem = nil
    case nil where item.block.word == "trace" && item.options.count < 2:
      problem = ("a trace offers two options or more", "add - [x] and - [ ]")
    default: problem = nil
    }
    guard let problem else { return [] }
    return [
      lesson.source.finding(
        .optionCount, at: item.block.fence, problem.message, advice: problem.advice)
    ]
  }

  private func choiceFindings(
    _ item: ItemDraft, _ lesson: LessonDraft, distractors: Int
  ) -> [Finding] {
    let keys = item.options.filter(\.option.isKey)
    guard let first = item.options.first else {
      return [
        lesson.source.finding(
          .optionCount, at: item.block.fence, "this question has no options",
          advice: "add - [x] and - [ ]")
      ]
    }
    if keys.count != 1 {
      return [
        lesson.source.finding(
          .optionKey, at: keys.dropFirst().first?.place ?? first.place,
          "a choice has one key, this one has \(keys.count)",
          advice: "mark exactly one option [x], or write kind: several")
      ]
    }
    guard !(2...3).contains(distractors) else { return [] }
    return [
      lesson.source.finding(
        .optionCount, at: item.block.fence,
        "a choice has two or three distractors, this one has \(distractors)",
        advice: "add the wrong ideas that people hold, or drop the weakest")
    ]
  }

  private func textFindings(_ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    var seen: Set<String> = []
    return item.options.compactMap { draft in
      let text = draft.option.text.text
      if draft.option.text.isBlank {
        return lesson.source.finding(
          .optionText, at: draft.place, "this option is empty", advice: "write it or delete it")
      }
      if !seen.insert(text).inserted {
        return lesson.source.finding(
          .optionText, at: draft.place, "this option stands twice", advice: "delete one of the two")
      }
      guard PhraseCheck.refersToOthers(text) else { return nil }
      return lesson.source.finding(
        .allOfTheAbove, .warning, at: draft.place, "an option must not speak of the others",
        advice: "options are shuffled: say what you mean, or write kind: several")
    }
  }

  private func rationaleFindings(
    _ item: ItemDraft, _ lesson: LessonDraft, _ pack: PackBasis
  ) -> [Finding] {
    let isOrder = item.kind == .order || item.block.value("ask") == "order"
    return item.options.compactMap { draft in
      if draft.option.rationale.isBlank, !(isOrder && draft.option.isKey) {
        return lesson.source.finding(
          .optionRationale, at: draft.place, "this option has no rationale",
          advice: "add a line below: > why it is right or wrong")
      }
      guard let slug = draft.option.misconception, !pack.isSingleFile,
        !pack.misconceptions.contains(slug)
      else { return nil }
      return lesson.source.finding(
        .unknownMisconception, at: draft.misconceptionPlace ?? draft.place,
        "no misconception is called \"\(slug)\"", advice: "add it to misconceptions.yml")
    }
  }

  /// A key must not give itself away by its length or by its form.
  private func likenessFindings(_ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    guard item.kind == .choice || item.kind == .several, item.options.count > 1 else { return [] }
    var findings: [Finding] = []
    let lengths = item.options.map { cells($0.option.text.text) }
    let longest = lengths.max() ?? 0
    let keyLengths = item.options.filter(\.option.isKey).map { cells($0.option.text.text) }
    let others = item.options.filter { !$0.option.isKey }.map { cells($0.option.text.text) }
    if let key = keyLengths.max(), let other = others.max(), key * 10 > other * 14,
      key - other > 12,
      let draft = item.options.first(where: \.option.isKey)
    {
      findings.append(
        lesson.source.finding(
          .optionLength, .warning, at: draft.place, "the key is by far the longest option",
          advice: "shorten it, or say more in the others"))
    } else if let shortest = lengths.min(), longest > shortest * 5 / 2, longest - shortest > 24,
      let index = lengths.firstIndex(of: longest)
    {
      findings.append(
        lesson.source.finding(
          .optionLength, .warning, at: item.options[index].place,
          "this option is more than twice as long as the shortest",
          advice: "make the options of like length"))
    }
    if let odd = oddOneOut(item.options) {
      findings.append(
        lesson.source.finding(
          .optionParallel, .warning, at: odd.place, "this option has another form than the rest",
          advice: "make all of them sentences, or all phrases, or all code"))
    }
    return findings
  }

  /// The only option that ends in a full stop, or the only one that does not; the same for being
  /// code only.
  private func oddOneOut(_ options: [Choices.Draft]) -> Choices.Draft? {
    guard options.count > 2 else { return nil }
    let forms: [(Option) -> Bool] = [
      { $0.text.text.hasSuffix(".") },
      { $0.text.runs.allSatisfy { $0.style == .code } },
    ]
    for form in forms {
      let with = options.filter { form($0.option) }
      if with.count == 1 { return with[0] }
      if with.count == options.count - 1 { return options.first { !form($0.option) } }
    }
    return nil
  }
}

extension ItemDraft {
  /// Whether it is a trace whose options are drawings.
  fileprivate var asksForScreen: Bool { block.value("ask") == Prediction.Subject.screen.rawValue }
}
