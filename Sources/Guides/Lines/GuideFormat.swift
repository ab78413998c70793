/// How a guide is written.
public enum GuideFormat: String, Sendable {
  case plain, markdown, html, asciiDoc, restructuredText, org, mediaWiki

  /// As the ending of a file's name says it; nil if it says nothing.
  init?(named name: String) {
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "md", "markdown", "mdown", "tutorial": self = .markdown
    case "html", "htm", "xhtml": self = .html
    case "adoc", "asciidoc": self = .asciiDoc
    case "rst": self = .restructuredText
    case "org": self = .org
    case "wiki", "mediawiki": self = .mediaWiki
    default: return nil
    }
  }

  /// Whether text begins as a web page does.
  static func isPage(_ lines: [String]) -> Bool {
    let written = lines.lazy.map { Substring($0).trimmedSpaces }.first { !$0.isEmpty }
    guard let first = written?.lowercased() else { return false }
    return first.hasPrefix("<!doctype html") || first.hasPrefix("<html")
  }
}
