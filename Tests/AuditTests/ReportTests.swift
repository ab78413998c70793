import Foundation
import Reports
import Simulation
import Testing

@testable import Audit

@Suite("Reports of an audit")
struct ReportTests {
  private let report = AuditReport(
    mounted: 2,
    unmounted: [
      UnmountedView(view: "Map", file: "Map.swift", line: 3, why: "it takes too long"),
      UnmountedView(view: "Chart", file: "Chart.swift", line: 4, why: "it takes too long"),
    ],
    findings: [
      Finding(
        kind: .closureInput, file: "Cart, new.swift", line: 41, view: "Row", event: "tap \"+1\"",
        count: 8, of: 9, message: "100% <of> 9 runs & more.", prevented: "Pass a binding.",
        saves: 8, rule: "P6", lesson: "comparing-inputs", trace: "tutor trace App --root Row")
    ])

  @Test("JSON has exactly the fields of the contract, absent values as null")
  func json() throws {
    var report = report
    report.findings[0].saves = nil
    let object =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    #expect(object.map { Set($0.keys) } == ["format", "mounted", "unmounted", "findings"])
    let finding = (object?["findings"] as? [[String: Any]])?.first
    #expect(
      finding.map { Set($0.keys) } == [
        "kind", "file", "line", "view", "event", "count", "of", "message", "prevented", "saves",
        "rule", "lesson", "trace",
      ])
    #expect(finding?["saves"] is NSNull)
    #expect(finding?["kind"] as? String == "closure-input")
  }

  @Test("No line of the text but a command is wider than asked for", arguments: [40, 80])
  func width(columns: Int) {
    for line in AuditText(report, width: columns).lines where !line.contains("tutor trace") {
      #expect(line.count <= columns)
    }
  }

  @Test("What could not be mounted is grouped by why")
  func unmounted() {
    let lines = AuditText(report, width: 80).lines
    #expect(lines.contains("  Map, Chart: it takes too long"))
    #expect(lines.contains("1 finding on 2 of 4 views."))
    #expect(
      AuditText(report, known: 2, width: 80).lines.contains(
        "1 new finding on 2 of 4 views. 2 findings are known, and left out."))
  }

  @Test("A view that was not played to the end is named, and no key says so where there is none")
  func unfinished() throws {
    var report = report
    report.unfinished = ["Feed"]
    let told =
      "Time was over before everything was tried with Feed: --seconds gives each view more."
    #expect(AuditText(report, width: 200).lines.contains(told))
    #expect(AuditPage(report, of: "App/").text.contains("<li><code>Feed</code></li>"))
    let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    #expect(text.contains(#""unfinished":["Feed"]"#))
  }

  @Test("What the machine stopped is told, with its command, and is no finding")
  func stopped() throws {
    let report = try audit(
      """
      struct Root: View {
        @State private var n = 0
        var body: some View {
          Button("Go") { while n >= 0 { n += 0 } }
          Button("Fine") { n += 1 }
        }
      }
      """)
    let stopped = try #require(report.stopped)
    #expect(stopped.map(\.event) == [#"tap "Go""#])
    #expect(stopped.first?.line == 5)
    #expect(report.findings.isEmpty)
    let lines = AuditText(report, width: 80).lines
    #expect(lines.contains(#"Not played to its end: tap "Go" in Root"#))
    #expect(lines.contains(#"  tutor trace App.swift --root Root --do 'tap "Go"'"#))
    #expect(AuditPage(report, of: "App").text.contains("<h2>Stopped before the end</h2>"))
    #expect(try audit("struct A: View { var body: some View { Text(\"a\") } }").stopped == nil)
  }

  @Test("Annotations escape what ends a property or a line")
  func annotations() {
    #expect(
      report.results(in: "App/").map { WorkflowCommand($0).description } == [
        "::warning file=App/Cart%2C new.swift,line=41,title=\(FindingKind.closureInput.title)::"
          + "100%25 <of> 9 runs & more. Pass a binding.%0Atutor trace App --root Row"
      ])
  }

  @Test("SARIF names version, schema, rules, and places by address")
  func sarif() throws {
    let log = StaticAnalysisLog(
      report.results(in: "App/"), rules: report.reportedRules, toolVersion: "1.0")
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(log)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    let text = String(decoding: try JSONEncoder().encode(log), as: UTF8.self)
    #expect(text.contains(#""uri":"App\/Cart%2C%20new.swift""#))
    #expect(text.contains(#""startLine":41"#))
    #expect(text.contains(#""ruleId":"closure-input""#))
  }

  @Test("A page shows what it is given as text, never as markup")
  func page() {
    let page = AuditPage(report, of: "App/").text
    #expect(page.contains("100% &lt;of&gt; 9 runs &amp; more."))
    #expect(!page.contains("<of>"))
  }

  @Test("A baseline knows a finding on another line, and no second one of its kind")
  func baseline() {
    let baseline = Baseline(report)
    var moved = report
    moved.findings[0].line = 50
    let left = baseline.leavingOutKnown(moved)
    #expect(left.findings == [])
    let told = AuditText(left, known: moved.findings.count, width: 200).lines.joined()
    #expect(told.contains("Nothing new to mend was seen"))
    moved.findings.append(moved.findings[0])
    #expect(baseline.leavingOutKnown(moved).findings.count == 1)
  }

  @Test("The command of a finding can be pasted into a shell")
  func quoting() throws {
    let report = try audit(
      "struct Row: View { @Environment(\\.colorScheme) var s; var body: some View { Text(\"it's\") } }",
      named: ["App.swift", "My rows/"])
    #expect(
      report.findings.map(\.trace) == [
        "tutor trace App.swift 'My rows/' --root Row --do 'environment colorScheme = .dark'"
      ])
  }
}
