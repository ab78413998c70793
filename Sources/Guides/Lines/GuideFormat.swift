/// How a guide is written.
public enum GuideFormat: String, Sendable {
  case plain, markdown, html, asciiDoc, restructuredText, org, mediaWiki

  /// - Parameter name: The name of the file; its ending says it where it does.
  public init(of lines: [String], named name: String) {
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "md", "markdown", "mdown", "tutorial": self = .markdown
    case "html", "htm", "xhtml": self = .html
    case "adoc", "asciidoc": self = .asciiDoc
    case "rst": self = .restructuredText
    case "org": self = .org
    case "wiki", "mediawiki": self = .mediaWiki
    default: self = Self.byLooks(lines)
    }
  }

  private static func byLooks(_ lines: [String]) -> GuideFormat {
    let written = lines.lazy.map { Substring($0).trimmedSpaces }.filter { !$0.isEmpty }
    if let first = written.first?.lowercased(),
      first.hasPrefix("<!doctype html") || first.hasPrefix("<html")
    {
      return .html
    }
    if OrgLines.isOne(lines) { return .org }
    if WikiLines.isOne(lines) { return .mediaWiki }
    let fences = written.count { $0.hasPrefix("```") || $0.hasPrefix("~~~") }
    let titles = written.count { line in
      let marks = line.prefix { $0 == "#" }.count
      return (1...6).contains(marks) && line.dropFirst(marks).first == " "
    }
    return fences >= 2 || titles >= 2 ? .markdown : .plain
  }
}
