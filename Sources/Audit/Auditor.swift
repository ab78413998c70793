import Simulation

/// Puts every view of a program on the screen, plays with it, and tells what there is to mend.
///
///     let auditor = try Auditor(SourceTrees(files), named: "App/")
///     let report = try auditor.report { share in … }
public struct Auditor {
  private let sources: SourceTrees
  private let simulator: Simulator
  private let facts: SourceFacts
  private let name: String
  private let limits: AuditLimits

  /// - Parameter name: How the command line names the sources, for the commands that show a finding.
  public init(_ sources: SourceTrees, named name: String, limits: AuditLimits = AuditLimits()) {
    self.sources = sources
    self.name = name
    self.limits = limits
    simulator = Simulator(sources, limits: limits.simulation)
    facts = SourceFacts(sources.files)
  }

  /// - Parameter progress: Is told which part is done; what it throws ends the audit.
  public func report(_ progress: (Double?) throws -> Void = { _ in }) rethrows -> AuditReport {
    let names = simulator.views
    var mounted = 0
    var unmounted: [UnmountedView] = []
    var episodes =
      missingInPreviews() + (simulator.hasApp ? play(nil, findsObjects: false).episodes : [])
    for (index, view) in names.enumerated() {
      try progress(Double(index) / Double(names.count))
      let (played, problem) = play(view, findsObjects: true)
      episodes += played
      guard let problem else {
        mounted += 1
        continue
      }
      let place = simulator.place(of: view)
      unmounted.append(
        UnmountedView(
          view: view, file: place.file, line: place.line, why: problem))
    }
    try progress(nil)
    let evidence = EvidenceReading(facts: facts).strongest(in: episodes)
    let wording = FindingWording(source: name)
    let trial = CureTrial(sources: sources, facts: facts, limits: limits)
    let findings = evidence.map { wording.finding($0, saves: trial.saves($0)) }
    return AuditReport(
      mounted: mounted, unmounted: unmounted, findings: findings.sorted(by: Finding.isWorse))
  }

  private func play(_ root: String?, findsObjects: Bool) -> (episodes: [Episode], problem: String?)
  {
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
        screen.missingObject != nil, let first = screen.trace.events.first
      else { return nil }
      var episode = Episode(root: preview.root)
      episode.add(first, of: screen)
      episode.preview = preview
      return episode
    }
  }
}
