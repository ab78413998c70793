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
    let play = Play(claims, root, original, findsObjects: findsObjects)
    let leaves = Array(play.sequences.leaves.enumerated())
    let played = try withoutActuallyEscaping(progress) { progress in
      try leaves.map(by: machines(for: leaves.count)) { machine, leaf in
        if machine.isFirst { try progress(Double(leaf.offset) / Double(leaves.count)) }
        return try play.performed(to: leaf.element, on: machine.simulator)
      }
    }.compactMap(\.self)
    var verdicts = claims.map { claim in
      claim.occasion == .asBefore && original == nil
        ? .open("there is no view from before to compare with", heldHere: false) : Verdict.kept
    }
    for found in played.lazy.flatMap(\.findings) {
      // Of several moments the first of the worst ones counts.
      let known = verdicts[found.claim]
      let isFirst = known.events.isEmpty && known.outcome == .kept
      guard isFirst || found.verdict.isWorse(than: known) else { continue }
      verdicts[found.claim] = found.verdict
      verdicts[found.claim].events = play.sequences.texts(to: found.node)
    }
    let seen = played.reduce(into: Set()) { $0.formUnion($1.typesSeen) }
    let judged = zip(claims, verdicts).map { claim, verdict in
      JudgedClaim(claim: claim, verdict: verdict.and(claim.emptiness(besides: seen)))
    }
    return (judged, played.map(\.screen))
  }

  /// What plays a program on one thread.
  private final class Machine {
    let isFirst: Bool
    private let given: Simulator
    /// Read when there is something to be played.
    private(set) lazy var simulator = isFirst ? given : given.apart()

    init(_ given: Simulator, isFirst: Bool) {
      self.given = given
      self.isFirst = isFirst
    }
  }

  /// As many as are worth that the program is read again for each but the first.
  private func machines(for sequences: Int) -> [Machine] {
    let readings = sequences * Self.bytesOfSequence / max(simulator.size, 1)
    let count = min(Processors.count, sequences, 1 + readings)
    return (0..<count).map { Machine(simulator, isFirst: $0 == 0) }
  }

  /// Of so much source one can read, for the views and for the typed engine, while a sequence of events
  /// is played; measured.
  private static let bytesOfSequence = 2_000
}
