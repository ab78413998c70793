import Simulation

/// Mends a cause in memory, lets the same happen again, and counts bodies.
struct CureTrial {
  let sources: SourceTrees
  let facts: SourceFacts
  let limits: AuditLimits

  /// How many bodies fewer run; nil where no cure can be tried, or it does not hold.
  func saves(_ evidence: Evidence) -> Int? {
    guard let cure = Cure(evidence, facts), let mended = cure.applied(to: sources.files),
      let before = bodies(sources.files, evidence), let after = bodies(mended, evidence),
      before > after
    else { return nil }
    return before - after
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
