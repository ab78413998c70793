/// The fields between the two lines `---` that open a lesson, with their places.
struct FrontMatter: Sendable {
  struct Field: Sendable {
    var key: String
    var keyPlace: Place
    var value: YAMLValue
  }

  static let opening = Place(line: 1, column: 1, length: 1)

  var fields: [Field] = []
  /// The lines it takes, delimiters included; empty without front matter.
  var lines: Range<Int> = 0..<0

  init() {}

  func field(_ key: String) -> Field? { fields.first { $0.key == key } }

  func text(_ key: String) -> String { field(key)?.value.text ?? "" }

  func texts(_ key: String) -> [String] { field(key)?.value.texts.map(\.text) ?? [] }

  /// Where to point when a field is what a finding is about, or is missing.
  func place(of key: String) -> Place { field(key)?.value.place ?? FrontMatter.opening }

  init(_ source: SourceText, findings: inout [Finding]) {
    self.init()
    let advice = "open the file with ---, the fields one a line, and --- again"
    guard let first = source.lines.first, isDelimiter(first) else {
      findings.append(
        source.finding(
          .frontMatter, at: FrontMatter.opening, "the lesson has no front matter", advice: advice))
      return
    }
    guard let end = source.lines.indices.dropFirst().first(where: { isDelimiter(source.lines[$0]) })
    else {
      findings.append(
        source.finding(
          .frontMatter, at: Position(line: 1, column: 1), "the front matter has no end",
          advice: "close it with a line ---"))
      lines = source.lines.indices
      return
    }
    lines = 0..<(end + 1)
    do {
      guard let value = try source.yaml(lines: 1..<end) else { return }
      guard case .map(let entries) = value.content else {
        findings.append(
          source.finding(
            .frontMatter, at: value.place, "the front matter is no list of fields",
            advice: "write key: value, one a line"))
        return
      }
      fields = entries.map { entry in
        Field(key: entry.key.text ?? "", keyPlace: entry.key.place, value: entry.value)
      }
    } catch {
      findings.append(error)
    }
  }

  private func isDelimiter(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }
}
