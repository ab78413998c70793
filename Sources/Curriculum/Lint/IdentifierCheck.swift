/// Identifiers of lessons, listings, mockups, quizzes and traces.
struct IdentifierCheck: Check {
  private static let shape = "use 3 to 40 of a-z, 0-9 and -"

  func findings(in lesson: LessonDraft, of pack: PackContext) -> [Finding] {
    lessonFindings(lesson, pack) + listingFindings(lesson)
      + lesson.identifiedBlocks.flatMap {
        idFindings($0, lesson, pack) + formerFindings($0, lesson, pack)
          + revisionFindings($0, lesson) + conceptFindings($0, lesson, pack)
      }
  }

  private func lessonFindings(_ lesson: LessonDraft, _ pack: PackContext) -> [Finding] {
    let id = lesson.lesson.id
    guard !id.isEmpty else { return [] }
    let place = lesson.frontMatter.place(of: "id")
    if !isIdentifier(id) {
      return [
        lesson.source.finding(
          .invalidID, at: place, "\"\(id)\" is no identifier", advice: IdentifierCheck.shape)
      ]
    }
    guard let first = pack.lessonPaths[id], first != lesson.source.path else { return [] }
    return [
      lesson.source.finding(.duplicateID, at: place, "id \"\(id)\" is already used at \(first)")
    ]
  }

  private func listingFindings(_ lesson: LessonDraft) -> [Finding] {
    var names: Set<String> = []
    return lesson.listings.compactMap { draft in
      guard let name = draft.listing.id else { return nil }
      if names.insert(name).inserted, !name.isEmpty { return nil }
      return lesson.source.finding(
        .duplicateID, at: draft.fence, "another listing is called \"\(name)\"",
        advice: "give each listing of the lesson a name of its own")
    }
  }

  private func idFindings(
    _ block: HeaderedBlock, _ lesson: LessonDraft, _ pack: PackContext
  ) -> [Finding] {
    guard let header = block.header("id") else {
      return [
        lesson.source.finding(
          .missingID, at: block.fence, "this \(block.word) has no id",
          advice: "add a line id: with a name that never changes")
      ]
    }
    let id = header.value
    guard !id.isEmpty else { return [] }
    if !isIdentifier(id) {
      return [
        lesson.source.finding(
          .invalidID, at: header.valuePlace, "\"\(id)\" is no identifier",
          advice: IdentifierCheck.shape)
      ]
    }
    let here = PackContext.IdentifierUse(
      path: lesson.source.path, position: header.valuePlace.position)
    guard let first = pack.identifiers[id], first != here else { return [] }
    return [
      lesson.source.finding(
        .duplicateID, at: header.valuePlace,
        "id \"\(id)\" is already used at \(first.path):\(first.position.line)")
    ]
  }

  private func formerFindings(
    _ block: HeaderedBlock, _ lesson: LessonDraft, _ pack: PackContext
  ) -> [Finding] {
    block.headers("was").flatMap { header in
      header.value.split(separator: ",").map { trimmed($0) }.compactMap { former in
        if let use = pack.identifiers[former] {
          return lesson.source.finding(
            .formerID, at: header.valuePlace,
            "the former id \"\(former)\" is in use at \(use.path):\(use.position.line)",
            advice: "an identifier is never used again: rename the other, or delete this line")
        }
        guard let heirs = pack.heirs[former], heirs > 1 else { return nil }
        return lesson.source.finding(
          .formerID, at: header.valuePlace,
          "\(heirs) items say that they were \"\(former)\"",
          advice: "only one can inherit its history")
      }
    }
  }

  private func revisionFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    guard let header = block.header("rev"), !header.value.isEmpty, (Int(header.value) ?? 0) < 1
    else { return [] }
    return [
      lesson.source.finding(
        .revision, at: header.valuePlace, "rev is no number from 1",
        advice: "count up by one when the meaning changes")
    ]
  }

  private func conceptFindings(
    _ block: HeaderedBlock, _ lesson: LessonDraft, _ pack: PackContext
  ) -> [Finding] {
    guard !pack.isSingleFile else { return [] }
    return block.list("concepts").filter { !pack.concepts.contains($0) }.map { concept in
      lesson.source.finding(
        .unknownConcept, at: block.place(of: "concepts"),
        "no lesson introduces the concept \"\(concept)\"",
        advice: "name one of the concepts in some lesson's front matter")
    }
  }
}
