import Reports

extension CheckReport {
  /// What is shown of the claims that are not kept, in their order.
  ///
  /// - Parameter isStrict: Whether an open claim is an error.
  public func results(isStrict: Bool) -> [ReportedResult] {
    claims.filter { $0.verdict.outcome != .kept }.map { claim in
      let isBroken = claim.verdict.outcome == .broken
      return ReportedResult(
        isBroken ? .brokenClaim : .openClaim, isBroken || isStrict ? .error : .note,
        message: "\(claim.text): \(claim.explanation)", command: claim.trace, file: claim.file,
        line: claim.line, column: claim.column,
        // The claim is the same wherever it stands in its file.
        fingerprint: ["claim/v1": "\(claim.root): \(claim.text)"])
    }
  }

  /// `7 claims kept, 1 broken, 1 open`
  public var summary: String {
    "\(kept) \(kept == 1 ? "claim" : "claims") kept, \(broken) broken, \(open) open"
  }
}

extension ReportedResult.Rule {
  /// What a claim can be that is not kept.
  public static let ofClaims = [brokenClaim, openClaim]

  static let brokenClaim = Self(
    id: "broken-claim", title: "Broken claim",
    meaning: "What a file of claims says of a view does not hold when its events are played.")
  static let openClaim = Self(
    id: "open-claim", title: "Open claim",
    meaning: "Whether the claim holds depends on the system, the compiler, a control, or on "
      + "something that is not known to the simulator.")
}
