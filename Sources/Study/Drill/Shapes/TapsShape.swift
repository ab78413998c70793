import Curriculum
import Simulation

extension ShapedQuestion {
  /// Which of the buttons has a body run, or ends a state: the question turned around.
  static func taps(
    _ family: DrillFamily, _ machine: DrillMachine, _ sketch: inout DrillSketch
  ) -> ShapedQuestion? {
    let taps = sketch.buttons.filter { machine.predict([$0]) != nil }
    guard taps.count > 1, taps.count < 7 else { return nil }
    var predictions: [Prediction] = []
    for tap in taps {
      guard let prediction = machine.surely([tap]) else { return nil }
      predictions.append(prediction)
    }
    guard let first = machine.predict([]) else { return nil }
    // With no event there is nothing that could have ended.
    let wanted = sketch.pick(predictions.first?.candidates ?? [], or: "")
    let right = taps.indices.filter { predictions[$0].happening.contains(wanted) }
    // None and all are answers, too, and not so often that they are worth guessing.
    guard (1..<taps.count).contains(right.count) || sketch.happens(oneIn: 4) else { return nil }
    var mistakes: [Question.Mistake] = []
    for misreading in family.misreadings {
      let picked = taps.indices.filter {
        machine.predict([taps[$0]], misreading)?.happening.contains(wanted) == true
      }
      let places = picked.isEmpty ? [taps.count] : Set(picked)
      let isRight = picked == right
      guard !isRight, !mistakes.contains(where: { $0.options == places }) else { continue }
      mistakes.append(Question.Mistake(misconception: misreading.rawValue, options: places))
    }
    guard !mistakes.isEmpty else { return nil }
    let isState = machine.subject == .state
    let deed = isState ? "ends `\(wanted)`" : "has `\(wanted).body` run"
    let answers = zip(taps, predictions).map { tap, prediction in
      let all = prediction.happening.listedAsCode(none: isState ? "no state" : "no body")
      return Answer(
        text: Prose("\"\(tap)\""), isKey: prediction.happening.contains(wanted),
        rationale: Prose(
          marked: isState ? "With it ends \(all)." : "With it runs \(all)."))
    }
    let none = Answer(
      text: Prose("None of these taps."), isKey: right.isEmpty,
      rationale: Prose(
        right.isEmpty
          ? "None of them reaches it." : right.map { "\"\(taps[$0])\"" }.listed + " does."))
    return ShapedQuestion(
      source: sketch.source, root: sketch.root,
      stem: Prose(
        marked: "Each time from the first screen: which tap \(deed)? Choose every one."),
      answers: answers + [none], events: [], prediction: first, mistakes: mistakes,
      hints: [
        Prose(
          marked: isState
            ? "What decides whether `\(wanted)` goes on? Which taps change that?"
            : "What does `\(wanted)` depend on? Which taps write that?"),
        Prose("Of these taps \(right.count) \(right.count == 1 ? "does" : "do")."),
      ],
      explanation: Prose(
        marked: zip(taps, predictions).map { tap, prediction in
          let all = prediction.happening.listedAsCode(none: isState ? "no state" : "no body")
          return "\"\(tap)\": \(all)."
        }.joined(separator: " ")))
  }
}
