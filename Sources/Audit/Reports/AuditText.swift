/// A report for people: lines that a terminal of any width can show.
public struct AuditText {
  private let report: AuditReport
  private let known: Int
  private let width: Int

  /// - Parameters:
  ///   - known: How many findings a baseline left out of the report.
  ///   - width: In columns; what is narrower than 20 is taken for 20.
  public init(_ report: AuditReport, known: Int = 0, width: Int) {
    self.report = report
    self.known = known
    self.width = max(20, width)
  }

  public var lines: [String] {
    var lines = report.findings.flatMap(lines(of:))
    lines += summary
    if !report.unmounted.isEmpty { lines += [""] + unmounted }
    if let stopped = report.stopped { lines += [""] + stopped.flatMap(lines(of:)) }
    return lines
  }

  private func lines(of finding: Finding) -> [String] {
    var lines = wrapped("\(finding.file):\(finding.line): \(finding.kind.rawValue)", indent: 0)
    lines += wrapped(finding.message, indent: 2)
    lines += wrapped(finding.prevented, indent: 2)
    if let saves = finding.saves {
      lines += wrapped(
        "Tried: \(saves) \(saves == 1 ? "body" : "bodies") fewer with these events.", indent: 2)
    }
    if !finding.lesson.isEmpty {
      lines += wrapped("\(finding.rule), tutor learn \(finding.lesson)", indent: 2)
    }
    // Not broken: it is there to be pasted.
    return lines + ["  \(finding.trace)", ""]
  }

  private func lines(of play: StoppedPlay) -> [String] {
    wrapped("Not played to its end: \(play.event.shortened) in \(play.view)", indent: 0)
      + wrapped("\(play.file):\(play.line): \(play.why)", indent: 2) + ["  \(play.trace)"]
  }

  private var summary: [String] {
    let count = report.findings.count
    let all = report.mounted + report.unmounted.count
    let new = known == 0 ? "" : "new "
    let findings =
      count == 0
      ? "Nothing \(new)to mend was seen" : "\(count) \(new)finding\(count == 1 ? "" : "s")"
    return wrapped(
      "\(findings) on \(report.mounted) of \(all) view\(all == 1 ? "" : "s").\(leftOut)", indent: 0)
      + unfinished
  }

  private var leftOut: String {
    switch known {
    case 0: ""
    case 1: " 1 finding is known, and left out."
    default: " \(known) findings are known, and left out."
    }
  }

  private var unfinished: [String] {
    guard report.unfinished != nil else { return [] }
    let views = report.unfinishedViews.map { $0.view + ($0.missing.map { " (\($0))" } ?? "") }
    return wrapped(
      "Time was over before everything was tried with \(views.joined(separator: ", ")): "
        + "--seconds gives each view more.", indent: 0)
  }

  /// What could not be mounted, by why.
  private var unmounted: [String] {
    let groups = Dictionary(grouping: report.unmounted, by: \.why)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return wrapped("Not mounted:", indent: 0)
      + groups.flatMap { why, views in
        wrapped("\(views.map(\.view).joined(separator: ", ")): \(why)", indent: 2)
      }
  }

  /// Broken between words; a word that is wider than the line stands alone.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    let room = width - indent
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    let space = String(repeating: " ", count: indent)
    return lines.map { space + $0 }
  }
}
