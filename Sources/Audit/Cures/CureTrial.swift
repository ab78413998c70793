import Simulation

/// Mends a cause in memory, lets the same happen again, and counts bodies.
struct CureTrial {
  let sources: SourceTrees
  let facts: SourceFacts
  let limits: AuditLimits

  enum Outcome: Equatable {
    /// No cure is known that is sound, or it cannot be played.
    case untried
    /// So many bodies fewer run.
    case saves(Int)
    case savesNothing
  }

  func outcome(_ evidence: Evidence) -> Outcome {
    guard let cure = Cure(evidence, facts), let mended = cure.applied(to: sources.files),
      let before = bodies(sources.files, evidence), let after = bodies(mended, evidence)
    else { return .untried }
    return before > after ? .saves(before - after) : .savesNothing
  }

  /// The bodies of all events; nil if not all of them can happen.
  private func bodies(_ files: [SourceFile], _ evidence: Evidence) -> Int? {
    limits.begin()
    guard let sources = try? SourceTrees(files),
      let screen = try? Simulator(sources, limits: limits.simulation).mount(evidence.root)
    else { return nil }
    for text in evidence.events {
      guard let event = try? Event(text), (try? screen.perform(event)) != nil else { return nil }
    }
    guard screen.crash == nil else { return nil }
    return screen.trace.events.dropFirst().reduce(0) { $0 + $1.evaluated.count }
  }
}
