import Curriculum
import Simulation

extension ShapedQuestion {
  /// In which of two programs less happens: a second one, in other words, stands beside it.
  static func less(
    _ family: DrillFamily, _ subject: Prediction.Subject, _ sketch: inout DrillSketch, draw: Int
  ) -> ShapedQuestion? {
    let world = sketch.pick(World.all.filter { $0.root != sketch.root }, or: sketch.world)
    let second = family.sketch(
      DrillSketch(world, level: sketch.level, random: sketch.branch()))
    let source = sketch.source + "\n\n" + second.source
    guard source.count(where: { $0 == "\n" }) < 66 else { return nil }
    let sides = [
      Side(sketch, source, sketch.pick(sketch.buttons, or: ""), subject),
      Side(second, source, sketch.pick(second.buttons, or: ""), subject),
    ].compactMap(\.self)
    guard sides.count == 2 else { return nil }
    let right = verdict(sides.map { $0.prediction.happening.count })
    // Each of the three is right as often.
    guard right == draw % 3 else { return nil }
    var believers: [Int: Misreading] = [:]
    for misreading in family.misreadings {
      let counts = sides.compactMap {
        $0.machine.predict([$0.tap], misreading)?.happening.count
      }
      guard counts.count == 2 else { continue }
      let said = verdict(counts)
      if said != right, believers[said] == nil { believers[said] = misreading }
    }
    guard !believers.isEmpty else { return nil }
    return make(sides, source: source, right: right, believers: believers, family: family)
  }

  /// One of the two programs, and what is tapped in it.
  private struct Side {
    let machine: DrillMachine
    let tap: String
    let event: String
    let prediction: Prediction

    init?(
      _ sketch: DrillSketch, _ source: String, _ tap: String, _ subject: Prediction.Subject
    ) {
      guard let machine = DrillMachine(sketch, source: source, about: subject),
        let prediction = machine.surely([tap])
      else { return nil }
      self.machine = machine
      self.tap = tap
      event = sketch.event(for: tap)
      self.prediction = prediction
    }
  }

  /// 0 for the first, 1 for the second, 2 for as much in both.
  private static func verdict(_ counts: [Int]) -> Int {
    counts[0] < counts[1] ? 0 : counts[0] > counts[1] ? 1 : 2
  }

  private static func make(
    _ sides: [Side], source: String, right: Int, believers: [Int: Misreading], family: DrillFamily
  ) -> ShapedQuestion? {
    let isState = sides[0].machine.subject == .state
    let told: String = sides.map { side -> String in
      let all = side.prediction.happening.listedAsCode(none: isState ? "no state" : "no body")
      return "In `\(side.machine.root)` \(isState ? "ends" : "runs") \(all)."
    }.joined(separator: " ")
    let texts = sides.map { Prose.code($0.machine.root) } + [Prose("As many in both.")]
    let events: [String] = sides.map { "\"\($0.tap)\" in `\($0.machine.root)`" }
    return ShapedQuestion(
      source: source, root: sides[0].machine.root,
      stem: Prose(
        marked: "Two programs: \(events.joined(separator: ", and ")). With which tap do fewer "
          + (isState ? "states end?" : "bodies run?")),
      answers: texts.enumerated().map { place, text in
        Answer(
          text: text, isKey: place == right, misreading: believers[place],
          rationale: Prose(marked: told))
      },
      events: [sides[0].event], prediction: sides[0].prediction,
      hints: [
        Prose("Answer for each program alone, and write the number down."),
        Prose(
          marked: "In `\(sides[0].machine.root)` it is \(sides[0].prediction.happening.count)."),
      ],
      explanation: Prose(marked: told))
  }
}
