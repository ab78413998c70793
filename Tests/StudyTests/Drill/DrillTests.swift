import Curriculum
import Simulation
import Testing

@testable import Study

/// A family at a level.
struct DrillKind: Sendable, CustomTestStringConvertible {
  let family: DrillFamily
  let level: Int
  var testDescription: String { "\(family.rawValue) \(level)" }

  static let all = DrillFamily.allCases.flatMap { family in
    (1...4).map { DrillKind(family: family, level: $0) }
  }

  /// The same few for every test.
  func drills(_ count: Int = 6) throws -> [Drill] {
    try (1...count).map { seed in
      try #require(Drill.make(family, level: level, seed: UInt64(seed * 977)))
    }
  }
}

@Suite("Views that are made up")
struct DrillTests {
  @Test("every family has drills at every level, worth asking", arguments: DrillKind.all)
  func areWorthAsking(_ kind: DrillKind) throws {
    var sources: Set<String> = []
    for drill in try kind.drills() {
      let prediction = try Prediction.compute(
        drill.exercise.subject,
        files: [SourceFile(path: "Drill.swift", text: drill.listing.source)],
        root: drill.exercise.root, events: drill.exercise.events)
      #expect(prediction == drill.prediction, "the key is what the machine computes")
      #expect(prediction.certainty == .certain)
      #expect(prediction.trace.events.allSatisfy { $0.diagnostics.isEmpty })
      #expect(drill.level == kind.level)
      #expect((3...7).contains(drill.exercise.options.count))
      #expect(kind.family.subjects(level: kind.level).contains(drill.exercise.subject))
      #expect(Set(drill.exercise.options.map(\.text.text)).count == drill.exercise.options.count)
      #expect(drill.exercise.options.allSatisfy { !$0.rationale.text.isEmpty })
      #expect(drill.exercise.hints.count == 2)
      #expect(sources.insert(drill.listing.source).inserted, "no two seeds alike")
    }
  }

  @Test("a wrong option stands for whoever would predict it", arguments: DrillKind.all)
  func mistakes(_ kind: DrillKind) throws {
    for drill in try kind.drills(3) {
      for option in drill.exercise.options {
        #expect(!option.isKey || option.misconception == nil)
        guard let misconception = option.misconception else { continue }
        let misreading = try #require(Misreading(rawValue: misconception))
        #expect(kind.family.misreadings.contains(misreading))
        let mistaken = try Prediction.compute(
          drill.exercise.subject,
          files: [SourceFile(path: "Drill.swift", text: drill.listing.source)],
          root: drill.exercise.root, events: drill.exercise.events, misreading: misreading)
        let name = option.text.text
        #expect(mistaken.key.contains { $0 == name || "\($0).body" == name })
      }
    }
  }

  @Test("the same seed gives the same drill, unless it was seen")
  func isRepeatable() throws {
    for family in DrillFamily.allCases {
      let first = try #require(Drill.make(family, level: 2, seed: 5))
      let again = try #require(Drill.make(family, level: 2, seed: 5))
      #expect(first.listing.source == again.listing.source)
      #expect(first.exercise.events == again.exercise.events)
      let other = try #require(
        Drill.make(family, level: 2, seed: 5, seen: [first.fingerprint]))
      #expect(other.listing.source != first.listing.source)
    }
  }

  @Test("there is more to look at on a higher level")
  func levelsGrow() throws {
    for family in DrillFamily.allCases {
      func lines(_ level: Int) throws -> Int {
        try DrillKind(family: family, level: level).drills(5).reduce(0) {
          $0 + $1.listing.source.split(separator: "\n").count
        }
      }
      let (low, high) = (try lines(1), try lines(4))
      #expect(low < high, "\(family)")
    }
  }

  @Test("neither everything nor nothing is the answer so often that guessing it pays")
  func extremesAreRare() throws {
    let drills = try DrillKind.all.filter { $0.level > 1 }.flatMap { try $0.drills(4) }
      .filter { $0.exercise.subject != .prints }
    let extreme = drills.filter { drill in
      let keys = drill.exercise.options.filter(\.isKey).count
      return keys == 0 || keys == drill.exercise.options.count
    }
    #expect(extreme.count * 3 < drills.count)
  }

  @Test("nothing in a listing is longer than a page is wide, and swift-format would leave it")
  func fitsThePage() throws {
    for kind in DrillKind.all {
      for drill in try kind.drills(3) {
        #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 72 })
        #expect(!drill.listing.source.contains("\n\n\n"))
      }
    }
  }

  @Test("a level follows memory and the day's answers, and stays within 1 and 4")
  func level() {
    #expect(DrillFamily.level(nil, today: []) == 1)
    #expect(DrillFamily.level(nil, today: [true, true]) == 3)
    #expect(DrillFamily.level(nil, today: [true, false, false, false]) == 1)
    #expect(DrillFamily.level(nil, today: Array(repeating: true, count: 9)) == 4)
    #expect(DrillFamily.level(.stable(days: 12), today: []) == 3)
    #expect(DrillFamily.level(.stable(days: 40), today: [false]) == 3)
    #expect(DrillFamily.level(.stable(days: 40, lapses: 4), today: []) == 2)
  }
}
