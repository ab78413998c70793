import Curriculum
import Terminal

/// What lint found, as lines for a terminal: each finding with its caret, and a summary last.
public struct LintLines: Sendable {
  private let report: LintReport
  /// How long it took.
  private let milliseconds: Int

  public init(_ report: LintReport, milliseconds: Int) {
    self.report = report
    self.milliseconds = milliseconds
  }

  /// - Parameter width: Cells to keep within; nil breaks no line, because programs look for
  ///   `file:line:column` at its beginning.
  public func lines(width: Int?) -> [StyledLine] {
    findings(width: width) + [summary]
  }

  func findings(width: Int?) -> [StyledLine] {
    let text = FindingText(width: width ?? .max / 2)
    return report.findings.flatMap { finding in
      text.stretches(finding).map { StyledLine($0.map { Span($0.text, $0.role.style) }) }
    }
  }

  /// `3 errors, 0 warnings in 1 lesson (24 ms)`
  var summary: StyledLine {
    StyledLine(
      FindingText.summary(
        errors: report.findings.errorCount, warnings: report.findings.warningCount,
        lessons: report.lessons, drafts: report.waitingDrafts, milliseconds: milliseconds), outcome)
  }

  private var outcome: Style {
    report.findings.errorCount > 0
      ? Look.wrong : report.findings.isEmpty ? Look.right : Look.running
  }
}

extension FindingText.Stretch.Role {
  fileprivate var style: Style {
    switch self {
    case .place: .bold
    case .error: Look.wrong
    case .warning: Look.running
    case .text: .plain
    case .rule: Look.quiet
    case .source: Look.code
    case .mark: Look.right
    }
  }
}
