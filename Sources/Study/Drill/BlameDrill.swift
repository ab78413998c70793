import Curriculum
import Recall
import Simulation

extension ComparedDrill {
  /// Which lines can be to blame that a body runs, or that a state ends: every button is tried on a
  /// screen of its own.
  mutating func blame() -> ComparedQuestion? {
    let lines = sketch.source.split(separator: "\n").map(String.init)
    let titles = sketch.buttons.filter { title in
      lines.count { $0.contains("(\"\(title)\"") } == 1
    }
    guard (2...5).contains(titles.count) else { return nil }
    // How many are right was chosen before, too.
    let wanted = 1 + place % titles.count
    let events = titles.map(sketch.event)
    guard wanted < titles.count || place > 9, let runs = program.runs(sketch.root, each: events),
      runs.allSatisfy(\.isSure)
    else { return nil }
    func blamed(_ view: String, _ runs: [DrillRun]) -> Set<Int> {
      Set(runs.indices.filter { isBlamed(runs[$0], for: view) })
    }
    let views = sketch.views.map(\.name).shuffled(using: &random).filter {
      blamed($0, runs).count == wanted
    }
    guard !views.isEmpty else { return nil }
    let beliefs = family.misreadings.compactMap { misreading in
      program.runs(sketch.root, each: events, as: misreading).map { (misreading, $0) }
    }
    for view in views {
      let key = blamed(view, runs)
      var mistakes: [Question.Mistake] = []
      for (misreading, runs) in beliefs {
        let believed = blamed(view, runs)
        guard believed != key, !mistakes.contains(where: { $0.options == believed }) else {
          continue
        }
        mistakes.append(Question.Mistake(misconception: misreading.rawValue, options: believed))
      }
      guard !mistakes.isEmpty else { continue }
      return asked(view, titles, runs, mistakes, in: lines)
    }
    return nil
  }

  /// Where storage is what matters, it is that the state of the view ends.
  private var endsState: Bool { family == .identity }

  private func isBlamed(_ run: DrillRun, for view: String) -> Bool {
    endsState ? run.lastDiscarded.contains { $0.hasPrefix(view + ".") } : run.runsLast(view)
  }

  private func asked(
    _ view: String, _ titles: [String], _ runs: [DrillRun], _ mistakes: [Question.Mistake],
    in lines: [String]
  ) -> ComparedQuestion {
    func what(_ run: DrillRun) -> String {
      let all = endsState ? run.lastDiscarded : run.lastBodies
      guard !all.isEmpty else { return endsState ? "no state ends" : "no body runs" }
      return (endsState ? "this ends: " : "these run: ") + all.joined(separator: ", ")
    }
    let happened =
      endsState ? "the state of `\(view)` ended with it" : "`\(view).body` ran again"
    return ComparedQuestion(
      stem: "Somebody touched one control on the first screen, and \(happened). Which lines can be "
        + "to blame? Choose every one.",
      events: [],
      options: titles.indices.map { place in
        Option(
          code: Self.written(titles[place], in: lines), isKey: isBlamed(runs[place], for: view),
          "Then \(what(runs[place])).")
      }, mistakes: mistakes,
      hints: endsState
        ? [
          "What decides whether `\(view)` is there, and whether it is the same view as before?",
          "Now look for whoever writes that.",
        ]
        : [
          "What does `\(view)` read while its body runs, and what is it handed?",
          "Now look for whoever writes that, and for whoever has it described anew.",
        ],
      explanation: titles.indices.map { "After \"\(titles[$0])\" \(what(runs[$0]))." }
        .joined(separator: " "), program: program, root: sketch.root)
  }

  /// A control as it stands in the program, in one line.
  private static func written(_ title: String, in lines: [String]) -> String {
    guard let start = lines.firstIndex(where: { $0.contains("(\"\(title)\"") }) else {
      return title
    }
    var text = lines[start].trimmingSpaces
    let property = "private var section: some View { "
    if text.hasPrefix(property) { text = String(text.dropFirst(property.count).dropLast(2)) }
    if text.hasSuffix("{") {
      for line in lines[(start + 1)...] {
        text += (text.hasSuffix("{") || line.trimmingSpaces == "}" ? " " : "; ")
        text += line.trimmingSpaces
        if line.trimmingSpaces == "}" { break }
      }
    }
    return text
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
