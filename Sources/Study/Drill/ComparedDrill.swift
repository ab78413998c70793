import Curriculum
import Recall
import Simulation

/// What is asked of a program by running it more than once.
struct ComparedDrill {
  let family: DrillFamily
  let sketch: DrillSketch
  let program: DrillProgram
  /// Where the right answer is to stand, chosen before there was a program: what is easily made up
  /// is no likelier than what is not.
  let place: Int
  var random: SplitMix64

  /// A question whose answers the machine found by running the program.
  struct ComparedQuestion {
    var stem: String
    var events: [String]
    var options: [Option]
    var mistakes: [Question.Mistake] = []
    var hints: [String]
    var explanation: String
    var program: DrillProgram
    var root: String
  }

  init?(_ family: DrillFamily, _ sketch: DrillSketch, place: Int, random: SplitMix64) {
    guard let program = DrillProgram(sketch.source) else { return nil }
    self.family = family
    self.sketch = sketch
    self.program = program
    self.place = place
    self.random = random
  }

  /// nil if it is not worth asking.
  mutating func asked(_ asking: DrillAsking) -> ComparedQuestion? {
    switch asking {
    case .texts: texts()
    case .count: count()
    case .blame: blame()
    case .less: less()
    case .bodies, .state, .prints, .drawing: nil
    }
  }

  // MARK: What is on the screen

  private mutating func texts() -> ComparedQuestion? {
    guard let events = eventsBeforeTexts(), let last = events.last,
      let run = program.run(sketch.root, events), run.isSure, !shown(run).isEmpty
    else { return nil }
    var wrong: [(texts: [String], why: String, misreading: Misreading?)] = []
    func offer(_ events: [String], _ why: String, as misreading: Misreading? = nil) {
      guard let other = program.run(sketch.root, events, as: misreading).map(shown),
        !other.isEmpty, other != shown(run), !wrong.contains(where: { $0.texts == other })
      else { return }
      wrong.append((other, why, misreading))
    }
    for misreading in family.misreadings {
      offer(events, "The rules lead to another screen: see the steps.", as: misreading)
    }
    if events.count > 1 { offer(Array(events.dropFirst()), "So it would be without \(events[0]).") }
    offer(events.dropLast(), "That was there before the last event.")
    for other in sketch.buttons.map(sketch.event).shuffled(using: &random) where other != last {
      offer(events.dropLast() + [other], "That would be there after \(other).")
    }
    offer(events + [last], "That would be there if \(last) came once more.")
    guard wrong.count >= 3 else { return nil }
    let all = [shown(run)] + wrong.prefix(3).map(\.texts)
    guard all.allSatisfy({ Self.line($0).count <= Self.widest }) else { return nil }
    let options =
      [Option(code: Self.line(shown(run)), isKey: true, "")]
      + wrong.prefix(3).map {
        Option(code: Self.line($0.texts), isKey: false, $0.why, $0.misreading?.rawValue)
      }
    let things = showsButtons ? "buttons of the parts" : "texts"
    return ComparedQuestion(
      stem: stem(
        events,
        "What do the \(things) say that are on the screen then, in the order of the program?"),
      events: events, options: options.shuffled(using: &random),
      hints: [
        "Which state does each event write, and what is made from it?",
        "Ask of each view whether it is on the screen at all, and with which storage.",
      ],
      explanation: "\(run.story) That leads to \(Self.line(shown(run))).", program: program,
      root: sketch.root)
  }

  /// Where storage is what matters, it is what the parts' buttons say.
  private var showsButtons: Bool { family == .identity }

  private func shown(_ run: DrillRun) -> [String] {
    showsButtons ? run.buttons.filter { !sketch.buttons.contains($0) } : run.texts
  }

  /// One event, or two on a higher level. A storage that nobody has written shows nothing.
  private mutating func eventsBeforeTexts() -> [String]? {
    guard let last = sketch.buttons.randomElement(using: &random).map(sketch.event) else {
      return nil
    }
    guard showsButtons else {
      let before = sketch.level > 1 ? sketch.buttons.randomElement(using: &random) : nil
      return [before.map(sketch.event), last].compactMap(\.self)
    }
    let titles = program.run(sketch.root, []).map(shown) ?? []
    let single = titles.filter { title in titles.count { $0 == title } == 1 }
    guard let title = single.randomElement(using: &random) else { return nil }
    return ["tap \"\(title)\"", last]
  }

  /// An option has so many letters at most.
  private static let widest = 76

  private static func line(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: " ")
  }

  // MARK: How often

  private mutating func count() -> ComparedQuestion? {
    var titles: [String] = []
    for _ in 0..<(3 + sketch.level / 2 + Int.random(in: 0...1, using: &random)) {
      guard let title = sketch.buttons.randomElement(using: &random) else { return nil }
      titles.append(title)
    }
    let events = titles.map(sketch.event)
    guard let run = program.run(sketch.root, events), run.isSure else { return nil }
    // Of four numbers in a row the place of the right one is known before, and none of them is out of
    // the question: a view that is there from the beginning runs once at least, and once an event.
    let views = sketch.views.map(\.name).shuffled(using: &random).filter { view in
      let first = run.count(of: view) - place % 4
      let there = run.firstCount(of: view)
      return first >= min(there, 1) && run.count(of: view) > 0
        && first + 3 <= (events.count + 1) * max(there, 1)
    }
    guard !views.isEmpty else { return nil }
    let beliefs = family.misreadings.compactMap { misreading in
      program.run(sketch.root, events, as: misreading).map { (misreading, $0) }
    }
    for view in views {
      let right = run.count(of: view)
      let numbers = (right - place % 4)...(right - place % 4 + 3)
      var believed: [Int: Misreading] = [:]
      for (misreading, other) in beliefs {
        let number = other.count(of: view)
        if number != right, numbers.contains(number), believed[number] == nil {
          believed[number] = misreading
        }
      }
      guard !believed.isEmpty else { continue }
      return asked(view, numbers, believed, of: run, events)
    }
    return nil
  }

  private func asked(
    _ view: String, _ numbers: ClosedRange<Int>, _ believed: [Int: Misreading], of run: DrillRun,
    _ events: [String]
  ) -> ComparedQuestion {
    let right = run.count(of: view)
    let told = run.trace.events.map { event in
      let times = event.evaluated.count { $0.view == view }
      let place =
        event.event == EventTrace.firstAppearance ? "in the first frame" : "at \(event.event)"
      return "\(Self.times(times)) \(place)"
    }
    return ComparedQuestion(
      stem: stem(
        events, "How often has `\(view).body` run by then in all, the first frame included?"),
      events: events,
      options: numbers.map { number in
        Option(
          code: "\(number)", isKey: number == right,
          number == right ? "So often it ran." : "It ran \(Self.times(right)).",
          believed[number]?.rawValue)
      },
      hints: [
        "Take one event after the other, and begin with the first frame.",
        "A body that is described anew runs only if something that it depends on differs.",
      ],
      explanation: "It ran \(told.joined(separator: ", ")).", program: program,
      root: sketch.root)
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not at all"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private func stem(_ events: [String], _ question: String) -> String {
    "This happens: \(events.joined(separator: ", then ")). \(question)"
  }
}

extension Option {
  init(code: String, isKey: Bool, _ rationale: String, _ misconception: String? = nil) {
    self.init(
      text: Prose([Prose.Run(code, .code)]), isKey: isKey, misconception: misconception,
      rationale: Prose(rationale), position: Position(line: 1, column: 1))
  }
}
