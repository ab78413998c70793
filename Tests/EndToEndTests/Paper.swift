import Foundation

/// A page of the repository: what stands in it, with its lines.
struct Paper {
  /// A fenced block.
  struct Block {
    /// The first word behind the fence; empty if there is none.
    var language: String
    /// The line of its fence, from 1.
    var line: Int
    var lines: [String] = []
  }

  /// A row of a table.
  struct Row {
    var line: Int
    var cells: [String]
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let url: URL
  let lines: [String]
  private(set) var blocks: [Block] = []
  /// Lines outside of fenced blocks, from 1.
  private(set) var prose: [(line: Int, text: String)] = []

  var name: String { String(url.path.dropFirst(Self.root.path.count + 1)) }

  init(_ path: String) throws { try self.init(at: Self.root.appending(path: path)) }

  init(at url: URL) throws {
    self.url = url.standardizedFileURL
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var open: (fence: Substring, block: Block)?
    for (index, line) in lines.enumerated() {
      let fence = line.prefix { $0 == "`" }
      if let (opening, block) = open {
        if fence.count >= opening.count, line.allSatisfy({ $0 == "`" }) {
          blocks.append(block)
          open = nil
        } else {
          open?.block.lines.append(line)
        }
      } else if fence.count >= 3 {
        open = (fence, Block(language: String(line.dropFirst(fence.count)), line: index + 1))
      } else {
        prose.append((index + 1, line))
      }
    }
  }

  /// The papers that speak of the program.
  static let names: [String] = {
    let pages = (try? files(below: "docs")) ?? []
    return ["README.md", "CONTRIBUTING.md"] + pages.filter { $0.hasSuffix(".md") }
  }()

  /// The files below a folder of the repository, by their paths in it.
  static func files(below folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: url.path) else { return [folder] }
    let files = paths.compactMap { $0 as? String }.filter { !$0.contains("/.") }
    return (files.isEmpty ? [folder] : files.map { "\(folder)/\($0)" }).sorted()
  }

  /// The names of the folders that stand right in a folder.
  static func folders(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
  }
}

extension Paper {
  /// What stands between backquotes in running text.
  var codes: [(line: Int, code: String)] {
    prose.flatMap { line, text in
      text.matches(of: #/`([^`]+)`/#).map { (line, String($0.1)) }
    }
  }

  /// Where links lead.
  var links: [(line: Int, link: String)] {
    prose.flatMap { line, text in
      text.matches(of: #/\]\(([^)\s]+)\)/#).map { (line, String($0.1)) }
    }
  }

  /// What a link to a heading is called: `lessons-from-an-article`.
  var anchors: Set<String> {
    Set(
      prose.compactMap { _, text in
        guard let match = text.wholeMatch(of: #/#+ (.+)/#) else { return nil }
        return String(
          match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        )
        .replacing(" ", with: "-")
      })
  }

  /// The rows of the table whose last column has this head.
  func rows(under head: String) -> [Row] {
    let start = prose.drop { !$0.text.hasSuffix("| \(head) |") }.dropFirst(2)
    return start.prefix { $0.text.hasPrefix("|") }.map { line, text in
      let cells = text.replacing(#"\|"#, with: "¦").split(separator: "|")
      return Row(line: line, cells: cells.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// The lines below a heading, up to the next one of its level.
  func section(_ heading: String) -> ArraySlice<String> {
    guard let start = lines.firstIndex(of: "## \(heading)") else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
  }

  /// Swift files that command lines of this paper name.
  var examples: Set<String> {
    Set(commandLines.flatMap { $0.command.split(separator: " ").map(String.init) })
  }

  // MARK: Commands

  /// What is typed in a shell: lines of fenced blocks, and code in running text. What explains a line
  /// stands behind two spaces.
  var commandLines: [(line: Int, command: String)] {
    let shown = blocks.filter { $0.language.isEmpty }.flatMap { block in
      block.lines.enumerated().map { (block.line + 1 + $0.offset, $0.element) }
    }
    return (shown + codes).compactMap { line, text in
      guard text.hasPrefix("tutor "), !text.contains("…") else { return nil }
      let command = text.firstRange(of: "   ").map { text[..<$0.lowerBound] } ?? text[...]
      return (line, String(command))
    }
  }

  /// Options anywhere: `--json`.
  var options: [(line: Int, option: String)] {
    let shown = blocks.filter { $0.language.isEmpty }.flatMap { block in
      block.lines.enumerated().map { (block.line + 1 + $0.offset, $0.element) }
    }
    // Other programs have options of their own.
    let others = ["swift ", "TUTOR_"]
    return (shown + codes).filter { _, text in !others.contains { text.contains($0) } }
      .flatMap { line, text in
        text.matches(of: #/(?:^|[^-\w])(--[a-z][a-z-]*)/#).map { (line, String($0.1)) }
      }
  }

  /// The words behind `tutor`, as a shell hands them over. Brackets stand around what may be left out.
  static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for letter in command + " " {
      if letter == quote {
        quote = nil
      } else if quote != nil {
        word.append(letter)
      } else if letter == "'" || letter == "\"" {
        quote = letter
      } else if letter != " " {
        if !"[]".contains(letter) { word.append(letter) }
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return Array(words.dropFirst())
  }
}
