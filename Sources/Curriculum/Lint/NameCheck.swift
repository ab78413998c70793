/// Names that are given once in a pack, and names that somebody must have given.
struct NameCheck: NeighbourCheck {
  func remarks(on lesson: LessonSummary, of pack: PackContext) -> [Remark] {
    lessonRemarks(lesson, pack)
      + lesson.blocks.flatMap { block in
        idRemarks(block, lesson, pack) + formerRemarks(block, pack) + conceptRemarks(block, pack)
      }
  }

  private func lessonRemarks(_ lesson: LessonSummary, _ pack: PackContext) -> [Remark] {
    guard isIdentifier(lesson.id), let first = pack.lessonPaths[lesson.id], first != lesson.path
    else { return [] }
    return [
      Remark(
        rule: .duplicateID, place: lesson.idPlace,
        message: "id \"\(lesson.id)\" is already used at \(first)")
    ]
  }

  private func idRemarks(
    _ block: LessonSummary.Block, _ lesson: LessonSummary, _ pack: PackContext
  ) -> [Remark] {
    guard let (id, place) = block.id, isIdentifier(id) else { return [] }
    let here = PackContext.IdentifierUse(path: lesson.path, position: place.position)
    guard let first = pack.identifiers[id], first != here else { return [] }
    return [
      Remark(
        rule: .duplicateID, place: place,
        message: "id \"\(id)\" is already used at \(first.path):\(first.position.line)")
    ]
  }

  private func formerRemarks(_ block: LessonSummary.Block, _ pack: PackContext) -> [Remark] {
    block.formers.compactMap { (former, place) in
      if let use = pack.identifiers[former] {
        return Remark(
          rule: .formerID, place: place,
          message: "the former id \"\(former)\" is in use at \(use.path):\(use.position.line)",
          advice: "an identifier is never used again: rename the other, or delete this line")
      }
      guard let heirs = pack.heirs[former], heirs > 1 else { return nil }
      return Remark(
        rule: .formerID, place: place, message: "\(heirs) items say that they were \"\(former)\"",
        advice: "only one can inherit its history")
    }
  }

  private func conceptRemarks(_ block: LessonSummary.Block, _ pack: PackContext) -> [Remark] {
    guard !pack.isSingleFile else { return [] }
    return block.concepts.filter { !pack.concepts.contains($0) }.map { concept in
      Remark(
        rule: .unknownConcept, place: block.conceptsPlace,
        message: "no lesson introduces the concept \"\(concept)\"",
        advice: "name one of the concepts in some lesson's front matter")
    }
  }
}
