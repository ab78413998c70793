import Claims

/// The header lines of exercises: claims that can be read, attempts that name listings, and no
/// listing shown that gives the solution away.
struct ExerciseCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.exercises.flatMap { draft in
      claimFindings(draft, lesson) + foreseenFindings(draft, lesson, pack)
        + hiddenFindings(draft, lesson) + taskFindings(draft, lesson)
    }
  }

  private func claimFindings(_ draft: ExerciseDraft, _ lesson: LessonDraft) -> [Finding] {
    draft.block.headers("claim").compactMap { header -> Finding? in
      guard !header.value.isEmpty else { return nil }
      do throws(ClaimFinding) {
        _ = try Claim(header.value)
        return nil
      } catch {
        // Columns of a claim count characters, those of a file bytes.
        let before = header.value.prefix(error.column - 1).utf8.count
        let place = header.valuePlace.position
        return lesson.source.finding(
          .exerciseClaim, at: Position(line: place.line, column: place.column + before),
          error.message, advice: "how claims are written: docs/claims.md")
      }
    }
  }

  private func foreseenFindings(
    _ draft: ExerciseDraft, _ lesson: LessonDraft, _ pack: PackBasis
  ) -> [Finding] {
    draft.block.headers.compactMap { header -> Finding? in
      guard ExerciseDraft.foreseeingKeys.contains(header.key), !header.value.isEmpty else {
        return nil
      }
      guard let foreseen = ExerciseDraft.foreseen(header) else {
        return lesson.source.finding(
          .headerLine, at: header.valuePlace, "this names no attempt",
          advice: "write \(header.key): LISTING [misconception] | what to say to its author")
      }
      if lesson.lesson.listing(named: foreseen.listing) == nil {
        return lesson.source.finding(
          .unknownListing, at: header.valuePlace,
          "no listing of this lesson is called \"\(foreseen.listing)\"",
          advice: "name one with ```swift id=\(foreseen.listing) hidden")
      }
      guard let slug = foreseen.misconception, !pack.isSingleFile,
        !pack.misconceptions.contains(slug)
      else { return nil }
      return lesson.source.finding(
        .unknownMisconception, at: header.valuePlace, "no misconception is called \"\(slug)\"",
        advice: "add it to misconceptions.yml")
    }
  }

  private func hiddenFindings(_ draft: ExerciseDraft, _ lesson: LessonDraft) -> [Finding] {
    let exercise = draft.exercise
    let names = Set([exercise.solution] + exercise.foreseen.map(\.listing))
    return lesson.listings.compactMap { listing -> Finding? in
      guard let name = listing.listing.id, names.contains(name), !listing.listing.isHidden else {
        return nil
      }
      return lesson.source.finding(
        .exerciseShown, at: listing.fence,
        "this listing gives away what \(exercise.id) is about",
        advice: "write hidden in its fence, so that it is shown after the attempt")
    }
  }

  private func taskFindings(_ draft: ExerciseDraft, _ lesson: LessonDraft) -> [Finding] {
    guard draft.exercise.task.isEmpty else { return [] }
    return [
      lesson.source.finding(
        .stemMissing, at: draft.block.fence, "this exercise does not say what is to be done",
        advice: "write it behind a blank line")
    ]
  }
}
