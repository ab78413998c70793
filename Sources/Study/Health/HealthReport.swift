/// What `tutor doctor` tells. The names of the fields are those of `--json`, and a contract.
public struct HealthReport: Codable, Sendable, Equatable {
  /// What a finding is about, in the order of the report.
  public enum Area: String, Codable, Sendable, CaseIterable {
    case settings, file, log, backups, lessons, clock, terminal, versions
  }

  /// How a finding is meant.
  public enum State: String, Codable, Sendable {
    /// As it should be.
    case well
    /// Worth knowing; nothing is wrong with the store.
    case remark
    /// Something must be done.
    case trouble
  }

  public struct Finding: Codable, Sendable, Equatable {
    public var area: Area
    public var state: State
    /// Sentences.
    public var text: String
    /// What to do about it, if anything can be done.
    public var advice: String?
    /// What the program exits with if this is the first trouble.
    public var exitCode: Int32?

    public init(
      _ area: Area, _ state: State, _ text: String, advice: String? = nil, exitCode: Int32? = nil
    ) {
      self.area = area
      self.state = state
      self.text = text
      self.advice = advice
      self.exitCode = exitCode
    }
  }

  /// The version of this layout.
  public var format = 1
  public var isWell: Bool
  /// 0 when all is well.
  public var exitCode: Int32
  public var findings: [Finding]

  public init(_ findings: [Finding]) {
    let order = Area.allCases
    self.findings = order.flatMap { area in findings.filter { $0.area == area } }
    let troubles = self.findings.filter { $0.state == .trouble }
    isWell = troubles.isEmpty
    exitCode = troubles.first.map { $0.exitCode ?? 1 } ?? 0
  }

  /// For people: a line for each finding, and what to do below it.
  public var lines: [String] {
    let width = Area.allCases.map(\.rawValue.count).max() ?? 0
    var lines: [String] = []
    for finding in findings {
      let name = finding.area.rawValue
      let gap = String(repeating: " ", count: width - name.count)
      let mark = finding.state == .well ? "ok" : finding.state == .remark ? "--" : "!!"
      lines.append("\(mark) \(name)\(gap)  \(finding.text)")
      if let advice = finding.advice {
        lines.append(String(repeating: " ", count: width + 5) + advice)
      }
    }
    let troubles = findings.filter { $0.state == .trouble }.count
    let count = troubles == 1 ? "One thing is" : "\(troubles) things are"
    return lines + [isWell ? "All is well." : "\(count) not as it should be."]
  }
}
