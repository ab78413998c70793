/// What is known already: findings that do not count again.
///
/// A finding is known by its kind, its file and the view, not by its line: lines move.
public struct Baseline: Codable, Sendable, Equatable {
  public var format = 1
  /// How many findings have the same mark.
  public var known: [String: Int]

  public init(_ report: AuditReport) {
    known = report.findings.reduce(into: [:]) { $0[Self.mark(of: $1), default: 0] += 1 }
  }

  /// The report without what is known.
  public func leavingOutKnown(_ report: AuditReport) -> AuditReport {
    var left = known
    var result = report
    result.findings = report.findings.filter { finding in
      let mark = Self.mark(of: finding)
      guard let count = left[mark], count > 0 else { return true }
      left[mark] = count - 1
      return false
    }
    return result
  }

  static func mark(of finding: Finding) -> String {
    "\(finding.kind.rawValue) \(finding.file) \(finding.view)"
  }
}
