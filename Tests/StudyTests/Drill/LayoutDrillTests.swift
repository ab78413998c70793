import Drawing
import Recall
import Simulation
import Testing

@testable import Study

/// Views that are made up about where things are.
struct LayoutDrillTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let family: DrillFamily
    let level: Int
    var testDescription: String { "\(family.rawValue) \(level)" }

    static let all = [DrillFamily.layout, .modifiers].flatMap { family in
      (1...4).map { Kind(family: family, level: $0) }
    }

    func drills() -> [Drill] { Self.made[testDescription] ?? [] }

    private static let made = Dictionary(
      uniqueKeysWithValues: all.map { kind in
        let drills = (1...6).compactMap {
          Drill.make(kind.family, level: kind.level, seed: UInt64($0 * 811))
        }
        return (kind.testDescription, drills)
      })
  }

  @Test(
    "One answer is right, it is certain, and who misreads a rule finds another", arguments: Kind.all
  )
  func areWorthAsking(_ kind: Kind) throws {
    let drills = kind.drills()
    #expect(drills.count == 6)
    for drill in drills {
      #expect(drill.level == kind.level && drill.prediction.certainty == .certain)
      #expect((kind.level == 1 ? 2...4 : 3...4).contains(drill.options.count))
      #expect(drill.options.filter(\.isKey).count == 1)
      #expect(drill.options.filter { !$0.isKey }.allSatisfy { $0.misconception != nil })
      #expect(Set(drill.options.map(\.text)).count == drill.options.count)
      #expect(drill.exercise.hints.count == 2 && !drill.exercise.explanation.text.isEmpty)
      #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 72 })
    }
    #expect(Set(drills.map(\.fingerprint)).count == drills.count)
  }

  @Test("What is right is what the machine lays out", arguments: Kind.all)
  func isComputed(_ kind: Kind) throws {
    for drill in kind.drills() {
      let layout = try #require(drill.exercise.layout)
      let screen = try Simulator(
        files: [SourceFile(path: "Drill.swift", text: drill.listing.source)]
      ).mount(drill.exercise.root, on: layout.area)
      let right = try #require(drill.options.first { $0.isKey })
      if drill.exercise.subject == .screen {
        #expect(try right.picture?.scene == screen.drawn())
      } else {
        #expect(drill.prediction.candidates(named: right.text.text) == drill.prediction.key)
      }
    }
  }

  @Test("Of chains more is asked than which drawing is right", arguments: 1...4)
  func variety(_ level: Int) {
    let drills = (1...20).compactMap {
      Drill.make(.modifiers, level: level, seed: UInt64($0 * 77))
    }
    let subjects = Set(drills.map(\.exercise.subject))
    #expect(subjects == [.screen, .frame])
  }

  @Test("The place of the key says nothing, and a harder level has more to look at")
  func guessing() {
    let drills = Kind.all.flatMap { $0.drills() }
    let places = drills.compactMap { $0.options.firstIndex(where: \.isKey) }
    for place in Set(places) { #expect(places.count { $0 == place } * 5 < drills.count * 4) }
    #expect(Set(places).count > 2)
    for family in [DrillFamily.layout, .modifiers] {
      func lines(_ level: Int) -> Int {
        Kind(family: family, level: level).drills().reduce(0) {
          $0 + $1.listing.source.count { $0 == "\n" }
        }
      }
      #expect(lines(1) < lines(4))
    }
  }

  @Test(
    "Every misreading of the layout leads somebody astray, and the drawings agree with their scenes"
  )
  func misreadings() {
    let options = Kind.all.flatMap { $0.drills() }.flatMap(\.options)
    let told = Set(options.compactMap(\.misconception))
    #expect(told == Set(Misreading.ofLayout.map(\.rawValue)))
  }
}
