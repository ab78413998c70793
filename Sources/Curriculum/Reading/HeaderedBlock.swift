/// A fenced block of `exercise`, `mockup`, `prints`, `quiz` or `trace`: header lines `key: value`, a
/// blank line, and the rest.
struct HeaderedBlock: Sendable {
  struct Header: Sendable {
    var key: String
    /// Literal text behind the first `: `, without outer space.
    var value: String
    var line: Place
    var valuePlace: Place
  }

  /// `exercise`, `mockup`, `prints`, `quiz` or `trace`.
  var word: String
  /// The line of the opening fence.
  var fence: Place
  var headers: [Header] = []
  var body: [String] = []
  /// The place of the body's first character.
  var bodyStart: Position

  func header(_ key: String) -> Header? { headers.first { $0.key == key } }

  func headers(_ key: String) -> [Header] { headers.filter { $0.key == key } }

  func value(_ key: String) -> String? { header(key)?.value }

  /// The values of a key that may repeat, each of which may hold several between commas.
  func list(_ key: String) -> [String] {
    headers(key).flatMap { header in
      header.value.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
    }
  }

  /// Where to point when a header is what a finding is about, or is missing.
  func place(of key: String) -> Place { header(key)?.valuePlace ?? fence }

  /// - Parameters:
  ///   - text: What stands between the fences.
  ///   - node: The fenced block in the file.
  init(
    word: String, text: String, node: MarkdownNode, source: SourceText, findings: inout [Finding]
  ) {
    self.word = word
    fence = Place(node.position, length: source.lengthToLineEnd(node.position))
    var lines = withoutLastLineEnd(text).split(separator: "\n", omittingEmptySubsequences: false)[
      ...]
    var number = node.position.line + 1
    while let line = lines.first, !line.allSatisfy(\.isWhitespace) {
      guard let header = Header(line, line: number, indent: node.position.column - 1) else {
        findings.append(
          source.finding(
            .headerLine, at: Position(line: number, column: node.position.column),
            "this line is no header",
            advice: "write key: value on one line, and a blank line before the text"))
        break
      }
      headers.append(header)
      lines = lines.dropFirst()
      number += 1
    }
    if let line = lines.first, line.allSatisfy(\.isWhitespace) {
      lines = lines.dropFirst()
      number += 1
    }
    body = lines.map(String.init)
    bodyStart = Position(line: number, column: node.position.column)
  }
}

extension HeaderedBlock.Header {
  fileprivate init?(_ line: Substring, line number: Int, indent: Int) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon]
    guard let first = key.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
      key.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == 0x2D })
    else { return nil }
    let rest = line[line.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let value = rest.drop { $0 == " " }
    let column = indent + 1 + line.utf8.count - value.utf8.count
    self.key = String(key)
    self.value = trimmed(value)
    self.line = Place(line: number, column: indent + 1, length: line.utf8.count)
    valuePlace =
      self.value.isEmpty
      ? self.line : Place(line: number, column: column, length: self.value.utf8.count)
  }
}
