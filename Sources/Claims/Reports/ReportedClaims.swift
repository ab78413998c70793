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
        message: claim.message, command: claim.trace, file: claim.file,
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

extension CheckedClaim {
  /// The claim, and in a line of its own what is there in its place: behind a colon that would read
  /// as a further part of the claim.
  fileprivate var message: String {
    verdict.outcome == .broken
      ? "\(text)\ninstead: \(explanation)" : "\(text): \(explanation)"
  }
}

extension ReportedResult.Rule {
  /// What a claim can be that is not kept.
  public static let ofClaims = [brokenClaim, openClaim, unusableFile]

  static let brokenClaim = Self(
    id: "broken-claim", title: "Broken claim",
    meaning: "What a file of claims says of a view does not hold when its events are played.")
  static let openClaim = Self(
    id: "open-claim", title: "Open claim",
    meaning: "Whether the claim holds depends on the system, the compiler, a control, or on "
      + "something that is not known to the simulator.")
  static let unusableFile = Self(
    id: "unusable-file", title: "File that cannot be used",
    meaning: "A file of claims makes no sense, or its view cannot be put on the screen: nothing of "
      + "what it claims was looked at.")
}

extension ReportedResult {
  /// Why a file of claims cannot be used.
  ///
  /// - Parameters:
  ///   - command: What says so again.
  ///   - column: From 1.
  public static func unusable(
    _ message: String, command: String, file: String, line: Int, column: Int
  ) -> ReportedResult {
    ReportedResult(
      .unusableFile, .error, message: message, command: command, file: file, line: line,
      column: column, fingerprint: ["unusable/v1": message])
  }
}
