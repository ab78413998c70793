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

  /// What happened is said once, below all claims that it breaks.
  ///
  /// - Parameter width: Cells to keep within; nil breaks no line. Commands are never broken: somebody
  ///   copies them.
  public func lines(width: Int?) -> [StyledLine] {
    let width = width ?? .max / 2
    let told = report.claims.filter { $0.verdict.outcome != .kept }
    return told.grouped { Run(file: $0.file, trace: $0.trace) }.flatMap { run in
      run.grouped { Happening($0) }.flatMap { lines($0, width: width) }
        + [StyledLine("  \(run[0].trace)", Look.quiet), StyledLine()]
    } + [summary]
  }

  /// Events played, by the command that shows them.
  private struct Run: Hashable {
    var file: String
    var trace: String
  }

  /// What was seen in a run.
  private struct Happening: Hashable {
    var outcome: Verdict.Outcome
    var explanation: String

    init(_ claim: CheckedClaim) {
      outcome = claim.verdict.outcome
      explanation = claim.explanation
    }
  }

  /// - Parameter claims: At least one; the same happened in the place of each.
  private func lines(_ claims: [CheckedClaim], width: Int) -> [StyledLine] {
    let verdict = claims[0].verdict
    let instead = verdict.outcome == .broken ? "instead: " : "here: "
    return claims.flatMap { head(of: $0).wrapped(to: width, hanging: 2) }
      + StyledLine(instead + verdict.instead).wrapped(to: width, indent: 2, hanging: 4)
      + reason(claims[0]).flatMap { $0.wrapped(to: width, indent: 2, hanging: 4) }
  }

  private func head(of claim: CheckedClaim) -> StyledLine {
    let isBroken = claim.verdict.outcome == .broken
    return StyledLine("\(claim.file):\(claim.line): ", .bold)
      + StyledLine(claim.verdict.outcome.rawValue, isBroken || isStrict ? Look.wrong : Look.running)
      + StyledLine(": \(claim.text)")
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

extension Array {
  /// What has the same key stands together, where the first of it stood.
  fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let place = places[key(element), default: groups.count]
      if place == groups.count { groups.append([]) }
      places[key(element)] = place
      groups[place].append(element)
    }
    return groups
  }
}
