import Terminal
import Testing

@testable import Screens

@Suite("Pages as they are shown")
struct SnapshotTests {
  @Test("Every page in a window of every shape", arguments: try Gallery.exhibits(), Window.all)
  func page(exhibit: Exhibit, window: Window) throws {
    // Where colour tells code from words, it has no quotes.
    let canvas = Canvas(
      width: window.columns, height: window.rows, glyphs: window.glyphs,
      quotesCode: window.glyphs == .ascii)
    let lines = exhibit.lines(canvas).map { $0.rendered(color: false, glyphs: window.glyphs) }
    if window.glyphs == .ascii { #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) }) }
    try expectSnapshot(lines, named: "\(exhibit.name)-\(window)")
  }

  @Test("Every page as plain mode says it", arguments: try Gallery.exhibits())
  func plain(exhibit: Exhibit) throws {
    try expectSnapshot(exhibit.facts(), named: "\(exhibit.name)-plain")
  }
}

/// A shape and the characters that it can show.
struct Window: Sendable, CustomStringConvertible {
  var columns: Int
  var rows: Int
  var glyphs: Glyphs

  static let all = [(80, 24), (120, 40), (40, 24)].flatMap { columns, rows in
    Glyphs.allCases.map { Window(columns: columns, rows: rows, glyphs: $0) }
  }

  var description: String { "\(columns)-\(glyphs)" }
}
