import Foundation
import Guides
import Testing

/// Guides of other people, counted by hand once. They are not part of the project: where they lie is
/// said by TUTOR_GUIDES, else they are looked for beside the repository; without them nothing is
/// compared.
@Suite("Guides that were counted by hand")
struct CountsTests {
  struct Counts: Decodable {
    var headings: [Int]
    var code: [[Int]]
    var drawings: [[Int]]
    var tables: [[Int]]
    var remains: [Int]
    var gutters: [[Int]]?
  }

  /// Names and counts of the guides that are there.
  static let guides: [(name: String, counts: Counts, blocks: [GuideBlock])] = {
    let folder = ProcessInfo.processInfo.environment["TUTOR_GUIDES"] ?? beside
    guard let counts = Bundle.module.resourceURL?.appendingPathComponent("Counts"),
      let files = try? FileManager.default.contentsOfDirectory(atPath: counts.path)
    else { return [] }
    return files.sorted().compactMap { file in
      let name = String(file.dropLast(5))
      let url = counts.appendingPathComponent(file)
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).txt"),
        let numbers = try? Data(contentsOf: url),
        let counts = try? JSONDecoder().decode(Counts.self, from: numbers),
        let text = try? GuideText(name: name, bytes: [UInt8](data))
      else { return nil }
      return (name, counts, PlainReading.blocks(of: text.lines))
    }
  }()

  private static var beside: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/guides").path
  }

  /// Found of those counted, and counted of those found, over all guides.
  private func shares(
    _ kind: BlockKind, _ counted: (Counts) -> [[Int]]
  ) -> (precision: Double, recall: Double) {
    var both = 0
    var found = 0
    var wanted = 0
    for guide in Self.guides {
      let blocks = Set(
        guide.blocks.filter { $0.kind == kind }.map { [$0.first, $0.last] })
      let numbers = Set(counted(guide.counts))
      both += blocks.intersection(numbers).count
      found += blocks.count
      wanted += numbers.count
    }
    return (Double(both) / Double(max(found, 1)), Double(both) / Double(max(wanted, 1)))
  }

  @Test("Listings are found from their first line to their last", .enabled(if: !guides.isEmpty))
  func listings() {
    let shares = shares(.code) { $0.code }
    #expect(shares.precision >= 0.98)
    #expect(shares.recall >= 0.98)
  }

  @Test("Drawings are found from their first line to their last", .enabled(if: !guides.isEmpty))
  func drawings() {
    let shares = shares(.drawing) { $0.drawings }
    #expect(shares.precision >= 0.98)
    #expect(shares.recall >= 0.98)
  }

  @Test("Headings are found", .enabled(if: !guides.isEmpty))
  func headings() {
    let shares = shares(.heading) { counts in counts.headings.map { [$0, $0] } }
    #expect(shares.precision >= 0.97)
    #expect(shares.recall >= 0.97)
  }

  @Test("Tables and numbers of lines are found", .enabled(if: !guides.isEmpty))
  func tables() {
    #expect(shares(.table) { $0.tables }.recall >= 0.9)
    #expect(shares(.gutter) { $0.gutters ?? [] }.recall >= 0.9)
  }

  @Test("Of prose nothing is taken for remains of the page", .enabled(if: !guides.isEmpty))
  func remains() {
    for guide in Self.guides {
      let lines = guide.blocks.filter { $0.kind == .remains }.flatMap { Array($0.first...$0.last) }
      #expect(Set(lines) == Set(guide.counts.remains), "\(guide.name)")
    }
  }

  @Test("Every line is in exactly one block", .enabled(if: !guides.isEmpty))
  func cover() {
    for guide in Self.guides {
      var next = 1
      for block in guide.blocks {
        #expect(block.first == next)
        next = block.last + 1
      }
    }
  }
}
