import Recall
import Simulation
import Testing

@testable import Study

/// Views that are made up about what moves.
struct MotionDrillTests {
  private func drills(_ level: Int) -> [Drill] { Self.made[level] ?? [] }

  private static let made = Dictionary(
    uniqueKeysWithValues: (1...4).map { level in
      (level, (1...10).compactMap { Drill.make(.motion, level: level, seed: UInt64($0 * 613)) })
    })

  @Test("One answer is right, it is certain, and it is what the machine computes", arguments: 1...4)
  func areWorthAsking(_ level: Int) throws {
    let drills = drills(level)
    #expect(drills.count == 10)
    for drill in drills {
      #expect(drill.level == level && drill.prediction.certainty == .certain)
      #expect((3...4).contains(drill.options.count))
      #expect(drill.options.filter(\.isKey).count == 1)
      #expect(Set(drill.options.map(\.text)).count == drill.options.count)
      #expect(drill.exercise.hints.count == 2 && !drill.exercise.explanation.text.isEmpty)
      #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 72 })
      let again = try Prediction.compute(
        .value, files: [SourceFile(path: "Drill.swift", text: drill.listing.source)],
        root: drill.exercise.root, events: drill.exercise.events, about: drill.exercise.layout)
      let right = try #require(drill.options.first { $0.isKey })
      #expect(again.key == [right.text.text])
    }
    #expect(Set(drills.map(\.fingerprint)).count == drills.count)
  }

  @Test("Neither the place of the key nor its number says which it is, and no rule of thumb does")
  func guessing() {
    let drills = (1...4).flatMap { self.drills($0) }
    let places = drills.compactMap { $0.options.firstIndex(where: \.isKey) }
    for place in Set(places) { #expect(places.count { $0 == place } * 5 < drills.count * 4) }
    // Between the least and the greatest, the greatest, the least: none is right in most.
    var ranks: [Int: Int] = [:]
    for drill in drills {
      let numbers = drill.options.compactMap { Double($0.text.text) }
      guard let key = drill.options.first(where: \.isKey).flatMap({ Double($0.text.text) }),
        let least = numbers.min(), let most = numbers.max()
      else { continue }
      ranks[key == least ? 0 : key == most ? 2 : 1, default: 0] += 1
    }
    #expect(ranks.count == 3)
    for count in ranks.values { #expect(count * 4 < drills.count * 3) }
  }

  @Test("A harder level has more to reckon with")
  func levels() {
    func facts(_ level: Int) -> Int {
      drills(level).count { drill in
        [".delay", ".speed", ".repeatCount", ".animation("].contains {
          drill.listing.source.contains($0)
        }
      }
    }
    #expect(facts(1) == 0)
    #expect(facts(4) > 5)
  }

  @Test("Who takes an animation for another is told what is right instead")
  func beliefs() {
    let drills = (1...4).flatMap { self.drills($0) }
    let told = Set(drills.flatMap(\.options).compactMap(\.misconception))
    #expect(
      told == [
        "animation-animates-all", "animation-reaches-outside", "animation-writes-last",
      ])
  }
}
