import Foundation
import Testing

/// What CONTRIBUTING.md asks of every source file. Their layout is settled, so that indentation tells where a
/// function ends.
@Suite("The house")
struct HouseTests {
  private static let longestFile = 400
  private static let longestFunction = 50

  @Test("No file is too long to be one idea, and every function fits a screen")
  func lengths() throws {
    for path in try Paper.files(below: "Sources") where path.hasSuffix(".swift") {
      let text = try String(contentsOf: Paper.root.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= Self.longestFile + 1, "\(path) has \(lines.count - 1) lines")
      for (line, length) in Self.functions(in: lines) where length > Self.longestFunction {
        Issue.record("\(path):\(line): a function of \(length) lines")
      }
    }
  }

  /// Functions and computed properties that are longer than a line, with how many lines they have.
  private static func functions(in lines: [Substring]) -> [(line: Int, length: Int)] {
    lines.indices.compactMap { start in
      let words = lines[start].split(separator: " ")
      // What has no braces, such as what a protocol asks for, ends at an empty line or at the next brace.
      let head = lines[start...].prefix { !$0.isEmpty }
      guard words.contains(where: isBeginning) || words.contains("var") && words.last == "{",
        lines[start].last != "}",
        let open = head.firstIndex(where: { $0.last == "{" || $0.last == "}" }),
        lines[open].last == "{"
      else { return nil }
      let end = lines[start].prefix { $0 == " " } + "}"
      guard let last = lines[open...].firstIndex(where: { $0.hasPrefix(end) }) else { return nil }
      return (start + 1, last - start + 1)
    }
  }

  private static func isBeginning(_ word: Substring) -> Bool {
    word == "func" || ["init(", "init?(", "init<", "subscript("].contains(where: word.hasPrefix)
  }

  @Test("A function is as long as from its first line to the brace below it")
  func counting() {
    let text = """
      struct Row {
        func short() { print(1) }
        func long(
          _ count: Int
        ) {
          print(count)
        }
        init() {
          print(2)
        }
        var sum: Int {
          1 + 2
        }
      }
      protocol Shown {
        func show()
        var text: String { get }
      }
      """
    let found = Self.functions(in: text.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(found.map(\.line) == [3, 8, 11])
    #expect(found.map(\.length) == [5, 3, 3])
  }
}
