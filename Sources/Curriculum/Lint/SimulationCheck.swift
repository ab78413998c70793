import Simulation

/// Listings are Swift that runs; the marked key of a trace, and what a program is said to print, are
/// what the simulator computes.
struct SimulationCheck: Check {
  var oracle: Oracle

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    var findings: [Finding] = []
    var broken: Set<String> = []
    let mounted = Set(
      (lesson.items.map(\.block) + lesson.shownTraces.map(\.block)
        + lesson.printouts.map(\.block) + lesson.mockups.map(\.block))
        .compactMap { $0.value("root") == nil ? nil : $0.value("listing") }
        + lesson.exercises.flatMap(\.exercise.listings))
    for draft in lesson.listings {
      let name = draft.listing.id ?? ""
      var found = check(draft, .listingSource, lesson, oracle.read)
      if !found.isEmpty { broken.insert(name) }
      if found.isEmpty, draft.listing.isProgram, !mounted.contains(name) {
        found = check(draft, .listingScreen, lesson, oracle.mount)
      }
      findings += found
    }
    func listing(_ name: String) -> Listing? {
      broken.contains(name) ? nil : lesson.lesson.listing(named: name)
    }
    for item in lesson.items {
      guard case .trace(let trace) = item.item, let listing = listing(trace.listing),
        Prediction.Subject(rawValue: item.block.value("ask") ?? "") != nil
      else { continue }
      findings += run(trace, item.block, listing, lesson) { prediction in
        KeyComparison(item: item, trace: trace, listing: listing, prediction: prediction)
          .findings(in: lesson)
      }
    }
    for draft in lesson.shownTraces {
      guard let listing = listing(draft.trace.listing) else { continue }
      findings += run(draft.trace.exercise, draft.block, listing, lesson) { prediction in
        prediction.trace.events.contains { !$0.steps.isEmpty } ? [] : [nothing(draft, lesson)]
      }
    }
    for draft in lesson.printouts {
      let exercise = draft.exercise
      guard let listing = listing(exercise.listing) else { continue }
      findings += run(exercise, draft.block, listing, lesson) { prediction in
        prediction.key == draft.lines ? [] : [difference(draft, prediction.key, lesson)]
      }
    }
    return findings
  }

  private func check(
    _ draft: ListingDraft, _ rule: Rule, _ lesson: LessonDraft, _ ask: (Listing) throws -> Void
  ) -> [Finding] {
    do {
      try ask(draft.listing)
      return []
    } catch let error as SourceError {
      return located(error, rule, draft.listing, lesson)
    } catch {
      return [lesson.source.finding(rule, at: draft.fence, "\(error)", advice: "mend it")]
    }
  }

  private func nothing(_ draft: ShownTraceDraft, _ lesson: LessonDraft) -> Finding {
    lesson.source.finding(
      .traceSource, at: draft.block.fence, "nothing happens that could be stepped through",
      advice: "name a view with a body, or an event that changes something")
  }

  private func difference(
    _ draft: PrintoutDraft, _ printed: [String], _ lesson: LessonDraft
  ) -> Finding {
    lesson.source.finding(
      .printedLines, at: draft.block.fence, "this is not what the listing prints",
      notes: [
        Finding.Note(
          "written", draft.lines.isEmpty ? "(none)" : draft.lines.joined(separator: " / ")),
        Finding.Note("simulated", printed.isEmpty ? "(none)" : printed.joined(separator: " / ")),
      ])
  }

  private func run(
    _ exercise: TraceExercise, _ block: HeaderedBlock, _ listing: Listing, _ lesson: LessonDraft,
    _ compare: (Prediction) -> [Finding]
  ) -> [Finding] {
    let events = block.headers("do")
    for event in events {
      do {
        _ = try Event(event.value)
      } catch {
        return [eventFinding(error, event, lesson)]
      }
    }
    do {
      return compare(try oracle.predict(exercise, listing))
    } catch let error as SourceError {
      return located(error, .traceSource, listing, lesson)
    } catch let error as EventError {
      let event = events[firstImpossible(exercise, listing)...].first
      return [eventFinding(error, event, lesson, fence: block.fence)]
    } catch {
      return [
        lesson.source.finding(
          .traceSource, at: block.fence, "\(error)", advice: "simplify the listing")
      ]
    }
  }

  /// The index of the first event that the screen does not offer: an error does not tell which it
  /// was.
  private func firstImpossible(_ trace: TraceExercise, _ listing: Listing) -> Int {
    for count in 1..<max(1, trace.events.count) {
      var shorter = trace
      shorter.events = Array(trace.events.prefix(count))
      do {
        _ = try oracle.predict(shorter, listing)
      } catch {
        return count - 1
      }
    }
    return max(0, trace.events.count - 1)
  }

  private func eventFinding(
    _ error: EventError, _ event: HeaderedBlock.Header?, _ lesson: LessonDraft,
    fence: Place? = nil
  ) -> Finding {
    lesson.source.finding(
      .traceEvent, at: event?.valuePlace ?? fence ?? FrontMatter.opening, error.message,
      advice: "use an event that the screen offers at that moment")
  }

  /// Places of the listing as places of the file.
  private func located(
    _ error: SourceError, _ rule: Rule, _ listing: Listing, _ lesson: LessonDraft
  ) -> [Finding] {
    error.diagnostics.filter { $0.severity != .note }.map { diagnostic in
      let position = Position(
        line: listing.position.line + diagnostic.line - 1,
        column: listing.position.column + diagnostic.column - 1)
      return lesson.source.finding(
        rule, diagnostic.severity == .error ? .error : .warning, at: position, length: 1,
        diagnostic.message,
        advice: "line \(diagnostic.line) of the listing"
          + (rule == .listingScreen ? "; what is no whole program says norun in its fence" : ""))
    }
  }
}
