import Simulation

/// Puts every view of a program on the screen, plays with it, and tells what there is to mend.
///
///     let auditor = try Auditor(SourceTrees(files), named: ["App/"])
///     let report = try auditor.report { share in … }
public struct Auditor {
  private let sources: SourceTrees
  private let simulator: Simulator
  private let facts: SourceFacts
  private let names: [String]
  private let limits: AuditLimits

  /// - Parameter names: How the command line names the sources, for the commands that show a finding.
  public init(_ sources: SourceTrees, named names: [String], limits: AuditLimits = AuditLimits()) {
    self.sources = sources
    self.names = names
    self.limits = limits
    simulator = Simulator(sources, limits: limits.simulation)
    facts = SourceFacts(sources.files)
  }

  /// - Parameter progress: Is told which part is done; what it throws ends the audit.
  public func report(_ progress: (Double?) throws -> Void = { _ in }) rethrows -> AuditReport {
    let names = simulator.views
    var mounted = 0
    var unmounted: [UnmountedView] = []
    var unfinished: [String] = []
    var unplayed: [UnplayedEvents] = []
    var stopped: [Episode] = []
    var episodes = missingInPreviews()
    if simulator.hasApp {
      let app = play(nil, findsObjects: false)
      episodes += app.episodes.filter { $0.missing.map { isDeclared($0.type) } ?? true }
      stopped += app.stopped
      if app.isCutShort { unfinished.append(StoppedPlay.app) }
      unplayed += UnplayedEvents.of(app, StoppedPlay.app)
    }
    for (index, view) in names.enumerated() {
      try progress(Double(index) / Double(names.count))
      let played = play(view, findsObjects: true)
      episodes += played.episodes
      stopped += played.stopped
      guard let problem = played.problem else {
        mounted += 1
        if played.isCutShort { unfinished.append(view) }
        unplayed += UnplayedEvents.of(played, view)
        continue
      }
      let place = simulator.place(of: view)
      unmounted.append(
        UnmountedView(
          view: view, file: place.file, line: place.line, why: Self.reason(problem, of: view)))
    }
    try progress(nil)
    let evidence = EvidenceReading(facts: facts, isApp: simulator.hasApp).strongest(in: episodes)
    let wording = FindingWording(sources: self.names)
    let trial = CureTrial(sources: sources, facts: facts, limits: limits)
    let findings = evidence.compactMap { evidence -> Finding? in
      switch trial.outcome(evidence) {
      case .saves(let count): wording.finding(evidence, saves: count)
      // What a builder makes may be as new each time as the builder: buttons, say.
      case .savesNothing where evidence.isOfStoredBuilder: nil
      case .savesNothing, .untried: wording.finding(evidence, saves: nil)
      }
    }
    let stops = StoppedPlay.all(of: stopped, facts: facts, wording: wording)
    return AuditReport(
      mounted: mounted, unmounted: unmounted, unfinished: unfinished.isEmpty ? nil : unfinished,
      unplayed: unplayed.isEmpty ? nil : unplayed, stopped: stops.isEmpty ? nil : stops,
      findings: findings.sorted(by: Finding.isWorse))
  }

  /// What the program does not declare may be provided by something that the machine does not know.
  private func isDeclared(_ type: String) -> Bool { simulator.place(of: type).line > 0 }

  /// Without the name of the view, so that those with the same reason stand together.
  private static func reason(_ problem: String, of view: String) -> String {
    problem.hasPrefix(view + " ") ? String(problem.dropFirst(view.count + 1)) : problem
  }

  private func play(_ root: String?, findsObjects: Bool) -> Player.Played {
    limits.begin()
    return Player(
      simulator: simulator, root: root, limits: limits, findsObjects: findsObjects,
      environment: SystemChange.events(of: simulator)
    ).play()
  }

  /// Previews stop at objects that they do not provide.
  private func missingInPreviews() -> [Episode] {
    simulator.previews.compactMap { preview in
      limits.begin()
      guard let screen = try? simulator.mount(preview.root, findsObjects: false),
        let missing = screen.missingObject, isDeclared(missing.type),
        let first = screen.trace.events.first
      else { return nil }
      var episode = Episode(root: preview.root, findsObjects: false)
      episode.add(first, of: screen)
      episode.preview = preview
      return episode
    }
  }
}
