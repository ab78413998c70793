import Terminal
import Testing

@testable import Screens

@Suite("Pages as they are shown")
struct SnapshotTests {
  @Test(
    "Every page at 80 by 24, where colour tells code from words", arguments: try Gallery.exhibits())
  func wide(exhibit: Exhibit) throws {
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode, quotesCode: false)
    try expectSnapshot(
      exhibit.lines(canvas).map(\.text), named: "\(exhibit.name)-80-unicode")
  }

  @Test("Every page at 80 by 24 in ASCII", arguments: try Gallery.exhibits())
  func ascii(exhibit: Exhibit) throws {
    let canvas = Canvas(width: 80, height: 24, glyphs: .ascii)
    let lines = exhibit.lines(canvas).map { $0.rendered(color: false, glyphs: .ascii) }
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    try expectSnapshot(lines, named: "\(exhibit.name)-80-ascii")
  }

  @Test("Every page at 40 by 24 in ASCII", arguments: try Gallery.exhibits())
  func narrow(exhibit: Exhibit) throws {
    let canvas = Canvas(width: 40, height: 24, glyphs: .ascii)
    let lines = exhibit.lines(canvas).map { $0.rendered(color: false, glyphs: .ascii) }
    try expectSnapshot(lines, named: "\(exhibit.name)-40-ascii")
  }

  @Test("Every page as plain mode says it", arguments: try Gallery.exhibits())
  func plain(exhibit: Exhibit) throws {
    try expectSnapshot(exhibit.facts(), named: "\(exhibit.name)-plain")
  }
}
