import Curriculum
import Simulation

extension ShapedQuestion {
  /// Which lines have a body run: each is taken away, and the tap done again.
  static func blame(
    _ family: DrillFamily, _ machine: DrillMachine, _ sketch: inout DrillSketch
  ) -> ShapedQuestion? {
    let tap = sketch.pick(sketch.buttons, or: "")
    guard let prediction = machine.surely([tap]), let first = machine.predict([]) else {
      return nil
    }
    // What is only described anew has no line that tells it.
    let told = prediction.trace.events.last?.evaluated.filter { run in
      !run.causes.isEmpty && !run.causes.contains { $0 == .inputs || $0 == .first }
    }.map(\.instance)
    let running = first.candidates.filter((told ?? []).contains)
    guard !running.isEmpty else { return nil }
    let wanted = sketch.pick(running, or: "")
    let cuts = Self.cuts(of: sketch, wanted: wanted, tap: tap)
    let right = cuts.filter { !$0.stillRuns }
    let others = sketch.shuffled(cuts.filter(\.stillRuns)).prefix(max(2, 5 - right.count))
    guard (1...2).contains(right.count), others.count >= 2 else { return nil }
    let offered = (right + others).sorted { $0.line < $1.line }
    let mistakes = mistakes(family, of: offered, wanted: wanted, tap: tap)
    guard !mistakes.isEmpty else { return nil }
    let words = DrillWords(
      family: family, subject: .bodies, prediction: prediction,
      candidates: prediction.candidates, sketch: sketch)
    let answers = offered.map { cut in
      Answer(
        text: .code(cut.text), isKey: !cut.stillRuns,
        rationale: Prose(
          marked: cut.stillRuns
            ? "Without it `\(wanted).body` runs all the same."
            : "Without it nothing has `\(wanted).body` run."))
    }
    return ShapedQuestion(
      source: sketch.source, root: sketch.root,
      stem: Prose(
        marked: "\"\(tap)\" has `\(wanted).body` run. Take a line away: without which of these "
          + "would it not? Choose every one."),
      answers: answers + [
        Answer(
          text: Prose("It runs without any of them."), isKey: false,
          rationale: Prose("One of them is the only thing that tells it."))
      ],
      events: [sketch.event(for: tap)], prediction: prediction, mistakes: mistakes,
      hints: [
        words.hints[0],
        Prose("\(right.count == 1 ? "One line" : "Two lines") of these."),
      ],
      explanation: words.explanation)
  }

  /// A line, and what becomes of the body without it.
  private struct Cut {
    let line: Int
    let text: String
    let machine: DrillMachine
    let stillRuns: Bool
  }

  /// The lines without which there still is such a program, the view and the button.
  private static func cuts(of sketch: DrillSketch, wanted: String, tap: String) -> [Cut] {
    let lines = sketch.source.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    func text(_ line: Int) -> String { String(lines[line].drop { $0 == " " }) }
    return lines.indices.compactMap { line in
      let text = text(line)
      guard !text.isEmpty, !text.hasSuffix("{"), text.first != "}", !isDeclaration(text),
        lines.indices.count(where: { lines[$0].drop { $0 == " " } == text }) == 1
      else { return nil }
      var rest = lines
      rest.remove(at: line)
      guard
        let machine = DrillMachine(
          sketch, source: rest.joined(separator: "\n"), about: .bodies),
        machine.predict([])?.candidates.contains(wanted) == true,
        let prediction = machine.surely([tap])
      else { return nil }
      return Cut(
        line: line, text: text, machine: machine, stillRuns: prediction.key.contains(wanted))
    }
  }

  /// Whether other lines rest on it: without it there is no program.
  private static func isDeclaration(_ text: String) -> Bool {
    ["@", "var ", "let ", "struct ", "final "].contains { text.hasPrefix($0) }
  }

  /// What those choose who misread a rule and know that the body runs; two are enough.
  private static func mistakes(
    _ family: DrillFamily, of cuts: [Cut], wanted: String, tap: String
  ) -> [Question.Mistake] {
    let right = Set(cuts.indices.filter { !cuts[$0].stillRuns })
    var mistakes: [Question.Mistake] = []
    for misreading in family.misreadings where mistakes.count < 2 {
      let chosen = cuts.indices.filter {
        cuts[$0].machine.predict([tap], misreading)?.key.contains(wanted) == false
      }
      let places = chosen.isEmpty ? [cuts.count] : Set(chosen)
      guard places != right, chosen.count < cuts.count,
        !mistakes.contains(where: { $0.options == places })
      else { continue }
      mistakes.append(Question.Mistake(misconception: misreading.rawValue, options: places))
    }
    return mistakes
  }
}
