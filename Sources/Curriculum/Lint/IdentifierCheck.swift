/// Identifiers of lessons, listings, mockups, quizzes and traces.
struct IdentifierCheck: Check {
  private static let shape = "use 3 to 40 of a-z, 0-9 and -"

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lessonFindings(lesson) + listingFindings(lesson)
      + lesson.identifiedBlocks.flatMap { idFindings($0, lesson) + revisionFindings($0, lesson) }
  }

  private func lessonFindings(_ lesson: LessonDraft) -> [Finding] {
    let id = lesson.lesson.id
    guard !id.isEmpty, !isIdentifier(id) else { return [] }
    return [
      lesson.source.finding(
        .invalidID, at: lesson.frontMatter.place(of: "id"), "\"\(id)\" is no identifier",
        advice: IdentifierCheck.shape)
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

  private func idFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    guard let header = block.header("id") else {
      return [
        lesson.source.finding(
          .missingID, at: block.fence, "this \(block.word) has no id",
          advice: "add a line id: with a name that never changes")
      ]
    }
    let id = header.value
    guard !id.isEmpty, !isIdentifier(id) else { return [] }
    return [
      lesson.source.finding(
        .invalidID, at: header.valuePlace, "\"\(id)\" is no identifier",
        advice: IdentifierCheck.shape)
    ]
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
}
