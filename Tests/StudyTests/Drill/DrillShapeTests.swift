import Curriculum
import Recall
import Simulation
import Testing

@testable import Study

/// Made-up views that are asked in other ways than for every body, state or line.
@Suite("The shapes of drills")
struct DrillShapeTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let family: DrillFamily
    let shape: DrillShape
    var testDescription: String { "\(family.rawValue) \(shape.rawValue)" }

    static let all = DrillFamily.ofUpdates.flatMap { family in
      family.shapes.filter { $0 != .every }.map { Kind(family: family, shape: $0) }
    }

    /// Of each so many: to make one up takes a moment.
    private static let count = 1

    func drills() -> [Drill] { Self.made[testDescription] ?? [] }

    private static let made = Dictionary(
      uniqueKeysWithValues: all.map { kind in
        let drills = (1...count).compactMap { seed in
          Drill.make(
            kind.family, level: seed % 4 + 1, seed: UInt64(seed * 733), shapes: [kind.shape])
        }
        return (kind.testDescription, drills)
      })
  }

  @Test("each comes out, can be answered, and says why", arguments: Kind.all)
  func areWorthAsking(_ kind: Kind) {
    let drills = kind.drills()
    #expect(drills.count == 1)
    for drill in drills where drill.shape == kind.shape {
      let options = drill.options
      #expect((3...7).contains(options.count))
      #expect(Set(options.map(\.text)).count == options.count)
      #expect(options.contains { $0.isKey })
      #expect(drill.isSingle ? options.count(where: \.isKey) == 1 : options.last?.isNone == true)
      #expect(options.allSatisfy { !$0.rationale.text.isEmpty })
      #expect(drill.exercise.hints.count == 2 && !drill.exercise.explanation.text.isEmpty)
      #expect(drill.prediction.certainty == .certain)
      #expect(drill.listing.source.split(separator: "\n").allSatisfy { $0.count <= 72 })
      let isMistaken = !drill.mistakes.isEmpty || options.contains { $0.misconception != nil }
      #expect(isMistaken || kind.shape == .shown, "somebody who misreads a rule is wrong")
    }
  }

  /// What a tap does in a program of its own, by another way than the drill's.
  private func happening(_ drill: Drill, root: String, tap: String) throws -> [String] {
    let screen = try Simulator(
      files: [SourceFile(path: "Drill.swift", text: drill.listing.source)]
    ).mount(root)
    let told = try screen.perform(Event(event(tap, in: drill)))
    return drill.family == .identity
      ? told.discarded : Array(Set(told.evaluated.map(\.instance)))
  }

  private func event(_ title: String, in drill: Drill) -> String {
    let isToggle = drill.listing.source.contains("Toggle(\"\(title)\"")
    return "\(isToggle ? "toggle" : "tap") \"\(title)\""
  }

  private func quoted(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test("how many it is, is how many the machine runs")
  func counts() throws {
    for drill in Kind.all.flatMap({ $0.drills() }) where drill.shape == .count {
      let tap = try #require(quoted(drill.exercise.stem.text).first)
      let right = try #require(drill.options.first(where: \.isKey)?.text.text)
      let happens = try happening(drill, root: drill.exercise.root, tap: tap)
      #expect("\(happens.count)" == right)
    }
  }

  @Test("each tap that is right reaches what is asked about, and no other does")
  func taps() throws {
    for drill in Kind.all.flatMap({ $0.drills() }) where drill.shape == .taps {
      let code = try #require(drill.exercise.stem.code)
      let wanted = code.hasSuffix(".body") ? String(code.dropLast(5)) : code
      for option in drill.options where !option.isNone {
        let tap = try #require(quoted(option.text.text).first)
        let happens = try happening(drill, root: drill.exercise.root, tap: tap)
        #expect(happens.contains(wanted) == option.isKey)
      }
    }
  }

  @Test("a line that is to blame is one without which the body does not run")
  func blame() throws {
    for drill in Kind.all.flatMap({ $0.drills() }) where drill.shape == .blame {
      let tap = try #require(quoted(drill.exercise.stem.text).first)
      let wanted = try #require(drill.exercise.stem.code?.dropLast(5))
      for option in drill.options where !option.isNone {
        let lines = drill.listing.source.split(separator: "\n").filter {
          $0.drop { $0 == " " } != option.text.text
        }
        let source = lines.joined(separator: "\n")
        let screen = try Simulator(files: [SourceFile(path: "Drill.swift", text: source)])
          .mount(drill.exercise.root)
        let told = try screen.perform(Event(event(tap, in: drill)))
        #expect(told.evaluated.contains { $0.instance == wanted } != option.isKey)
      }
    }
  }

  @Test("of two programs the one in which less happens is right")
  func less() throws {
    for drill in Kind.all.flatMap({ $0.drills() }) where drill.shape == .less {
      let taps = quoted(drill.exercise.stem.text)
      let roots = drill.options.prefix(2).map(\.text.text)
      let counts = try zip(roots, taps).map { try happening(drill, root: $0, tap: $1).count }
      let right = counts[0] < counts[1] ? 0 : counts[0] > counts[1] ? 1 : 2
      #expect(drill.options.indices.filter { drill.options[$0].isKey } == [right])
    }
  }

  @Test("what is on the screen is what stands there after the taps")
  func shown() throws {
    for drill in Kind.all.flatMap({ $0.drills() }) where drill.shape == .shown {
      let screen = try Simulator(
        files: [SourceFile(path: "Drill.swift", text: drill.listing.source)]
      ).mount(drill.exercise.root)
      for event in drill.exercise.events { try screen.perform(Event(event)) }
      let labels = screen.elements.map(\.label)
      let right = try #require(drill.options.first(where: \.isKey)?.text.text)
      var rest = labels[...]
      for text in right.split(separator: " | ") {
        let place = try #require(rest.firstIndex(of: String(text)), "\(text) in \(labels)")
        rest = rest[(place + 1)...]
      }
    }
  }
}

extension [Block] {
  fileprivate var text: String { proses.map(\.text).joined(separator: " ") }
  fileprivate var code: String? {
    proses.flatMap(\.runs).first { $0.style == .code }?.text
  }

  private var proses: [Prose] {
    compactMap { if case .paragraph(let prose, _) = $0 { prose } else { nil } }
  }
}
