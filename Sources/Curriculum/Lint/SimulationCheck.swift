import Simulation

/// Listings are Swift, and the marked key of a trace is what the simulator computes.
struct SimulationCheck: Check {
  var oracle: Oracle

  func findings(in lesson: LessonDraft, of pack: PackContext) -> [Finding] {
    var findings: [Finding] = []
    var broken: Set<String> = []
    for draft in lesson.listings {
      do {
        try oracle.read(draft.listing)
      } catch let error as SourceError {
        let errors = located(error, .listingSource, draft.listing, lesson)
        if !errors.isEmpty { broken.insert(draft.listing.id ?? "") }
        findings += errors
      } catch {
        findings.append(
          lesson.source.finding(.listingSource, at: draft.fence, "\(error)", advice: "mend it"))
      }
    }
    for item in lesson.items {
      guard case .trace(let trace) = item.item, !broken.contains(trace.listing),
        let listing = lesson.lesson.listing(named: trace.listing),
        Prediction.Subject(rawValue: item.block.value("ask") ?? "") != nil
      else { continue }
      findings += check(item, trace, listing, lesson)
    }
    return findings
  }

  private func check(
    _ item: ItemDraft, _ trace: TraceExercise, _ listing: Listing, _ lesson: LessonDraft
  ) -> [Finding] {
    let events = item.block.headers("do")
    for event in events {
      do {
        _ = try Event(event.value)
      } catch {
        return [eventFinding(error, event, lesson)]
      }
    }
    do {
      let prediction = try oracle.predict(trace, listing)
      return KeyComparison(item: item, trace: trace, listing: listing, prediction: prediction)
        .findings(in: lesson)
    } catch let error as SourceError {
      return located(error, .traceSource, listing, lesson)
    } catch let error as EventError {
      let event = events[firstImpossible(trace, listing)...].first
      return [eventFinding(error, event, lesson, fence: item.block.fence)]
    } catch {
      return [
        lesson.source.finding(
          .traceSource, at: item.block.fence, "\(error)", advice: "simplify the listing")
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
        diagnostic.message, advice: "line \(diagnostic.line) of the listing")
    }
  }
}
