import Curriculum
import Simulation

extension ShapedQuestion {
  /// How many bodies run, or how many states end, at one tap.
  static func count(
    _ family: DrillFamily, _ machine: DrillMachine, _ sketch: inout DrillSketch, draw: Int
  ) -> ShapedQuestion? {
    let tap = sketch.pick(sketch.buttons, or: "")
    guard let prediction = machine.surely([tap]) else { return nil }
    let number = prediction.happening.count
    var believed: [Int: Misreading] = [:]
    for misreading in family.misreadings {
      guard let other = machine.predict([tap], misreading)?.happening.count, other != number,
        believed[other] == nil
      else { continue }
      believed[other] = misreading
    }
    // Seldom more than two states end.
    let offered = sketch.level == 1 || machine.subject == .state ? 3 : 4
    let below = draw % offered
    let most = max(prediction.candidates.count, believed.keys.max() ?? 0)
    // Who misreads a rule finds the own answer; the gaps are filled with what lies next.
    func nearest(_ numbers: [Int], _ count: Int) -> [Int]? {
      let ranked = numbers.filter { believed[$0] != nil } + numbers.filter { believed[$0] == nil }
      return ranked.count < count ? nil : Array(ranked.prefix(count))
    }
    guard !believed.isEmpty,
      let less = nearest((0..<number).reversed(), below),
      let more = nearest(Array((number + 1)...max(number + 1, most)), offered - 1 - below),
      (less + more).contains(where: { believed[$0] != nil })
    else { return nil }
    let what = machine.subject == .state ? "states end" : "bodies run"
    let told = prediction.happening.listedAsCode(none: "none")
    let rationale = Prose(marked: "It is \(number): \(told).")
    let words = DrillWords(
      family: family, subject: machine.subject, prediction: prediction,
      candidates: prediction.candidates, sketch: sketch)
    return ShapedQuestion(
      source: sketch.source, root: sketch.root,
      stem: Prose("Somebody taps \"\(tap)\". How many \(what)?"),
      answers: (less + [number] + more).sorted().map {
        Answer(
          text: .code("\($0)"), isKey: $0 == number, misreading: believed[$0],
          rationale: rationale)
      },
      events: [sketch.event(for: tap)], prediction: prediction,
      hints: [words.hints[0], Prose(marked: "Count them one by one: each of them is sure.")],
      explanation: words.explanation)
  }
}
