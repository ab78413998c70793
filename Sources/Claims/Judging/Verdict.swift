/// Whether a claim holds.
public struct Verdict: Sendable, Equatable {
  public enum Outcome: String, Sendable, Codable, Comparable {
    case kept, open, broken

    private var weight: Int {
      switch self {
      case .kept: 0
      case .open: 1
      case .broken: 2
      }
    }

    /// Ordered by how bad it is, so that `max` is the outcome of several statements.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.weight < right.weight }
  }

  public var outcome: Outcome
  /// Of an open claim whether it held when it was played here: what stays open then is whether it
  /// always does, and else whether it ever does.
  public var heldHere = false
  /// Of a broken claim what happened instead, of an open one what happened here and may not; empty
  /// for one that is kept.
  public var instead = ""
  /// Why that happened, in a sentence; empty where nothing is to be said.
  public var cause = ""
  /// The line in the source that shows it best, from 1.
  public var sourceLine: Int?
  /// The file that the line counts in, where the program has several.
  public var sourceFile: String?
  /// The rule that it rests on: `D1`.
  public var rule: String?
  /// The events after which it was seen.
  public var events: [String] = []

  public static let kept = Verdict(outcome: .kept)

  /// - Parameter instead: What happened, in words: `runs Counter, Total`.
  static func broken(_ instead: String, _ reason: Reason = Reason()) -> Verdict {
    Verdict(.broken, instead, reason)
  }

  static func open(
    _ instead: String, _ reason: Reason = Reason(), heldHere: Bool
  ) -> Verdict {
    var verdict = Verdict(.open, instead, reason)
    verdict.heldHere = heldHere
    return verdict
  }

  /// Ordered by how bad it is; of what is open, the worse is what did not hold here.
  func isWorse(than other: Verdict) -> Bool {
    guard outcome == other.outcome else { return outcome > other.outcome }
    return outcome == .open && !heldHere && other.heldHere
  }

  private init(outcome: Outcome) { self.outcome = outcome }

  private init(_ outcome: Outcome, _ instead: String, _ reason: Reason) {
    self.outcome = outcome
    self.instead = instead
    cause = reason.text
    sourceLine = reason.line
    sourceFile = reason.file
    rule = reason.rule
  }

  /// The verdict on two statements that both have to hold.
  func and(_ other: Verdict) -> Verdict {
    if other.isWorse(than: self) { return other }
    if isWorse(than: other) { return self }
    guard outcome != .kept, instead != other.instead else { return self }
    var both = self
    both.instead += "; " + other.instead
    if cause.isEmpty { (both.cause, both.rule) = (other.cause, other.rule) }
    if sourceLine == nil {
      (both.sourceLine, both.sourceFile) = (other.sourceLine, other.sourceFile)
    }
    return both
  }
}

/// Why something happened, and where the source shows it.
struct Reason {
  var text = ""
  var line: Int?
  var file: String?
  var rule: String?
}

/// A claim with what the machine says of it.
public struct JudgedClaim: Sendable, Equatable {
  public var claim: Claim
  public var verdict: Verdict

  public init(claim: Claim, verdict: Verdict) {
    self.claim = claim
    self.verdict = verdict
  }
}
