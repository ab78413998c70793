/// A report as commands of a workflow on GitHub, which shows them beside the lines of a change.
public struct GitHubAnnotations: Sendable {
  /// One a claim that is not kept, and a line that sums up.
  public let lines: [String]

  /// - Parameter isStrict: Whether an open claim is an error.
  public init(_ report: CheckReport, isStrict: Bool) {
    let annotations = report.claims.filter { $0.verdict.outcome != .kept }.map { claim in
      let isBroken = claim.verdict.outcome == .broken
      let level = isBroken || isStrict ? "error" : "notice"
      let place =
        "file=\(Self.property(claim.file)),line=\(claim.line),col=\(claim.column)"
        + ",title=\(Self.property(isBroken ? "Broken claim" : "Open claim"))"
      return "::\(level) \(place)::"
        + Self.message("\(claim.text)\n\(claim.explanation)\n\(claim.trace)")
    }
    lines = annotations + [report.summary]
  }

  private static func message(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension CheckReport {
  /// `7 claims kept, 1 broken, 1 open`
  public var summary: String {
    "\(kept) \(kept == 1 ? "claim" : "claims") kept, \(broken) broken, \(open) open"
  }
}
