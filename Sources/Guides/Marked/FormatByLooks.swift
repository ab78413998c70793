extension GuideFormat {
  /// - Parameter name: The name of the file; its ending says it where it does, else the marks in its
  ///   lines.
  public init(of lines: [String], named name: String) {
    self = GuideFormat(named: name) ?? Self.byLooks(lines)
  }

  private static func byLooks(_ lines: [String]) -> GuideFormat {
    if isPage(lines) { return .html }
    if OrgLines.isOne(lines) { return .org }
    if WikiLines.isOne(lines) { return .mediaWiki }
    let written = lines.lazy.map { Substring($0).trimmedSpaces }.filter { !$0.isEmpty }
    let fences = written.count { $0.hasPrefix("```") || $0.hasPrefix("~~~") }
    let titles = written.count { line in
      let marks = line.prefix { $0 == "#" }.count
      return (1...6).contains(marks) && line.dropFirst(marks).first == " "
    }
    return fences >= 2 || titles >= 2 ? .markdown : .plain
  }
}
