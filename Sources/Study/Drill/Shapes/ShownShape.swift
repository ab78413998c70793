import Curriculum
import Simulation

extension ShapedQuestion {
  /// What is on the screen after some taps.
  ///
  /// The wrong answers differ in two things, each alone and both together, so that none stands out
  /// as the one that all others resemble.
  static func shown(
    _ machine: DrillMachine, _ sketch: inout DrillSketch, draw: Int
  ) -> ShapedQuestion? {
    guard let walk = walk(machine, &sketch), let key = shown(machine, walk.taps, sketch),
      let prediction = machine.surely(walk.taps)
    else { return nil }
    let family = ShownBeliefs(machine: machine, sketch: sketch, taps: walk.taps, key: key)
    guard let wrong = family.answers(draw: draw) else { return nil }
    let answers =
      [Answer(text: .code(key), isKey: true, rationale: Prose("The taps lead to it."))]
      + wrong.map {
        Answer(
          text: .code($0.text), isKey: false, misreading: $0.misreading,
          rationale: Prose(marked: "The screen shows `\(key)`."))
      }
    return ShapedQuestion(
      source: sketch.source, root: sketch.root,
      stem: Prose(
        "What do its texts, and the buttons that count, say after these taps?"),
      answers: sketch.shuffled(answers), events: walk.taps.map(sketch.event),
      prediction: prediction,
      hints: [
        Prose("Write down what each state is after each tap; some may have begun anew."),
        Prose("Then read the screen from its top to its bottom, and only what is on it."),
      ],
      explanation: Prose(marked: walk.story))
  }

  /// What the screen says after taps, from top to bottom, without what never changes.
  fileprivate static func shown(
    _ machine: DrillMachine, _ taps: [String], _ sketch: DrillSketch,
    _ misreading: Misreading? = nil
  ) -> String? {
    guard let screen = machine.screen(misreading) else { return nil }
    for tap in taps {
      guard let event = try? Event(sketch.event(for: tap)), let told = try? screen.perform(event),
        told.diagnostics.isEmpty
      else { return nil }
    }
    let elements = screen.elements
    guard elements.allSatisfy({ $0.doubt == nil }) else { return nil }
    let constant = Set(sketch.buttons)
    let texts = elements.filter { element in
      element.kind == "Text"
        || element.kind == "Button" && !constant.contains(element.label)
    }.map(\.label)
    return (1...6).contains(texts.count) ? texts.joined(separator: " | ") : nil
  }

  /// Taps that can be done one after the other, and what each changed.
  private static func walk(
    _ machine: DrillMachine, _ sketch: inout DrillSketch
  ) -> (taps: [String], story: String)? {
    // What a sheet covers is there, and how much of it is seen is another question.
    guard let screen = machine.screen(), !sketch.hasSheet else { return nil }
    var taps: [String] = []
    var told: [String] = []
    let count = sketch.level < 3 ? 2 : 3
    let constant = Set(sketch.buttons)
    for step in 0..<count {
      let offers = screen.availableEvents.compactMap { event -> String? in
        let parts = event.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 && ["tap ", "toggle "].contains(parts[0]) ? String(parts[1]) : nil
      }
      // What a view keeps for itself is changed before something decides about the view.
      let own = offers.filter { !constant.contains($0) }
      let tap = sketch.pick(step == 0 && !own.isEmpty ? own : offers, or: "")
      guard let event = try? Event(sketch.event(for: tap)), let record = try? screen.perform(event)
      else {
        return nil
      }
      taps.append(tap)
      let writes = record.writes.map { "`\($0.target)` is \($0.new)" }
      let ends =
        record.discarded.isEmpty ? [] : [record.discarded.map { "`\($0)`" }.listed + " ended"]
      told.append(
        "\"\(tap)\": \((writes + ends).isEmpty ? "nothing" : (writes + ends).listed).")
    }
    return (taps, told.joined(separator: " "))
  }
}

/// What those say is on the screen who are wrong about one thing, or about two.
private struct ShownBeliefs {
  let machine: DrillMachine
  let sketch: DrillSketch
  let taps: [String]
  let key: String

  /// A thing to be wrong about: a rule, or how often a tap counts.
  private struct Slip {
    var misreading: Misreading?
    var change: ([String]) -> [String] = { $0 }
  }

  /// Three wrong answers: one slip, another one, and both; nil where they are not different.
  func answers(draw: Int) -> [(text: String, misreading: Misreading?)]? {
    let told = slips(draw: draw).compactMap { slip in shown([slip]).map { (slip, $0) } }
      .filter { $0.1 != key }
    for (place, first) in told.enumerated() {
      for second in told[(place + 1)...] where second.1 != first.1 {
        guard second.0.misreading == nil || first.0.misreading == nil,
          let both = shown([first.0, second.0]), Set([key, first.1, second.1, both]).count == 4
        else { continue }
        return [
          (first.1, first.0.misreading), (second.1, second.0.misreading), (both, nil),
        ]
      }
    }
    return nil
  }

  private func shown(_ slips: [Slip]) -> String? {
    ShapedQuestion.shown(
      machine, slips.reduce(taps) { $1.change($0) }, sketch,
      slips.compactMap(\.misreading).first)
  }

  /// Misreadings first; taps are left out or counted twice, as it comes, so that neither the least
  /// nor the greatest numbers are right more often.
  private func slips(draw: Int) -> [Slip] {
    let family: [Misreading] =
      machine.subject == .state ? DrillFamily.identity.misreadings : []
    let beliefs = family.map { Slip(misreading: $0) }
    let counts = taps.indices.reversed().map { place in
      let isTwice = (draw >> (place % 3)).isMultiple(of: 2)
      let tap = taps[place]
      return Slip(change: { taps in
        guard let found = taps.lastIndex(of: tap) else { return taps }
        var taps = taps
        if isTwice { taps.insert(tap, at: found) } else { taps.remove(at: found) }
        return taps
      })
    }
    return beliefs + counts
  }
}
