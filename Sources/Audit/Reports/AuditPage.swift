/// A report as one page of HTML that needs nothing else.
public struct AuditPage {
  private let report: AuditReport
  private let name: String

  /// - Parameter name: What was audited.
  public init(_ report: AuditReport, of name: String) {
    self.report = report
    self.name = name
  }

  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>tutor audit \(name.escaped)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    code { font: 0.9rem ui-monospace, monospace; overflow-wrap: anywhere; }
    li { margin-bottom: 1.5rem; }
    p { margin: 0.25rem 0; }
    </style>
    </head>
    <body>
    <h1>\(name.escaped)</h1>
    <p>\(report.findings.count == 1 ? "1 finding" : "\(report.findings.count) findings") on \(report.mounted) of \
    \(report.mounted + report.unmounted.count) views.</p>
    <ol>
    \(report.findings.map(item).joined(separator: "\n"))
    </ol>
    \(unmounted)\(unfinished)\(stopped)
    </body>
    </html>

    """
  }

  private func item(_ finding: Finding) -> String {
    let saves = finding.saves.map { "<p>Tried: \($0) fewer bodies with these events.</p>\n" } ?? ""
    let reason =
      finding.lesson.isEmpty ? "" : "<p>Rule \(finding.rule), lesson \(finding.lesson)</p>\n"
    return """
      <li><p><strong>\(finding.kind.title)</strong>, <code>\(finding.file.escaped):\(finding.line)</code></p>
      <p>\(finding.message.escaped)</p>
      <p>\(finding.prevented.escaped)</p>
      \(saves)\(reason)<p><code>\(finding.trace.escaped)</code></p></li>
      """
  }

  private var unfinished: String {
    guard report.unfinished != nil else { return "" }
    let items = report.unfinishedViews.map { view, missing in
      "<li><code>\(view.escaped)</code>\(missing.map { ": \($0)" } ?? "")</li>"
    }
    return "<h2>Not played to the end</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var stopped: String {
    guard let plays = report.stopped else { return "" }
    let items = plays.map { play in
      "<li><p>\(play.event.escaped), <code>\(play.file.escaped):\(play.line)</code>: "
        + "\(play.why.escaped)</p>\n<p><code>\(play.trace.escaped)</code></p></li>"
    }
    return "<h2>Stopped before the end</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var unmounted: String {
    guard !report.unmounted.isEmpty else { return "" }
    let items = report.unmounted.map { view in
      "<li><code>\(view.view.escaped)</code>, \(view.file.escaped):\(view.line): "
        + "\(view.why.escaped)</li>"
    }
    return "<h2>Not mounted</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
