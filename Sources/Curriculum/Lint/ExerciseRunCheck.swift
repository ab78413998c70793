import Claims
import Simulation

/// An exercise can be failed and solved: its start breaks a claim, its solution keeps them all, what
/// is foreseen to be wrong breaks one, and whoever writes it is told so; and the simulator is sure.
struct ExerciseRunCheck: Check {
  var oracle: Oracle

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.exercises.flatMap { findings($0, lesson) }
  }

  private func findings(_ draft: ExerciseDraft, _ lesson: LessonDraft) -> [Finding] {
    let exercise = draft.exercise
    guard !exercise.claims.isEmpty, let start = lesson.lesson.listing(named: exercise.listing)
    else { return [] }
    var findings: [Finding] = []
    var programs: [String: ForeseenAttempts.Program] = [:]
    func judge(
      _ name: String, _ rule: Rule, _ place: Place, _ check: ([JudgedClaim]) -> [Finding]
    ) {
      guard let listing = lesson.lesson.listing(named: name) else { return }
      do {
        let judged = try oracle.judge(exercise, listing, start)
        programs[name] = .init(
          text: ProgramText(listing.source), outcomes: judged.map { Outcome($0) })
        findings += open(judged, of: name, draft, lesson) + check(judged)
      } catch {
        let first = (error as? SourceError)?.diagnostics.first
        let reason = first.map { "line \($0.line): \($0.message)" } ?? "\(error)"
        findings.append(
          lesson.source.finding(
            rule, at: place, "\(name) cannot be put on the screen: \(reason)",
            advice: "mend the listing, or name another root"))
      }
    }
    judge(exercise.listing, .exerciseStart, draft.block.place(of: "listing")) {
      startFindings($0, draft, lesson)
    }
    judge(exercise.solution, .exerciseSolution, draft.block.place(of: "solution")) {
      solutionFindings($0, draft, lesson)
    }
    for header in draft.block.headers {
      guard let foreseen = ExerciseDraft.foreseen(header) else { continue }
      judge(foreseen.listing, .exerciseWrong, header.valuePlace) {
        foreseenFindings($0, foreseen, header, lesson)
      }
    }
    return findings + untoldFindings(programs, draft, lesson) + evadedFindings(start, draft, lesson)
  }

  /// Claims that hold where nothing is mended, and the same is put around every body.
  private func evadedFindings(
    _ start: Listing, _ draft: ExerciseDraft, _ lesson: LessonDraft
  ) -> [Finding] {
    let exercise = draft.exercise
    let root = String(exercise.root.prefix { $0 != "(" })
    let evasions = Evasion.allCases.filter { evasion in
      var evaded = start
      evaded.source = evasion.applied(to: start.source, root: root)
      guard evaded.source != start.source, (try? oracle.read(evaded)) != nil,
        let claims = try? oracle.judge(exercise, evaded, start)
      else { return false }
      return JudgedAttempt(claims: claims).isSolved
    }
    guard !evasions.isEmpty else { return [] }
    return [
      lesson.source.finding(
        .exerciseEvaded, at: draft.block.place(of: "claim"),
        "nothing is mended, and the claims hold "
          + evasions.map(\.name).joined(separator: ", or "),
        advice: "claim what is to be mended more closely, as what else has to be kept")
    ]
  }

  /// Words that would be said to nobody, not even to whoever writes just what they are about.
  private func untoldFindings(
    _ programs: [String: ForeseenAttempts.Program], _ draft: ExerciseDraft, _ lesson: LessonDraft
  ) -> [Finding] {
    guard let start = programs[draft.exercise.listing],
      let solution = lesson.lesson.listing(named: draft.exercise.solution)?.source
    else { return [] }
    let written = draft.block.headers.compactMap { header in
      ExerciseDraft.foreseen(header).flatMap { foreseen in
        programs[foreseen.listing].map { (header: header, attempt: foreseen, program: $0) }
      }
    }
    let foreseen = ForeseenAttempts(
      written.map { ($0.attempt, $0.program) }, from: start, to: ProgramText(solution))
    return written.compactMap { header, attempt, program in
      let told = foreseen.author(ofWhatDoes: program.outcomes, program.text)
      guard told != attempt else { return nil }
      let known =
        program.outcomes == start.outcomes
        ? "the program that the exercise begins from" : "like the solution"
      return lesson.source.finding(
        .exerciseUntold, at: header.valuePlace,
        told.map { "whoever writes \(attempt.listing) is answered as for \($0.listing)" }
          ?? "\(attempt.listing) is \(known): nobody is told this",
        advice: told == nil
          ? "change something in it, or say this in a hint"
          : "claim something that tells the two, or keep one of them")
    }
  }

  private func startFindings(
    _ judged: [JudgedClaim], _ draft: ExerciseDraft, _ lesson: LessonDraft
  ) -> [Finding] {
    guard judged.allSatisfy(\.isKept) else { return [] }
    return [
      lesson.source.finding(
        .exerciseStart, at: draft.block.place(of: "listing"),
        "\(draft.exercise.listing) keeps all claims already",
        advice: "claim what is to be mended")
    ]
  }

  private func solutionFindings(
    _ judged: [JudgedClaim], _ draft: ExerciseDraft, _ lesson: LessonDraft
  ) -> [Finding] {
    let broken = judged.filter { $0.verdict.outcome == .broken }
    guard !broken.isEmpty else { return [] }
    return [
      lesson.source.finding(
        .exerciseSolution, at: draft.block.place(of: "solution"),
        "\(draft.exercise.solution) breaks what is claimed", advice: "mend it, or the claim",
        notes: broken.flatMap(notes))
    ]
  }

  private func foreseenFindings(
    _ judged: [JudgedClaim], _ foreseen: Exercise.Foreseen, _ header: HeaderedBlock.Header,
    _ lesson: LessonDraft
  ) -> [Finding] {
    let broken = judged.filter { $0.verdict.outcome == .broken }
    guard broken.isEmpty != foreseen.isKept else { return [] }
    return [
      lesson.source.finding(
        .exerciseWrong, at: header.valuePlace,
        foreseen.isKept
          ? "\(foreseen.listing) breaks a claim" : "\(foreseen.listing) keeps all claims",
        advice: foreseen.isKept
          ? "write wrong: in the place of kept:"
          : "claim what is wrong with it, or write kept: if only a person can tell",
        notes: broken.flatMap(notes))
    ]
  }

  private func open(
    _ judged: [JudgedClaim], of listing: String, _ draft: ExerciseDraft, _ lesson: LessonDraft
  ) -> [Finding] {
    let headers = draft.block.headers("claim")
    return judged.filter { $0.verdict.outcome == .open }.map { open in
      let index = open.claim.line - 1
      let header = headers.indices.contains(index) ? headers[index] : nil
      return lesson.source.finding(
        .exerciseClaim, at: header?.valuePlace ?? draft.block.fence,
        "of \(listing) nobody can say whether this holds",
        advice: "an exercise rests on what is certain: claim something else", notes: notes(open))
    }
  }

  private func notes(_ judged: JudgedClaim) -> [Finding.Note] {
    [
      Finding.Note("claim", judged.claim.text),
      Finding.Note(
        judged.verdict.outcome == .open ? "here" : "instead",
        [judged.verdict.instead, judged.verdict.cause].filter { !$0.isEmpty }
          .joined(separator: ": ")),
    ]
  }
}
