/// What the guide says and the machine does not do.
public struct Contradiction: Codable, Sendable, Equatable {
  public var line: Int
  public var rule: String
  public var says: String
  public var does: String
}

/// Asks the machine about all that a guide claims.
enum Contradictions {
  static func found(in blocks: [TrackingClaim]) -> [Contradiction] {
    var known: [String: TrackingProbe.Finding?] = [:]
    return blocks.compactMap { claim in
      let finding = known[claim.wrapper] ?? TrackingProbe.finding(claim.wrapper)
      known[claim.wrapper] = finding
      guard let finding, finding.runs != claim.declaringIsEnough else { return nil }
      let does =
        finding.runs
        ? "a body that declares @\(claim.wrapper) and reads nothing of it runs when it changes"
        : "a body that declares @\(claim.wrapper) and reads nothing of it does not run when it changes"
      return Contradiction(
        line: claim.line, rule: finding.rule, says: claim.sentence,
        does: "\(does) (\(finding.certainty)).")
    }
  }
}
