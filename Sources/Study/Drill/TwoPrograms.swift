import Curriculum
import Recall
import Simulation

extension ComparedDrill {
  /// Which of two programs runs fewer bodies: the second is the first with one thing changed.
  mutating func less() -> ComparedQuestion? {
    guard let root = sketch.views.first else { return nil }
    let changes = changes(root.content).shuffled(using: &random)
    let events = sketch.buttons.shuffled(using: &random).prefix(3).map(sketch.event)
    for content in changes.prefix(3) {
      // Whichever was changed, either may stand above.
      let pair = Pair(root.content, content)
      guard let asked = less(place.isMultiple(of: 2) ? pair : pair.swapped, events) else {
        continue
      }
      return asked
    }
    return nil
  }

  /// The bodies of two roots, which are alike in everything else.
  private struct Pair {
    let first: [String]
    let second: [String]

    init(_ first: [String], _ second: [String]) { (self.first, self.second) = (first, second) }

    var swapped: Pair { Pair(second, first) }
  }

  /// Asks of the first event with which the answer comes to stand where it shall.
  private func less(_ pair: Pair, _ events: [String]) -> ComparedQuestion? {
    let wanted = place % 3
    guard var program = written(pair) else { return nil }
    for event in events {
      guard var right = counts(program, event, nil) else { continue }
      if wanted < 2, Self.answer(right) == 1 - wanted {
        guard let turned = written(pair.swapped), let other = counts(turned, event, nil) else {
          return nil
        }
        (program, right) = (turned, other)
      }
      guard Self.answer(right) == wanted else { continue }
      var believed: [Int: Misreading] = [:]
      for misreading in family.misreadings {
        guard let answer = counts(program, event, misreading).map(Self.answer) else { continue }
        if answer != wanted, believed[answer] == nil { believed[answer] = misreading }
      }
      if !believed.isEmpty { return asked(program, event, right, believed) }
    }
    return nil
  }

  private var second: String { "Other\(sketch.root)" }

  /// Both in one file, the first above.
  private func written(_ pair: Pair) -> DrillProgram? {
    var views = sketch.views
    guard var other = views.first else { return nil }
    views[0].content = pair.first
    other.name = second
    other.content = pair.second
    views.insert(other, at: 1)
    let source = sketch.source(of: views)
    guard source.count(where: { $0 == "\n" }) < 52 else { return nil }
    return DrillProgram(source)
  }

  /// Which bodies run in each at an event; nil where that is not sure.
  private func counts(
    _ program: DrillProgram, _ event: String, _ misreading: Misreading?
  ) -> Counts? {
    guard let first = program.run(sketch.root, [event], as: misreading),
      let second = program.run(second, [event], as: misreading),
      misreading != nil || (first.isSure && second.isSure)
    else { return nil }
    return Counts(first: first.lastBodies, second: second.lastBodies)
  }

  /// The bodies that run in each.
  private struct Counts {
    let first: [String]
    let second: [String]
  }

  private func asked(
    _ program: DrillProgram, _ event: String, _ right: Counts, _ believed: [Int: Misreading]
  ) -> ComparedQuestion {
    func told(_ root: String, _ bodies: [String]) -> String {
      bodies.isEmpty
        ? "On \(root) no body runs."
        : "On \(root) \(bodies.count == 1 ? "one runs" : "\(bodies.count) run"): "
          + "\(bodies.joined(separator: ", "))."
    }
    let truth = "\(told(sketch.root, right.first)) \(told(second, right.second))"
    let key = Self.answer(right)
    func option(_ place: Int, _ text: Prose.Run) -> Option {
      Option(
        text: Prose([text]), isKey: place == key, misconception: believed[place]?.rawValue,
        rationale: Prose(truth), position: Position(line: 1, column: 1))
    }
    return ComparedQuestion(
      stem:
        "Two screens share their parts, and each is shown alone. On each somebody does "
        + "\(event). On which of them do fewer bodies run?",
      events: [event],
      options: [
        option(0, Prose.Run("\(sketch.root)()", .code)), option(1, Prose.Run("\(second)()", .code)),
        option(2, Prose.Run("On both equally many.", .plain)),
      ],
      hints: [
        "Lay the two roots beside each other: in what do they differ?",
        "Count for each: the root if it is told, then every part that is told or handed something "
          + "else.",
      ],
      explanation: truth, program: program, root: sketch.root)
  }

  /// 0: the first runs less; 1: the second; 2: neither.
  private static func answer(_ counts: Counts) -> Int {
    let (first, second) = (counts.first.count, counts.second.count)
    return first < second ? 0 : first > second ? 1 : 2
  }

  /// The lines of a body, each time with one other thing changed.
  private mutating func changes(_ content: [String]) -> [[String]] {
    let names = sketch.views.dropFirst().map(\.name)
    var changes: [[String]] = []
    for (index, line) in content.enumerated() where !line.contains("\n") {
      var changed = content
      if line.hasPrefix("Text(") {
        changed.remove(at: index)
        changes.append(changed)
        changed = content
      }
      guard let name = names.first(where: { line.hasPrefix("\($0)(") }) else { continue }
      if let colon = line.firstIndex(of: ":"), line.hasSuffix(")"), !line.contains("$"),
        let view = sketch.views.first(where: { $0.name == name }),
        view.properties.contains(where: { $0.hasPrefix("let ") && $0.hasSuffix(": Int") }),
        !line.contains(".environment")
      {
        changed[index] = "\(line[...colon]) \(Int.random(in: 20...90, using: &random)))"
        changes.append(changed)
        changed = content
      }
      for modifier in [".opacity(0.5)", ".padding()"] {
        changed[index] = line + modifier
        changes.append(changed)
      }
    }
    // Whoever reads in the root what its parts read has the root run, too.
    for line in sketch.views.dropFirst().flatMap(\.content) where line.hasPrefix("Text(\"\\(") {
      let name = line.dropFirst("Text(\"\\(".count).prefix { $0.isLetter }
      let isKnown = sketch.views[0].properties.contains { $0.contains(" var \(name) ") }
      if isKnown, !content.contains(line) { changes.append([line] + content) }
    }
    for property in sketch.views[0].properties where property.hasPrefix("@State private var ") {
      let name = property.dropFirst("@State private var ".count).prefix { $0 != " " }
      guard property.last?.isNumber == true, !content.contains("Text(\"\\(\(name))\")") else {
        continue
      }
      changes.append(["Text(\"\\(\(name))\")"] + content)
    }
    return changes
  }
}
