import Foundation
import Reports
import Testing

@testable import Claims

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports on claims")
struct ReportTests {
  /// One claim of each outcome, with everything that has to be escaped somewhere.
  private static func report() throws -> CheckReport {
    let file = "Claims/a, b: 100%.claims"
    let command = TraceCommandLine(source: "My App/", root: "Cart(\"it's\")")
    var broken = Verdict.kept
    broken.outcome = .broken
    broken.instead = "shows \"<5>\" & \u{7}more"
    broken.cause = "line one\nline two, 50%"
    broken.sourceLine = 12
    broken.sourceFile = "App/Cart.swift"
    broken.rule = "S1"
    var open = Verdict.kept
    open.outcome = .open
    open.instead = "runs 0 bodies"
    open.rule = "D1"
    return CheckReport(
      claims: try [
        JudgedClaim(claim: Claim("at first: no warning", line: 2), verdict: .kept),
        JudgedClaim(claim: Claim("  after tap \"+1\": shows \"<4>\"", line: 3), verdict: broken),
        JudgedClaim(claim: Claim("after wait 2s: does not run Row", line: 4), verdict: open),
      ].map { CheckedClaim($0, file: file, root: "Cart(\"it's\")", command: command) })
  }

  private func object(_ value: some Encodable) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require(object as? [String: Any])
  }

  @Test("JSON has the fields of the contract and no others, null where there is nothing to say")
  func json() throws {
    let object = try object(Self.report())
    #expect(Set(object.keys) == ["format", "claims", "kept", "broken", "open"])
    #expect(object["format"] as? Int == 1 && object["kept"] as? Int == 1)
    #expect(object["broken"] as? Int == 1 && object["open"] as? Int == 1)
    let claims = try #require(object["claims"] as? [[String: Any]])
    for claim in claims {
      #expect(
        Set(claim.keys) == ["file", "line", "text", "verdict", "instead", "rule", "trace"])
    }
    #expect(claims[0]["instead"] is NSNull && claims[0]["rule"] is NSNull)
    #expect(claims[1]["verdict"] as? String == "broken" && claims[1]["line"] as? Int == 3)
    #expect(claims[1]["text"] as? String == "after tap \"+1\": shows \"<4>\"")
    #expect(
      claims[1]["trace"] as? String
        == "tutor trace 'My App' --root 'Cart(\"it'\\''s\")' --do 'tap \"+1\"'")
  }

  @Test("GitHub's commands keep line ends, percent signs, commas and colons apart from their own")
  func github() throws {
    let report = try Self.report()
    let lines = report.results(isStrict: false).map { WorkflowCommand($0).description }
    #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("\n") })
    #expect(
      lines[0].hasPrefix(
        "::error file=Claims/a%2C b%3A 100%25.claims,line=3,col=3,title=Broken claim::after tap"))
    #expect(lines[0].contains("line one%0Aline two, 50%25"))
    #expect(lines[0].contains("%0Ainstead: "), "what is there is no part of the claim")
    #expect(lines[1].hasPrefix("::notice file="))
    #expect(report.summary == "1 claim kept, 1 broken, 1 open")
    #expect(report.results(isStrict: true).map(\.level) == [.error, .error])
  }

  @Test("JUnit is XML whatever a claim says, with a case a claim, and counts what fails")
  func junit() throws {
    let reader = ElementReader()
    let report = JUnitReport(try Self.report(), isStrict: false)
    #expect(reader.read(report.text), "it is well-formed: \(report.text)")
    #expect(reader.count("testcase") == 3 && reader.count("testsuite") == 1)
    #expect(reader.count("failure") == 1 && reader.count("skipped") == 1)
    let suite = try #require(reader.elements.first { $0.name == "testsuite" }?.attributes)
    #expect(suite["tests"] == "3" && suite["failures"] == "1" && suite["skipped"] == "1")
    #expect(suite["name"] == "Claims/a, b: 100%.claims")
    let failure = try #require(reader.elements.first { $0.name == "failure" }?.attributes)
    #expect(failure["message"] == "shows \"<5>\" & more")
    let strict = ElementReader()
    #expect(strict.read(JUnitReport(try Self.report(), isStrict: true).text))
    #expect(strict.count("failure") == 2 && strict.count("skipped") == 0)
  }

  @Test("SARIF has what the standard requires of a log, its results and their places")
  func sarif() throws {
    let log = try object(
      StaticAnalysisLog(
        Self.report().results(isStrict: false), rules: ReportedResult.Rule.ofClaims,
        toolVersion: "1.2.3"))
    #expect(log["version"] as? String == "2.1.0" && log["$schema"] is String)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tutor" && driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index])
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String
        == "Claims/a%2C%20b%3A%20100%25.claims")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 3)
  }
}

/// The elements of a document, in their order.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func count(_ name: String) -> Int { elements.count { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}

@Suite("A draft of claims")
struct ClaimDraftTests {
  @Test("Everything in it can be read, holds today, and breaks when the view does something else")
  func draft() throws {
    func court(_ step: Int) throws -> Court {
      try Court(
        """
        struct Steps: View {
          @State private var step = 3
          @State private var name = ""
          var body: some View {
            Text("\\(step) of \\"5\\"")
            Button("+1") { step += \(step); print("now \\(step)") }
            Button("Nothing") {}
            (step == \(step) ? Color.red : Color.blue)
            TextField("Name", text: $name)
          }
        }
        """, root: "Steps")
    }
    let now = try court(1)
    let draft = try ClaimDraft(now.simulator, root: now.root, source: "App")
    let file = try ClaimFile(draft.text)
    #expect(file.root == "Steps" && file.source == "App" && file.claims.count == draft.count)
    #expect(file.claims.map(\.text).contains("after tap \"+1\": shows \"4 of \\\"5\\\"\""))
    #expect(file.claims.map(\.text).contains("after tap \"+1\": prints \"now 4\""))
    #expect(!draft.text.contains("Nothing\":"))
    #expect(!draft.text.contains("Color"), "a colour is no text")
    let judged = try Judge(now.simulator, root: now.root).verdicts(on: file.claims)
    #expect(judged.allSatisfy { $0.verdict.outcome == .kept })
    let later = try Judge(court(2).simulator, root: now.root).verdicts(on: file.claims)
    #expect(later.contains { $0.verdict.outcome == .broken })
  }
}
