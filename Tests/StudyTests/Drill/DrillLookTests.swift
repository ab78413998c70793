import Curriculum
import Foundation
import Simulation
import Testing

@testable import Study

/// Somebody who looks at the answers and not at the program.
private struct Looker: Sendable {
  let name: String
  /// The places to pick; nil where there is nothing to go by.
  let picks: @Sendable (Drill, [Question.Option]) -> Set<Int>?

  private static func best(
    _ options: [Question.Option], _ worth: (Question.Option) -> Double?
  ) -> Set<Int>? {
    let worths = options.enumerated().compactMap { place, option in
      worth(option).map { (place: place, worth: $0) }
    }
    return worths.max { $0.worth < $1.worth }.map { [$0.place] }
  }

  private static func number(_ option: Question.Option) -> Double? { Double(option.text.text) }

  /// How many letters two texts have in common from their two ends.
  private static func likeness(_ first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
      + zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
  }

  private static let hedges = ["none", "no ", "only", "any", "both", "as many", "not"]

  static let all = [
    Looker(name: "the first") { _, _ in [0] },
    Looker(name: "the last that names something") { _, options in
      options.lastIndex { !$0.isNone }.map { [$0] }
    },
    Looker(name: "the shortest") { _, options in best(options) { -Double($0.text.text.count) } },
    Looker(name: "the longest") { _, options in best(options) { Double($0.text.text.count) } },
    Looker(name: "the root") { drill, options in
      options.firstIndex { $0.text.text.hasPrefix(drill.exercise.root) }.map { [$0] }
    },
    Looker(name: "the most hedged") { _, options in
      best(options) { option in
        let text = option.text.text.lowercased()
        let count = hedges.count { text.contains($0) }
        return count == 0 ? nil : Double(count)
      }
    },
    Looker(name: "the least") { _, options in best(options) { number($0).map { -$0 } } },
    Looker(name: "the greatest") { _, options in best(options) { number($0) } },
    Looker(name: "the one in the middle") { _, options in
      let numbers = options.compactMap(number).sorted()
      guard numbers.count > 2 else { return nil }
      return best(options) { number($0).map { -abs($0 - numbers[numbers.count / 2]) } }
    },
    Looker(name: "the one that the others resemble") { _, options in
      best(options) { option in
        let others = options.map(\.text.text).filter { $0 != option.text.text }
        return Double(others.reduce(0) { $0 + likeness(option.text.text, $1) })
      }
    },
    Looker(name: "all") { drill, options in
      drill.isSingle ? nil : Set(options.indices.filter { !options[$0].isNone })
    },
    Looker(name: "all but the first") { drill, options in
      drill.isSingle ? nil : Set(options.indices.dropFirst().filter { !options[$0].isNone })
    },
  ]
}

@Suite("Answering drills by their look alone")
struct DrillLookTests {
  /// A few each time; `TUTOR_DRILLS=100` takes as many as the promise has.
  private static let count =
    ProcessInfo.processInfo.environment["TUTOR_DRILLS"].flatMap { Int($0) } ?? 6

  private static func drills(_ family: DrillFamily) -> [Drill] {
    (0..<count).compactMap { number in
      Drill.make(family, level: number % 4 + 1, seed: UInt64(number + 1) * 7919)
    }
  }

  @Test(
    "none answers more drills than chance does once in a hundred times, and they are put in many ways",
    arguments: DrillFamily.allCases)
  func lookAlone(_ family: DrillFamily) {
    let drills = Self.drills(family)
    #expect(drills.count == Self.count)
    for looker in Looker.all {
      var right = 0
      var expected = 0.0
      var spread = 0.0
      for drill in drills {
        let options = drill.options
        guard let picked = looker.picks(drill, options) else { continue }
        // Where every one is to be chosen, chance is no better than one of the options alone.
        let chance = 1 / Double(options.count)
        expected += chance
        spread += chance * (1 - chance)
        if picked == Set(options.indices.filter { options[$0].isKey }) { right += 1 }
      }
      let most = expected + 2.33 * spread.squareRoot() + 0.5
      #expect(
        Double(right) <= most,
        "\(family) by \(looker.name): \(right) right where chance has \(expected)")
    }
    let shapes = Set(drills.map(\.pattern))
    #expect(
      shapes.count >= (DrillFamily.ofUpdates.contains(family) ? min(Self.count / 2, 6) : 1),
      "\(shapes.sorted())")
  }
}

extension Drill {
  /// What is asked, without what is only of this program.
  fileprivate var pattern: String {
    exercise.stem.compactMap { block -> String? in
      guard case .paragraph(let prose, _) = block else { return nil }
      let plain = prose.runs.map { $0.style == .code ? "_" : $0.text }.joined()
      return plain.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "_" }.joined()
    }.joined(separator: " ").filter { !$0.isNumber }
  }
}
