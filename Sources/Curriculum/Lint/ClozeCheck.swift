/// Deletions of cloze questions and accepted responses of typed ones.
struct ClozeCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.items.flatMap { item -> [Finding] in
      switch item.kind {
      case .cloze: deletionFindings(item, lesson)
      case .typed: acceptFindings(item, lesson)
      case nil: []
      case .choice, .several, .order, .explain:
        item.block.headers("accept").map { header in
          lesson.source.finding(
            .accepted, at: header.line, "only a typed question accepts responses",
            advice: "write kind: typed, or delete the line")
        }
      }
    }
  }

  private func deletionFindings(_ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    guard (1...3).contains(item.deletions.count) else {
      let place = item.deletions.count > 3 ? item.deletions[3].place : item.stemPlace
      return [
        lesson.source.finding(
          .clozeDeletion, at: place,
          "a cloze has one to three deletions, this one has \(item.deletions.count)",
          advice: "write {{1: answer | other answer}}")
      ]
    }
    var numbers: Set<Int> = []
    return item.deletions.compactMap { deletion in
      guard let number = deletion.number else {
        return lesson.source.finding(
          .clozeNumber, at: deletion.place, "this deletion has no number",
          advice: "write {{1: answer | other answer}}")
      }
      if !numbers.insert(number).inserted {
        return lesson.source.finding(
          .clozeNumber, at: deletion.place, "deletion \(number) stands twice",
          advice: "give it another number; numbers never change afterwards")
      }
      guard deletion.accepted.isEmpty else { return nil }
      return lesson.source.finding(
        .clozeDeletion, at: deletion.place, "deletion \(number) accepts nothing",
        advice: "write the answer behind the colon")
    }
  }

  private func acceptFindings(_ item: ItemDraft, _ lesson: LessonDraft) -> [Finding] {
    let headers = item.block.headers("accept")
    let isEmptyLine = headers.contains { $0.value.isEmpty }
    guard !isEmptyLine, headers.flatMap({ alternatives($0.value) }).isEmpty else { return [] }
    return [
      lesson.source.finding(
        .accepted, at: item.block.fence, "this question accepts no response",
        advice: "add a line accept: answer | other answer")
    ]
  }
}
