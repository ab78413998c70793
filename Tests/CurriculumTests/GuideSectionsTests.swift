import Curriculum
import Foundation
import Testing

/// The table of what the guides teach, held against the lessons that are said to teach it.
@Suite("The table of the guides' sections") struct GuideSectionsTests {
  /// A row as it stands in docs/guide-sections.md.
  private struct Row {
    /// Its line in the page, from 1.
    var line: Int
    /// The page's heading above it.
    var heading: String
    var cells: [String]
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All rows of all tables, without their heads.
  private static func rows() throws -> [Row] {
    let page = try String(
      contentsOf: root.appending(path: "docs/guide-sections.md"), encoding: .utf8)
    var heading = ""
    var rows: [Row] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("|"), !line.hasPrefix("| Section |"), !line.hasPrefix("|---") else {
        continue
      }
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append(Row(line: index + 1, heading: heading, cells: cells))
    }
    return rows
  }

  /// The name between two backquotes; nil if the cell is anything else.
  private static func name(in cell: String) -> String? {
    guard let match = cell.wholeMatch(of: #/`([a-z0-9-]+)`/#) else { return nil }
    return String(match.1)
  }

  @Test("each row names a section and what it is about, and a lesson and an item that there are")
  func named() throws {
    let pack = try Pack(PackFolder(at: Self.root.appending(path: "Lessons").path))
    let items = Dictionary(
      uniqueKeysWithValues: pack.lessons.map { ($0.id, Set($0.items.map(\.id))) })
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    for row in rows {
      let place = "docs/guide-sections.md:\(row.line)"
      guard row.cells.count == 5, row.cells[4].isEmpty else {
        Issue.record("\(place): a row has four cells")
        continue
      }
      #expect(row.cells[0].wholeMatch(of: #/[A-E]\d+(\.\d+)?/#) != nil, "\(place): the section")
      #expect(!row.cells[1].isEmpty, "\(place): what it is about")
      if row.cells[3] == "not yet" {
        #expect(row.cells[2] == "–", "\(place): nothing teaches it, and a lesson is named")
        continue
      }
      guard let lesson = Self.name(in: row.cells[2]), let known = items[lesson] else {
        Issue.record("\(place): there is no lesson \(row.cells[2])")
        continue
      }
      guard row.cells[3] != "told" else { continue }
      let item = Self.name(in: row.cells[3])
      #expect(
        item.map(known.contains) == true, "\(place): \(lesson) has no item \(row.cells[3])")
    }
  }

  @Test(
    "no guide loses a section: their numbers follow each other from 1",
    arguments: ["A", "B", "C", "D", "E"])
  func complete(guide: String) throws {
    let sections = try Self.rows().filter { $0.heading.hasPrefix("Guide \(guide),") }
      .compactMap(\.cells.first)
    #expect(!sections.isEmpty)
    var last = 0
    for section in sections {
      let number = section.prefix { $0 != "." }
      #expect(number.hasPrefix(guide), "\(section) stands under another guide")
      let chapter = Int(number.dropFirst()) ?? 0
      #expect(chapter == last || chapter == last + 1, "\(section) follows \(guide)\(last)")
      last = chapter
    }
  }

  @Test("a name that is easily left out is said to be in a section that has a row")
  func known() throws {
    let rows = try Self.rows()
    let sections = Set(
      rows.filter { $0.heading.hasPrefix("Guide ") }.compactMap(\.cells.first))
    let names = rows.filter { !$0.heading.hasPrefix("Guide ") }
    #expect(!names.isEmpty)
    for row in names {
      #expect(
        row.cells.first.map(sections.contains) == true, "docs/guide-sections.md:\(row.line)")
    }
  }
}
