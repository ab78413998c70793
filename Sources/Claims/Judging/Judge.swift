import Simulation

/// Says of claims about a view whether they hold.
///
/// Each sequence of events is played once, however many claims look at it.
public struct Judge {
  private let simulator: Simulator
  private let root: String?
  private let original: (simulator: Simulator, root: String?)?
  private let findsObjects: Bool

  /// - Parameters:
  ///   - root: As ``Simulator/mount(_:on:)`` takes it.
  ///   - original: The program that ``Claim/Occasion/asBefore`` compares with, and its root; without
  ///     it such a claim is open.
  ///   - findsObjects: As ``Simulator/mount(_:on:findsObjects:)`` takes it.
  public init(
    _ simulator: Simulator, root: String?,
    original: (simulator: Simulator, root: String?)? = nil, findsObjects: Bool = true
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
    let judged = zip(claims, play.verdicts).map { JudgedClaim(claim: $0, verdict: $1) }
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
  private let original: (simulator: Simulator, root: String?)?
  private let findsObjects: Bool
  private var visited: Set<Int> = []
  private let comparing: [Int]

  init(
    _ claims: [Claim], _ simulator: Simulator, _ root: String?,
    _ original: (simulator: Simulator, root: String?)?, findsObjects: Bool
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
        ? .open("there is no view from before to compare with") : .kept
    }
  }

  /// Plays the events up to a node, and judges what was not judged before.
  mutating func perform(to leaf: Int) throws {
    // What stands before it was impossible.
    guard !visited.contains(leaf) else { return }
    let screen = try simulator.mount(root, findsObjects: findsObjects)
    screens.append(screen)
    let before =
      comparing.isEmpty
      ? nil
      : try original.map {
        try $0.simulator.mount($0.root, findsObjects: findsObjects)
      }
    var scenes: [Scene] = []
    for (step, node) in sequences.way(to: leaf).enumerated() {
      var refusals: (now: EventError?, before: EventError?)
      if let event = sequences.nodes[node].event {
        refusals.before = before.flatMap { refusal(of: event, on: $0) }
        refusals.now = refusal(of: event, on: screen)
      }
      if let before { compare(screen, before, refusals, at: node) }
      if let refusal = refusals.now { return giveUp(from: node, because: refusal) }
      scenes.append(
        Scene(screen, screen.trace.events[step], naming: sequences.nodes[node].wanted))
      if visited.insert(node).inserted {
        judge(Moment(simulator: simulator, screen: screen, scenes: scenes), at: node)
      }
    }
  }

  private func refusal(of event: Event, on screen: Screen) -> EventError? {
    do {
      try screen.perform(event)
      return nil
    } catch { return error }
  }

  private mutating func judge(_ moment: Moment, at node: Int) {
    let stop = moment.screen.crash.map { crash in
      Verdict.broken(
        ["the program stops: \(crash)", moment.screen.advice].compactMap(\.self)
          .joined(separator: " "), moment.event.reasonOfEnd)
    }
    for index in sequences.nodes[node].claims {
      let verdict =
        stop
        ?? claims[index].statements.map { moment.verdict(on: $0) }
        .reduce(.kept) { $0.and($1) }
      note(verdict, on: index, at: node)
    }
  }

  /// An event that is impossible breaks the claims about it and about what follows it.
  private mutating func giveUp(from failed: Int, because refusal: EventError) {
    let event = sequences.nodes[failed].event?.text ?? ""
    var open = [failed]
    while let node = open.popLast() {
      open += sequences.nodes[node].children
      guard visited.insert(node).inserted else { continue }
      for index in sequences.nodes[node].claims where claims[index].occasion != .always {
        note(.broken("'\(event)' is impossible: \(refusal.message)"), on: index, at: failed)
      }
    }
  }

  private mutating func compare(
    _ now: Screen, _ before: Screen, _ refusals: (now: EventError?, before: EventError?),
    at node: Int
  ) {
    guard !visited.contains(node) else { return }
    let verdict = ScreenComparison(now, before, refusals).verdict
    for index in comparing { note(verdict, on: index, at: node) }
  }

  /// Of several moments the first of the worst ones counts.
  private mutating func note(_ verdict: Verdict, on index: Int, at node: Int) {
    let isFirst = verdicts[index].events.isEmpty && verdicts[index].outcome == .kept
    guard isFirst || verdict.outcome > verdicts[index].outcome else { return }
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
