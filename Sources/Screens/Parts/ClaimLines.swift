import Claims
import Terminal

/// What became of claims, as lines for a terminal: those that are not kept, and a summary last.
public struct ClaimLines: Sendable {
  private let report: CheckReport
  private let isStrict: Bool

  /// - Parameter isStrict: Whether an open claim counts as broken.
  public init(_ report: CheckReport, isStrict: Bool) {
    self.report = report
    self.isStrict = isStrict
  }

  /// - Parameter width: Cells to keep within; nil breaks no line. Commands are never broken: somebody
  ///   copies them.
  public func lines(width: Int?) -> [StyledLine] {
    let told = report.claims.filter { $0.verdict.outcome != .kept }
    return told.flatMap { lines($0, width: width ?? .max / 2) } + [summary]
  }

  private func lines(_ claim: CheckedClaim, width: Int) -> [StyledLine] {
    let isBroken = claim.verdict.outcome == .broken
    let head =
      StyledLine("\(claim.file):\(claim.line): ", .bold)
      + StyledLine(claim.verdict.outcome.rawValue, isBroken || isStrict ? Look.wrong : Look.running)
      + StyledLine(": \(claim.text)")
    let instead = isBroken ? "instead: " : "here: "
    return head.wrapped(to: width, hanging: 2)
      + StyledLine(instead + claim.verdict.instead).wrapped(to: width, indent: 2, hanging: 4)
      + reason(claim).flatMap { $0.wrapped(to: width, indent: 2, hanging: 4) }
      + [StyledLine("  \(claim.trace)", Look.quiet), StyledLine()]
  }

  /// Why, with the place in the source and the rule.
  private func reason(_ claim: CheckedClaim) -> [StyledLine] {
    let verdict = claim.verdict
    let place = verdict.sourceLine.map { line in
      verdict.sourceFile.map { "\($0):\(line)" } ?? "line \(line)"
    }
    let notes = [place, verdict.rule.map { "rule \($0)" }].compactMap(\.self)
    let remark = notes.isEmpty ? "" : "(\(notes.joined(separator: ", ")))"
    let parts = [verdict.cause, remark].filter { !$0.isEmpty }
    return parts.isEmpty ? [] : [StyledLine(parts.joined(separator: " "))]
  }

  private var summary: StyledLine {
    let style =
      report.fails(isStrict: isStrict)
      ? Look.wrong : report.open > 0 ? Look.running : Look.right
    return StyledLine(report.summary, style)
  }
}
