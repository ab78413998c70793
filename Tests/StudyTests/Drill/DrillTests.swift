import Curriculum
import Foundation
import Recall
import Simulation
import Testing

@testable import Study

/// A family at a level.
struct DrillKind: Sendable, CustomTestStringConvertible {
  let family: DrillFamily
  let level: Int
  var testDescription: String { "\(family.rawValue) \(level)" }

  static let all = DrillFamily.ofUpdates.flatMap { family in
    (1...4).map { DrillKind(family: family, level: $0) }
  }

  /// The same few for every test; to make one up takes a moment.
  func drills(_ count: Int = Self.count) throws -> [Drill] {
    let made = try #require(Self.made[testDescription])
    return Array(made.prefix(count))
  }

  static let count = 5

  private static let made = Dictionary(
    uniqueKeysWithValues: all.map { kind in
      let drills = (1...count).compactMap {
        Drill.make(
          kind.family, level: kind.level, seed: UInt64($0 * 977), seen: [], preferring: nil
        ) { $0.subject != nil }
      }
      return (kind.testDescription, drills)
    })
}

extension Drill {
  fileprivate var key: Set<Int> {
    Set(exercise.options.indices.filter { exercise.options[$0].isKey })
  }

  /// What each of these would answer, who misread a rule.
  fileprivate func answers(_ misreadings: [Misreading]) throws -> [(Misreading, key: [String])] {
    let simulator = try Simulator(files: [
      SourceFile(path: "Drill.swift", text: listing.source)
    ])
    return try misreadings.map { misreading in
      let prediction = try Prediction.compute(
        exercise.subject, on: simulator.misreading(misreading), root: exercise.root,
        events: exercise.events)
      return (misreading, prediction.leavingOutState(of: exercise.root).key)
    }
  }

  /// Whether an option names one of these; "none of them" does if there are none.
  fileprivate func names(_ option: Int, anyOf answer: [String]) -> Bool {
    guard option < exercise.options.count - 1 else { return answer.isEmpty }
    let name = exercise.options[option].text.text
    return answer.contains { $0 == name || "\($0).body" == name }
  }
}

/// What the documentation says of the simulator's rules.
struct SureRules {
  /// By the name of a rule: `high`, `medium`, `high, getter: medium`.
  let sureness: [String: String]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    sureness = Dictionary(
      rows.filter { $0.count == 4 }.map { ($0[0], $0[2]) }, uniquingKeysWith: { first, _ in first })
  }
}

@Suite("Views that are made up")
struct DrillTests {
  @Test("every family has drills at every level, worth asking", arguments: DrillKind.all)
  func areWorthAsking(_ kind: DrillKind) throws {
    var sources: Set<String> = []
    let drills = try kind.drills()
    #expect(drills.count == DrillKind.count)
    for drill in drills {
      let prediction = try Prediction.compute(
        drill.exercise.subject,
        files: [SourceFile(path: "Drill.swift", text: drill.listing.source)],
        root: drill.exercise.root, events: drill.exercise.events
      ).leavingOutState(of: drill.exercise.root)
      #expect(prediction == drill.prediction, "the key is what the machine computes")
      #expect(prediction.certainty == .certain)
      #expect(prediction.trace.events.allSatisfy { $0.diagnostics.isEmpty })
      #expect(drill.level == kind.level)
      #expect((4...8).contains(drill.exercise.options.count), "and none of them")
      #expect(kind.family.subjects(level: kind.level).contains(drill.exercise.subject))
      #expect(Set(drill.exercise.options.map(\.text.text)).count == drill.exercise.options.count)
      #expect(drill.exercise.options.allSatisfy { !$0.rationale.text.isEmpty })
      #expect(drill.exercise.hints.count == 2)
      #expect(sources.insert(drill.listing.source).inserted, "no two seeds alike")
    }
  }

  @Test("whoever misreads a rule finds what they would answer", arguments: DrillKind.all)
  func mistakes(_ kind: DrillKind) throws {
    for drill in try kind.drills(3) {
      let options = drill.exercise.options
      #expect(drill.mistakes.count >= (drill.prediction.key.isEmpty ? 1 : min(kind.level, 2)))
      #expect(Set(drill.mistakes.map(\.options)).count == drill.mistakes.count)
      for (misreading, answer) in try drill.answers(kind.family.misreadings) {
        let picked = Set(options.indices.filter { drill.names($0, anyOf: answer) })
        let isKey = picked == Set(options.indices.filter { options[$0].isKey })
        #expect(isKey || drill.mistakes.contains { $0.options == picked })
        let mistake = drill.mistakes.first { $0.misconception == misreading.rawValue }
        #expect(mistake == nil || mistake?.options == picked, "\(misreading)")
      }
    }
  }

  @Test("nobody believes in vain: each misreading of a family is told from the truth by some drill")
  func misreadingsMatter() throws {
    for family in DrillFamily.ofUpdates {
      let drills = try (1...4).flatMap { try DrillKind(family: family, level: $0).drills() }
      let told = Set(drills.flatMap(\.mistakes).map(\.misconception))
      #expect(told == Set(family.misreadings.map(\.rawValue)), "\(family)")
      let less = drills.filter { drill in
        drill.mistakes.contains { mistake in
          let names = mistake.options.subtracting([drill.exercise.options.count - 1])
          return names.isStrictSubset(of: drill.key)
        }
      }
      #expect(less.count * 5 > drills.count, "\(family)")
    }
  }

  @Test(
    "what rests on an unsure rule is not asked: a lent state is, where its owner reads it, too",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func lending(childReads: Bool, ownerReads: Bool) throws {
    let world = try #require(World.all.first)
    var sketch = DrillSketch(world, level: 1, random: SplitMix64(seed: 1))
    sketch.shape = .plain
    sketch.property("@State private var cups = 2")
    sketch.add(
      "Teapot", ["@Binding var cups: Int"], [childReads ? "Text(\"\\(cups)\")" : "Text(\"tea\")"])
    sketch.add("Shelf", [], ["Text(\"cups\")"])
    sketch.show("Teapot(cups: $cups)")
    sketch.show("Shelf()")
    if ownerReads { sketch.show("Text(\"\\(cups)\")") }
    sketch.show(sketch.button("Pour", "cups += 1"))
    let prediction = try Prediction.compute(
      .bodies, files: [SourceFile(path: "Lending.swift", text: sketch.source)], root: sketch.root,
      events: ["tap \"Pour\""])
    let isSure = childReads && ownerReads
    #expect((prediction.certainty == .certain) == isSure)
    let asked = DrillAnswer(.whoRuns, .bodies, sketch: &sketch, taps: ["Pour"])
    #expect((asked != nil) == isSure)
  }

  @Test("every rule that an answer rests on is a sure one", arguments: DrillKind.all)
  func restsOnSureRules(_ kind: DrillKind) throws {
    let rules = try SureRules()
    for drill in try kind.drills() {
      let event = try #require(drill.prediction.trace.events.last)
      // That the child of a lent state runs is sure; D1 is in doubt about its owner, D2 is not.
      let ownerRuns = event.evaluated.contains { $0.instance == drill.exercise.root }
      for rule in Set(event.steps.compactMap(\.rule)) where rule != "D1" || !ownerRuns {
        #expect(rules.sureness[rule] == "high", "\(rule): \(rules.sureness[rule] ?? "unknown")")
      }
    }
  }

  /// The environment of a kitchen: one sink has a value of its own, one pantry has a state.
  private func kitchen() throws -> DrillSketch {
    let world = try #require(World.all.first { $0.root == "Kitchen" })
    var sketch = DrillSketch(world, level: 1, random: SplitMix64(seed: 1))
    sketch.shape = .plain
    sketch.preface.append("extension EnvironmentValues {\n  @Entry var steam = 0\n}")
    sketch.property("@State private var steam = 2")
    sketch.modifiers = ["\n.environment(\\.steam, steam)"]
    let key = "@Environment(\\.steam) private var steam"
    sketch.add("Sink", [key], ["Text(\"\\(steam)\")"])
    sketch.add("Oven", [key], ["Text(\"\\(steam)\")"])
    sketch.add("Pantry", ["@State private var jars = 1"], ["Text(\"\\(jars)\")"])
    sketch.add("Hob", ["let pots: Int"], ["Text(\"\\(pots)\")"])
    for call in ["Sink()\n  .environment(\\.steam, 19)", "Oven()", "Pantry()", "Hob(pots: 3)"] {
      sketch.show(call)
    }
    sketch.show(sketch.button("Steamier", "steam += 1"))
    return sketch
  }

  @Test(
    "why a body does not run is told of what it has: a key, no inputs, or equal ones",
    arguments: [
      (
        "Sink",
        "It does not run: the nearest value of the key steam above it is what it was."
      ),
      (
        "Oven",
        "It runs: it declares the key steam, and the nearest value above it is another one now."
      ),
      ("Pantry", "It does not run: it was described anew and has no inputs that could differ."),
      ("Hob", "It does not run: it was described anew, and its inputs are equal."),
    ])
  func reasons(view: String, reason: String) throws {
    let sketch = try kitchen()
    let prediction = try Prediction.compute(
      .bodies, files: [SourceFile(path: "Kitchen.swift", text: sketch.source)], root: sketch.root,
      events: ["tap \"Steamier\""])
    let words = DrillWords(
      family: .environment, subject: .bodies, prediction: prediction,
      candidates: prediction.candidates, sketch: sketch)
    #expect(words.rationale(view).text == reason)
  }

  @Test("why a state stays or ends is told of the place that it has")
  func fates() throws {
    let drills = try (1...4).flatMap { level in
      try DrillKind(family: .identity, level: level).drills()
    }
    for drill in drills {
      let told = drill.exercise.options.dropLast().map(\.rationale.text)
      #expect(Set(told).count == told.count, "\(told)")
    }
  }

  @Test("the same seed gives the same drill, unless it was seen")
  func isRepeatable() throws {
    for family in DrillFamily.ofUpdates {
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
    for family in DrillFamily.ofUpdates {
      func lines(_ level: Int) throws -> Int {
        try DrillKind(family: family, level: level).drills().reduce(0) {
          $0 + $1.listing.source.split(separator: "\n").count
        }
      }
      let (low, high) = (try lines(1), try lines(4))
      #expect(low < high, "\(family)")
    }
  }

  @Test("no answer is right so often that it is worth guessing without a look at the view")
  func guessing() throws {
    let drills = try DrillKind.all.filter { $0.level > 1 }.flatMap { try $0.drills() }
    var right: [String: Int] = [:]
    for drill in drills {
      let names = Array(drill.exercise.options.indices.dropLast())
      let none = names.count
      let half = Set(names.prefix(names.count / 2))
      let guesses: [String: Set<Int>] = [
        "all": Set(names), "none": [none], "the first": [0], "the last": [none - 1],
        "all but the first": Set(names.dropFirst()), "all but the last": Set(names.dropLast()),
        "the first half": half, "the second half": Set(names).subtracting(half),
      ]
      for (guess, picked) in guesses where picked == drill.key { right[guess, default: 0] += 1 }
    }
    #expect(right.values.allSatisfy { $0 * 5 < drills.count }, "\(right) of \(drills.count)")
    #expect(right["none"] != nil, "an option that is never right is no option")
  }

  @Test("nothing in a listing is longer than a page is wide, and swift-format would leave it")
  func fitsThePage() throws {
    for kind in DrillKind.all {
      for drill in try kind.drills() {
        #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 72 })
        #expect(!drill.listing.source.contains("\n\n\n"))
        #expect(drill.listing.source.split(separator: "\n").count <= 45)
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
