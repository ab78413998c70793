/// Findings as GitHub shows them beside the lines of a pull request.
public struct Annotations {
  private let report: AuditReport
  private let folder: String

  /// - Parameter folder: What files are named in, as the repository names it; empty where they are
  ///   named by themselves.
  public init(_ report: AuditReport, in folder: String) {
    self.report = report
    self.folder = folder
  }

  public var lines: [String] {
    report.findings.map { finding in
      let level = finding.kind.isFault ? "error" : "warning"
      let title = "\(finding.kind.rawValue) (\(finding.rule))"
      return "::\(level) file=\(property(folder + finding.file)),line=\(finding.line),"
        + "title=\(property(title))::"
        + data("\(finding.message) \(finding.prevented)\n\(finding.trace)")
    }
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
