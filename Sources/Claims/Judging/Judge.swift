import Simulation

/// Says of claims about a view whether they hold.
///
/// Each sequence of events is played once, however many claims look at it.
public struct Judge {
  private let simulator: Simulator
  private let root: String?
  private let original: OriginalScreens?
  private let findsObjects: Bool

  /// - Parameters:
  ///   - root: As ``Simulator/mount(_:on:)`` takes it.
  ///   - original: What the program showed that ``Claim/Occasion/asBefore`` compares with, after the
  ///     events of the same claims; without it such a claim is open.
  ///   - findsObjects: As ``Simulator/mount(_:on:findsObjects:)`` takes it.
  public init(
    _ simulator: Simulator, root: String?, original: OriginalScreens? = nil,
    findsObjects: Bool = true
  ) {
    self.findsObjects = findsObjects
    self.simulator = simulator
    self.root = root
    self.original = original
  }

  /// The verdicts, in the order of the claims.
  ///
  /// - Parameter progress: Is told which part is done; what it throws ends the work.
  /// - Throws: `SourceError` if the view cannot be mounted; what `progress` throws.
  public func verdicts(
    on claims: [Claim], _ progress: (Double?) throws -> Void = { _ in }
  ) throws -> [JudgedClaim] {
    try played(claims, progress).claims
  }

  /// The same, with the screens on which the events were played: one for each sequence that no other
  /// continues, as far as its events are possible.
  public func played(
    _ claims: [Claim], _ progress: (Double?) throws -> Void = { _ in }
  ) throws -> (claims: [JudgedClaim], screens: [Screen]) {
    var play = Play(claims, simulator, root, original, findsObjects: findsObjects)
    let leaves = play.sequences.leaves
    for (index, leaf) in leaves.enumerated() {
      try progress(Double(index) / Double(leaves.count))
      try play.perform(to: leaf)
    }
    let judged = zip(claims, play.verdicts).map { claim, verdict in
      JudgedClaim(
        claim: claim, verdict: verdict.and(claim.emptiness(besides: play.typesSeen)))
    }
    return (judged, play.screens)
  }
}

/// The claims of a file while their events are played.
private struct Play {
  let claims: [Claim]
  let sequences: EventSequences
  private(set) var verdicts: [Verdict]
  private(set) var screens: [Screen] = []
  private let simulator: Simulator
  private let root: String?
  private let original: OriginalScreens?
  private let findsObjects: Bool
  private var visited: Set<Int> = []
  /// The types of views that were on a screen at any moment.
  private(set) var typesSeen: Set<String> = []
  private let comparing: [Int]

  init(
    _ claims: [Claim], _ simulator: Simulator, _ root: String?,
    _ original: OriginalScreens?, findsObjects: Bool
  ) {
    self.claims = claims
    self.findsObjects = findsObjects
    self.simulator = simulator
    self.root = root
    self.original = original
    sequences = EventSequences(claims)
    comparing = claims.indices.filter { claims[$0].occasion == .asBefore }
    verdicts = claims.map { claim in
      claim.occasion == .asBefore && original == nil
        ? .open("there is no view from before to compare with", heldHere: false) : .kept
    }
  }

  /// Plays the events up to a node, and judges what was not judged before.
  mutating func perform(to leaf: Int) throws {
    // What stands before it was impossible.
    guard !visited.contains(leaf) else { return }
    let screen = try simulator.mount(root, findsObjects: findsObjects)
    screens.append(screen)
    var scenes: [Scene] = []
    for (step, node) in sequences.way(to: leaf).enumerated() {
      let refusal = sequences.nodes[node].event.flatMap(screen.refusal)
      compare(screen, refusal, at: node)
      if let refusal {
        // The object that was missing in an earlier event is missing in all that follow.
        let advice = screen.adviceForProgram
        let reason = [refusal.message, advice].compactMap(\.self).joined(separator: " ")
        return giveUp(from: node, because: reason)
      }
      let event = screen.trace.events[step]
      scenes.append(
        Scene(
          screen, event, naming: sequences.nodes[node].wanted, compares: original != nil))
      let instances = event.inserted + event.evaluated.map(\.instance)
      typesSeen.formUnion(instances.map(\.typePart))
      if visited.insert(node).inserted {
        judge(
          Moment(simulator: simulator, screen: screen, scenes: scenes, original: original),
          at: node)
      }
    }
  }

  private mutating func judge(_ moment: Moment, at node: Int) {
    let stop = moment.screen.crash.map { crash in
      Verdict.broken(
        ["the program stops: \(crash)", moment.screen.adviceForProgram].compactMap(\.self)
          .joined(separator: " "), moment.event.reasonOfEnd)
    }
    for index in sequences.nodes[node].claims {
      note(stop ?? moment.verdict(on: claims[index].statements), on: index, at: node)
    }
  }

  /// An event that is impossible breaks the claims about it and about what follows it.
  private mutating func giveUp(from failed: Int, because reason: String) {
    let event = sequences.nodes[failed].event?.text ?? ""
    var open = [failed]
    while let node = open.popLast() {
      open += sequences.nodes[node].children
      guard visited.insert(node).inserted else { continue }
      for index in sequences.nodes[node].claims where claims[index].occasion != .always {
        note(.broken("'\(event)' is impossible: \(reason)"), on: index, at: failed)
      }
    }
  }

  private mutating func compare(_ now: Screen, _ refusal: EventError?, at node: Int) {
    guard !comparing.isEmpty, !visited.contains(node),
      let before = original?.appearance(after: sequences.texts(to: node))
    else { return }
    let verdict = ScreenComparison(Appearance(now, refusal), before).verdict
    for index in comparing { note(verdict, on: index, at: node) }
  }

  /// Of several moments the first of the worst ones counts.
  private mutating func note(_ verdict: Verdict, on index: Int, at node: Int) {
    let isFirst = verdicts[index].events.isEmpty && verdicts[index].outcome == .kept
    guard isFirst || verdict.isWorse(than: verdicts[index]) else { return }
    verdicts[index] = verdict
    verdicts[index].events = sequences.texts(to: node)
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
