/// A command of a workflow on GitHub, which shows a result beside the line of a change.
public struct WorkflowCommand: Sendable, CustomStringConvertible {
  private let result: ReportedResult

  public init(_ result: ReportedResult) { self.result = result }

  public var description: String {
    let level = result.level == .note ? "notice" : result.level.rawValue
    var place = "file=\(Self.property(result.file)),line=\(result.line)"
    if let column = result.column { place += ",col=\(column)" }
    return "::\(level) \(place),title=\(Self.property(result.rule.title))::"
      + Self.message("\(result.message)\n\(result.command)")
  }

  /// A carriage return and a line feed are one character of Swift: scalars are looked at.
  private static func message(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
