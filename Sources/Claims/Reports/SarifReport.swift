/// A report in the Static Analysis Results Interchange Format, 2.1.0 (OASIS standard): a result for
/// each claim that is not kept.
public struct SarifReport: Sendable, Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// - Parameters:
  ///   - version: Of this program.
  ///   - isStrict: Whether an open claim is an error.
  public init(_ report: CheckReport, version: String, isStrict: Bool) {
    let results = report.claims.filter { $0.verdict.outcome != .kept }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: version)),
        results: results.map { Result($0, isStrict: isStrict) })
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
    let rules = Rule.all
  }

  private struct Text: Encodable { var text: String }

  private struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Text
    var fullDescription: Text

    static let all = [
      Rule(
        id: "broken-claim", name: "BrokenClaim", shortDescription: Text(text: "A claim is broken"),
        fullDescription: Text(
          text: "What a file of claims says of a view does not hold when its events are played.")),
      Rule(
        id: "open-claim", name: "OpenClaim", shortDescription: Text(text: "A claim is open"),
        fullDescription: Text(
          text: "Whether the claim holds depends on the system, the compiler, a control, or on "
            + "something that is not known to the simulator.")),
    ]
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]

    init(_ claim: CheckedClaim, isStrict: Bool) {
      let isBroken = claim.verdict.outcome == .broken
      ruleId = isBroken ? "broken-claim" : "open-claim"
      ruleIndex = isBroken ? 0 : 1
      level = isBroken || isStrict ? "error" : "note"
      message = Text(text: "\(claim.text): \(claim.explanation)\n\(claim.trace)")
      locations = [Location(claim.file, line: claim.line, column: claim.column)]
      // The claim is the same wherever it stands in its file.
      partialFingerprints = ["claim/v1": "\(claim.root): \(claim.text)"]
    }
  }

  private struct Location: Encodable {
    var physicalLocation: PhysicalLocation

    init(_ path: String, line: Int, column: Int) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: SarifReport.reference(path)),
        region: Region(startLine: line, startColumn: column))
    }
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  private struct ArtifactLocation: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  /// A path as a reference of RFC 3986.
  private static func reference(_ path: String) -> String {
    let encoded = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) && byte < 0x80
        || "/.-_~".unicodeScalars.contains(scalar)
      guard !isPlain else { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
