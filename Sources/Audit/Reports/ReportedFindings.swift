import Reports

extension AuditReport {
  /// What is shown of each finding, in their order.
  ///
  /// - Parameter folder: What files are named in, as the repository names it; empty where they are
  ///   named by themselves.
  public func results(in folder: String) -> [ReportedResult] {
    findings.map { finding in
      ReportedResult(
        finding.kind.reportedRule, finding.kind.isFault ? .error : .warning,
        message: "\(finding.message) \(finding.prevented)", command: finding.trace,
        file: folder + finding.file, line: finding.line,
        fingerprint: ["finding/v1": Baseline.mark(of: finding)],
        properties: ["rule": finding.rule, "lesson": finding.lesson])
    }
  }

  /// The kinds that were found, in the order of their severity.
  public var reportedRules: [ReportedResult.Rule] {
    FindingKind.allCases.filter { kind in findings.contains { $0.kind == kind } }
      .map(\.reportedRule)
  }
}

extension FindingKind {
  var reportedRule: ReportedResult.Rule { .init(id: rawValue, title: title) }
}
