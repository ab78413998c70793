/// Findings as SARIF 2.1.0.
public struct StaticAnalysisLog: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// - Parameters:
  ///   - folder: What files are named in, as the repository names it; empty where they are named by
  ///     themselves.
  ///   - toolVersion: Of this program.
  public init(_ report: AuditReport, in folder: String, toolVersion: String) {
    let kinds = FindingKind.allCases.filter { kind in
      report.findings.contains { $0.kind == kind }
    }
    let rules = kinds.map { Rule(id: $0.rawValue, shortDescription: Text(text: $0.title)) }
    let driver = Driver(
      name: "tutor", version: toolVersion, rules: rules)
    runs = [
      Run(
        tool: Tool(driver: driver),
        results: report.findings.map { finding in
          Result(finding, in: folder, ruleIndex: kinds.firstIndex(of: finding.kind) ?? 0)
        })
    ]
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Text
  }

  private struct Text: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var properties: [String: String]

    init(_ finding: Finding, in folder: String, ruleIndex: Int) {
      ruleId = finding.kind.rawValue
      self.ruleIndex = ruleIndex
      level = finding.kind.isFault ? "error" : "warning"
      message = Text(text: "\(finding.message) \(finding.prevented)")
      let file = Artifact(uri: (folder + finding.file).escapedInAddress)
      locations = [
        Location(
          physicalLocation: Physical(
            artifactLocation: file, region: Region(startLine: max(1, finding.line))))
      ]
      partialFingerprints = ["finding/v1": Baseline.mark(of: finding)]
      properties = ["trace": finding.trace, "rule": finding.rule, "lesson": finding.lesson]
    }
  }

  private struct Location: Encodable { var physicalLocation: Physical }

  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  private struct Artifact: Encodable { var uri: String }
  private struct Region: Encodable { var startLine: Int }
}

extension String {
  /// As a part of an address: what has a meaning there, or is no ASCII, by its bytes.
  fileprivate var escapedInAddress: String {
    utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain || "/._-~".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
