/// As `tutor lint --json` prints it; the names are a contract. `format` is the version of this
/// layout. `line` and `column` count from 1, `column` and `length` in UTF-8 bytes; `advice` is null
/// where there is none.
extension LintReport: Encodable {
  private enum Key: String, CodingKey { case format, lessons, errors, warnings, drafts, findings }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .format)
    try container.encode(lessons, forKey: .lessons)
    try container.encode(findings.errorCount, forKey: .errors)
    try container.encode(findings.warningCount, forKey: .warnings)
    try container.encode(waitingDrafts, forKey: .drafts)
    try container.encode(findings, forKey: .findings)
  }
}

extension Finding: Encodable {
  private enum Key: String, CodingKey {
    case file, line, column, length, severity, rule, message, advice, notes
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .file)
    try container.encode(position.line, forKey: .line)
    try container.encode(position.column, forKey: .column)
    try container.encode(length, forKey: .length)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(rule.rawValue, forKey: .rule)
    try container.encode(message, forKey: .message)
    try container.encode(advice, forKey: .advice)
    try container.encode(notes, forKey: .notes)
  }
}
