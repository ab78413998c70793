import Simulation

/// The events that claims name, to be played on one machine or on several.
struct Play {
  let sequences: EventSequences
  private let claims: [Claim]
  private let root: String?
  private let original: OriginalScreens?
  private let findsObjects: Bool
  private let comparing: [Int]
  /// Of each moment the sequence in which it is judged: the first that leads through it.
  private let judging: [Int: Int]

  init(
    _ claims: [Claim], _ root: String?, _ original: OriginalScreens?, findsObjects: Bool
  ) {
    self.claims = claims
    self.root = root
    self.original = original
    self.findsObjects = findsObjects
    let sequences = EventSequences(claims)
    self.sequences = sequences
    comparing = claims.indices.filter { claims[$0].occasion == .asBefore }
    judging = Dictionary(
      sequences.leaves.flatMap { leaf in sequences.way(to: leaf).map { ($0, leaf) } }
    ) { first, _ in first }
  }

  /// Plays the events up to a leaf, and judges the moments that no sequence before it leads through.
  ///
  /// - Returns: Nil if one of those events is impossible that an earlier sequence begins with.
  func performed(to leaf: Int, on simulator: Simulator) throws -> PlayedSequence? {
    let screen = try simulator.mount(root, findsObjects: findsObjects)
    var played = PlayedSequence(screen: screen)
    var scenes: [Scene] = []
    for (step, node) in sequences.way(to: leaf).enumerated() {
      let isNew = judging[node] == leaf
      let refusal = sequences.nodes[node].event.flatMap(screen.refusal)
      if isNew { compare(screen, refusal, at: node, in: &played) }
      if let refusal {
        guard isNew else { return nil }
        // The object that was missing in an earlier event is missing in all that follow.
        let advice = screen.adviceForProgram
        let reason = [refusal.message, advice].compactMap(\.self).joined(separator: " ")
        giveUp(from: node, because: reason, in: &played)
        return played
      }
      let event = screen.trace.events[step]
      scenes.append(Scene(screen, event, naming: sequences.nodes[node].wanted))
      let instances = event.inserted + event.evaluated.map(\.instance)
      played.typesSeen.formUnion(instances.map { String($0.prefix { $0 != "[" }) })
      if isNew {
        let moment = Moment(simulator: simulator, screen: screen, scenes: scenes)
        judge(moment, at: node, in: &played)
      }
    }
    return played
  }

  private func judge(_ moment: Moment, at node: Int, in played: inout PlayedSequence) {
    let stop = moment.screen.crash.map { crash in
      Verdict.broken(
        ["the program stops: \(crash)", moment.screen.adviceForProgram].compactMap(\.self)
          .joined(separator: " "), moment.event.reasonOfEnd)
    }
    for claim in sequences.nodes[node].claims {
      let verdict = stop ?? moment.verdict(on: claims[claim].statements)
      played.findings.append(.init(claim: claim, verdict: verdict, node: node))
    }
  }

  /// An event that is impossible breaks the claims about it and about what follows it.
  private func giveUp(from failed: Int, because reason: String, in played: inout PlayedSequence) {
    let event = sequences.nodes[failed].event?.text ?? ""
    let broken = Verdict.broken("'\(event)' is impossible: \(reason)")
    var open = [failed]
    while let node = open.popLast() {
      open += sequences.nodes[node].children
      for claim in sequences.nodes[node].claims where claims[claim].occasion != .always {
        played.findings.append(.init(claim: claim, verdict: broken, node: failed))
      }
    }
  }

  private func compare(
    _ now: Screen, _ refusal: EventError?, at node: Int, in played: inout PlayedSequence
  ) {
    guard !comparing.isEmpty, let before = original?.appearance(after: sequences.texts(to: node))
    else { return }
    let verdict = ScreenComparison(Appearance(now, refusal), before).verdict
    played.findings += comparing.map { .init(claim: $0, verdict: verdict, node: node) }
  }
}

/// What was found while one sequence of events was played.
struct PlayedSequence {
  /// What it was played on, as far as its events are possible.
  let screen: Screen
  /// In the order in which they were found.
  var findings: [Finding] = []
  /// The types of views that were on the screen at any moment.
  var typesSeen: Set<String> = []

  /// What one moment says of a claim.
  struct Finding {
    let claim: Int
    let verdict: Verdict
    let node: Int
  }
}

extension EventTrace {
  /// Where the program was stopped.
  fileprivate var reasonOfEnd: Reason {
    let end = diagnostics.last { $0.severity == .error }
    return Reason(
      line: end.flatMap { $0.line > 0 ? $0.line : nil }, file: end?.file, rule: end?.rule)
  }
}
