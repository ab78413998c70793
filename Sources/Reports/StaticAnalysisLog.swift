/// Results in the Static Analysis Results Interchange Format, 2.1.0 (OASIS standard).
public struct StaticAnalysisLog: Sendable, Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// - Parameters:
  ///   - rules: All that results may name, in the order of the log.
  ///   - toolVersion: Of this program.
  public init(
    _ results: [ReportedResult], rules: [ReportedResult.Rule], toolVersion: String
  ) {
    let driver = Driver(version: toolVersion, rules: rules.map(Rule.init))
    runs = [
      Run(
        tool: Tool(driver: driver),
        results: results.map { Result($0, ruleIndex: rules.firstIndex(of: $0.rule)) })
    ]
  }

  private struct Run: Encodable {
    var tool: Tool
    /// Columns count characters as Swift does, which is none of the format's units for all texts; of
    /// these it comes nearest.
    let columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    let name = "tutor"
    var version: String
    var rules: [Rule]
  }

  private struct Text: Encodable { var text: String }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text?

    init(_ rule: ReportedResult.Rule) {
      id = rule.id
      shortDescription = Text(text: rule.title)
      fullDescription = rule.meaning.map(Text.init)
    }
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var properties: [String: String]?

    init(_ result: ReportedResult, ruleIndex: Int?) {
      ruleId = result.rule.id
      self.ruleIndex = ruleIndex
      level = result.level.rawValue
      message = Text(text: "\(result.message)\n\(result.command)")
      locations = [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: StaticAnalysisLog.reference(result.file)),
            region: Region(startLine: result.line, startColumn: result.column)))
      ]
      partialFingerprints = result.fingerprint
      properties = result.properties.isEmpty ? nil : result.properties
    }
  }

  private struct Location: Encodable { var physicalLocation: PhysicalLocation }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  private struct ArtifactLocation: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  /// A path as a reference of RFC 3986: what has a meaning there, or is no ASCII, by its bytes.
  private static func reference(_ path: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/.-_~".utf8
    let encoded = path.utf8.map { byte in
      guard !plain.contains(byte) else { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
