/// A report as servers read the results of tests: a suite a file, a case a claim.
public struct JUnitReport: Sendable {
  public let text: String

  /// - Parameter isStrict: Whether an open claim is a failure; else it is skipped.
  public init(_ report: CheckReport, isStrict: Bool) {
    var files: [String] = []
    let claims = Dictionary(grouping: report.claims, by: \.file)
    for claim in report.claims where files.last != claim.file { files.append(claim.file) }
    let all = Self.counts(report.claims, isStrict)
    let suites = files.map { Self.suite($0, claims[$0] ?? [], isStrict) }
    text =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="tutor check" \(all)>
      \(suites.joined())</testsuites>

      """
  }

  private static func counts(_ claims: [CheckedClaim], _ isStrict: Bool) -> String {
    let failures = claims.count { fails($0, isStrict) }
    let skipped = claims.count { $0.verdict.outcome == .open } * (isStrict ? 0 : 1)
    return
      "tests=\"\(claims.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private static func fails(_ claim: CheckedClaim, _ isStrict: Bool) -> Bool {
    claim.verdict.outcome == .broken || (isStrict && claim.verdict.outcome == .open)
  }

  private static func suite(_ file: String, _ claims: [CheckedClaim], _ isStrict: Bool) -> String {
    let cases = claims.map { testCase($0, isStrict) }.joined()
    return "  <testsuite name=\"\(escaped(file))\" \(counts(claims, isStrict))>\n\(cases)"
      + "  </testsuite>\n"
  }

  private static func testCase(_ claim: CheckedClaim, _ isStrict: Bool) -> String {
    let head =
      "    <testcase classname=\"\(escaped(claim.root))\" name=\"\(escaped(claim.text))\" "
      + "file=\"\(escaped(claim.file))\" line=\"\(claim.line)\""
    let message = escaped(claim.verdict.instead)
    if fails(claim, isStrict) {
      let kind = claim.verdict.outcome.rawValue
      let body = escaped("\(claim.file):\(claim.line): \(claim.explanation)\n\(claim.trace)")
      return "\(head)>\n      <failure type=\"\(kind)\" message=\"\(message)\">\(body)</failure>\n"
        + "    </testcase>\n"
    }
    guard claim.verdict.outcome == .open else { return head + "/>\n" }
    return "\(head)>\n      <skipped message=\"open: \(escaped(claim.explanation))\"/>\n"
      + "    </testcase>\n"
  }

  /// What XML 1.0 has no way to write is left out.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: ""
      default: String(scalar)
      }
    }.joined()
  }
}
