import Curriculum
import Recall
import Simulation
import Testing

@testable import Study

@Suite("Ways of asking of views that are made up")
struct DrillAskingTests {
  /// The same for every test.
  private static let made: [DrillFamily: [Drill]] = Dictionary(
    uniqueKeysWithValues: DrillFamily.ofUpdates.mapOnAllProcessors(atLeast: 2) { family in
      (
        family,
        (1...20).compactMap { Drill.make(family, level: 1 + $0 % 4, seed: UInt64($0 * 7919)) }
      )
    })

  /// So many of each family.
  private static let comparedCount = 10

  private static let compared: [Drill] = DrillFamily.ofUpdates.mapOnAllProcessors(atLeast: 2) {
    family in
    (1...comparedCount).compactMap { number in
      Drill.make(
        family, level: 1 + number % 4, seed: UInt64(number * 104_729), seen: [], preferring: nil
      ) { $0.subject == nil }
    }
  }.flatMap(\.self)

  /// What a program is made of, as far as one would learn to recognise it.
  private func shape(_ drill: Drill) -> String {
    ["ForEach", "Toggle", ".sheet", "ObservableObject", "@Binding", "some View { ", "List", "Form"]
      .filter(drill.listing.source.contains).joined(separator: " ")
  }

  @Test(
    "twenty drills of a family ask in many ways of many shapes", arguments: DrillFamily.ofUpdates)
  func varies(_ family: DrillFamily) throws {
    let drills = try #require(Self.made[family])
    #expect(drills.count == 20)
    let least = min(5, family.askings(level: 4).count)
    #expect(Set(drills.map(\.asking)).count >= least, "\(drills.map(\.asking))")
    #expect(Set(drills.map { "\($0.asking) \(shape($0))" }).count >= 2 * least)
  }

  @Test("the same seed asks the same")
  func isRepeatable() throws {
    for family in DrillFamily.ofUpdates {
      for drill in try #require(Self.made[family]).prefix(2) {
        let again = try #require(
          (1...20).lazy.compactMap {
            Drill.make(family, level: 1 + $0 % 4, seed: UInt64($0 * 7919))
          }.first { $0.fingerprint == drill.fingerprint })
        #expect(again.exercise.options.map(\.text.text) == drill.exercise.options.map(\.text.text))
        #expect(again.exercise.stem.count == drill.exercise.stem.count)
      }
    }
  }

  @Test("what is compared has options that differ, reasons and a key")
  func areWhole() {
    #expect(Self.compared.count == Self.comparedCount * DrillFamily.ofUpdates.count)
    for drill in Self.compared {
      let options = drill.exercise.options
      #expect(Set(options.map(\.text.text)).count == options.count)
      #expect(options.allSatisfy { $0.text.text.count <= 90 })
      // Why the key is right the explanation says.
      #expect(options.allSatisfy { $0.isKey || !$0.rationale.text.isEmpty })
      #expect(!drill.exercise.explanation.text.isEmpty)
      #expect(options.contains { $0.isKey })
      #expect(drill.asking == .blame || options.count(where: \.isKey) == 1)
      #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }
  }

  @Test("an option is a key because the machine says so")
  func isComputed() throws {
    for drill in Self.compared {
      let program = try #require(DrillProgram(drill.listing.source))
      let (root, events) = (drill.exercise.root, drill.exercise.events)
      let key = drill.exercise.options.filter(\.isKey).map(\.text.text)
      switch drill.asking {
      case .texts:
        let run = try #require(program.run(root, events))
        func unquoted(_ text: String) -> String { text.replacing("\"", with: "") }
        let shown = (drill.family == .identity ? run.buttons : run.texts).map(unquoted)
        let said = try #require(key.first.map(unquoted))
        // The buttons of the root are not asked for; they stand behind those of the parts.
        #expect(shown.joined(separator: " ").hasPrefix(said))
        // Why says what the events did, and not the answer alone.
        let why = drill.exercise.explanation.text
        for event in events { #expect(why.contains("At \(event) "), "\(why)") }
      case .less:
        let first = try #require(program.run(root, events)).lastBodies.count
        let second = try #require(program.run("Other" + root, events)).lastBodies.count
        let right =
          first < second ? "\(root)()" : first > second ? "Other\(root)()" : "On both equally many."
        #expect(key == [right])
      case .count:
        let run = try #require(program.run(root, events))
        let views = Set(run.trace.events.flatMap(\.evaluated).map(\.view))
        let counts = Set(views.map { run.count(of: $0) })
        let said = key.compactMap { Int($0) }
        #expect(said.count == 1 && counts.isSuperset(of: said))
      case .blame, .bodies, .state, .prints, .drawing: break
      }
    }
  }

  @Test("every rule that what is compared rests on is a sure one")
  func restsOnSureRules() throws {
    let rules = try SureRules()
    for drill in Self.compared {
      for event in drill.prediction.trace.events {
        let ownerRuns = event.evaluated.contains { $0.instance == drill.exercise.root }
        for rule in Set(event.steps.compactMap(\.rule)) where rule != "D1" || !ownerRuns {
          #expect(rules.sureness[rule] == "high", "\(rule): \(rules.sureness[rule] ?? "unknown")")
        }
      }
    }
  }

  @Test("how many lines are to blame is not to be guessed: neither all of them nor one of them")
  func blaming() throws {
    let drills = Self.compared.filter { $0.asking == .blame }
    #expect(drills.count >= 5)
    let rules: [(name: String, pick: ([Option]) -> Set<Int>)] = [
      ("all", { Set($0.indices) }), ("the first", { _ in [0] }),
      ("the last", { [$0.count - 1] }), ("all but the first", { Set($0.indices.dropFirst()) }),
      ("all but the last", { Set($0.indices.dropLast()) }),
    ]
    for rule in rules {
      let right = drills.count { drill in
        let options = drill.exercise.options
        return rule.pick(options) == Set(options.indices.filter { options[$0].isKey })
      }
      #expect(right * 2 <= drills.count, "\(rule.name): \(right) of \(drills.count)")
    }
  }

  @Test(
    "no rule that was fixed before beats chance: the first, the last, the shortest, the longest")
  func guessing() {
    let single = Self.compared.filter { $0.asking != .blame }
    let chance = single.reduce(0) { $0 + 1 / Double($1.exercise.options.count) }
    let spread = single.reduce(0) { sum, drill in
      let once = 1 / Double(drill.exercise.options.count)
      return sum + once * (1 - once)
    }.squareRoot()
    // What one in a hundred would reach by luck.
    let most = chance + 2.33 * spread
    typealias Rule = (name: String, pick: ([Option]) -> Option?)
    let rules: [Rule] = [
      ("first", { $0.first }), ("last", { $0.last }),
      ("shortest", { $0.min { $0.text.text.count < $1.text.text.count } }),
      ("longest", { $0.max { $0.text.text.count < $1.text.text.count } }),
    ]
    for rule in rules {
      let right = single.count { rule.pick($0.exercise.options)?.isKey ?? false }
      #expect(Double(right) <= most, "\(rule.name): \(right) of \(single.count), \(chance)")
    }
  }

  @Test("a log of before, which has the view alone, is read; a new one says how it was asked")
  func fingerprints() {
    #expect(DrillFingerprint.asking("0123456789abcdef") == nil)
    #expect(DrillFingerprint.view("0123456789abcdef") == "0123456789abcdef")
    #expect(DrillFingerprint.asking("0123456789abcdef-blame") == .blame)
    #expect(DrillFingerprint.view("0123456789abcdef-blame") == "0123456789abcdef")
  }

  @Test("who was wrong is asked the same once more, and then something else")
  func retriesOnce() {
    let (count, blame) = ("0123456789abcdef-count", "fedcba9876543210-blame")
    #expect(DrillFingerprint.toAskAgain(after: []) == nil)
    #expect(DrillFingerprint.toAskAgain(after: [(count, true)]) == nil)
    #expect(DrillFingerprint.toAskAgain(after: [(blame, false), (count, false)]) == .count)
    #expect(DrillFingerprint.toAskAgain(after: [(count, false), (count, false)]) == nil)
    #expect(DrillFingerprint.toAskAgain(after: [(count, true), (count, false)]) == .count)
    #expect(DrillFingerprint.toAskAgain(after: [("0123456789abcdef", false)]) == nil)
  }

  @Test("who was wrong is asked the same of another view", arguments: [DrillAsking.count, .blame])
  func retries(_ asking: DrillAsking) throws {
    let drill = try #require(
      Drill.make(.whoRuns, level: 2, seed: 11, seen: [], preferring: asking) { _ in true })
    let next = try #require(
      Drill.make(
        .whoRuns, level: 2, seed: 12, seen: [drill.fingerprint], preferring: drill.asking
      ) { _ in true })
    #expect(next.asking == drill.asking)
    #expect(next.listing.source != drill.listing.source)
  }
}
