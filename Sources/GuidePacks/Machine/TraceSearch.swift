import Guides
import Simulation

/// Looks for the events of a program that surprise: the more beliefs would answer otherwise, the
/// better the question. A program in which nothing telling runs is asked about something else, as
/// ``OtherQuestions`` has it.
struct TraceSearch {
  private static let mostEvents = 12
  /// Of events behind another.
  private static let mostLater = 5

  /// What the guide has been asked so far.
  let mix: QuestionMix

  /// Two at most: more questions about one listing tire.
  func traces(of source: String, root: String) -> [FoundTrace] {
    asked(of: source, root: root).traces
  }

  /// The questions, and why there are none.
  func asked(of source: String, root: String) -> (traces: [FoundTrace], silence: Silence?) {
    guard let simulator = try? Simulator(files: [SourceFile(path: "listing", text: source)]),
      let screen = try? simulator.mount(root), isKnown(screen, source)
    else { return ([], .unknown) }
    let offered = screen.availableEvents
    let program = AskedProgram(simulator: simulator, root: root)
    let events = sound(offered.prefix(Self.mostEvents), after: nil, program)
    let ranked = events.compactMap { best(program, [$0]) }
      .sorted { $0.mistakenAnswers > $1.mistakenAnswers }
    var chosen = telling(ranked)
    if chosen.count < 2 {
      chosen = telling(chosen + later(events, besides: offered, program))
    }
    chosen.forEach(mix.note)
    guard chosen.isEmpty else { return (chosen, nil) }
    let others = OtherQuestions(program: program, events: events, ranked: ranked)
    if let other = mix.chosen(of: others.forms) { return ([other], nil) }
    if mix.isWornOut || ranked.contains(where: { $0.isTelling }) { return ([], .wornOut) }
    return ([], silence(events, program))
  }

  /// What there is to be stepped through in a program about which nothing is asked: events, none for
  /// its first appearance; nil if nothing happens.
  func shown(of source: String, root: String) -> [String]? {
    guard let simulator = try? Simulator(files: [SourceFile(path: "listing", text: source)]),
      let screen = try? simulator.mount(root)
    else { return nil }
    // Of what the machine does not know nobody could say what an event runs in it.
    let offered = isKnown(screen, source) ? screen.availableEvents.prefix(Self.mostEvents) : []
    let program = AskedProgram(simulator: simulator, root: root)
    return ShownSearch(
      simulator: simulator, root: root, events: sound(offered, after: nil, program)
    ).story()
  }

  private func silence(_ events: [String], _ program: AskedProgram) -> Silence {
    if events.isEmpty { return .still }
    let told = events.compactMap { text -> EventTrace? in
      guard let screen = program.mounted, let event = try? Event(text) else { return nil }
      return try? screen.perform(event)
    }
    let moving = told.filter { event in
      !event.evaluated.isEmpty || event.writes.contains { !$0.dropped }
    }
    if moving.isEmpty { return .unmoved }
    if moving.allSatisfy({ !$0.instancesInDoubt.isEmpty }) { return .open }
    return Set(moving.flatMap(\.evaluated).map(\.view)).count == 1 ? .oneBody : .plain
  }

  /// Whether nothing that the source names stands on the screen unknown: of what runs in that, and of
  /// what it reads, the machine would know nothing, and the answer would be wrong.
  private func isKnown(_ screen: Screen, _ source: String) -> Bool {
    let notes = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    guard !notes.isEmpty else { return true }
    return ListingNames(source).used.allSatisfy { name in
      !notes.contains {
        $0.contains("\(name)(…) is carried as") || $0.contains("\(name) is carried as a view")
      }
    }
  }

  private func telling(_ ranked: [FoundTrace]) -> [FoundTrace] {
    let news = ranked.filter { $0.isTelling && mix.isNews($0) }
    guard let first = news.first else { return [] }
    // Who has been asked what runs is asked next what lasts, if there is a choice.
    let others = news.filter { !$0.isLike(first) }
    let second =
      others.first { $0.prediction.subject != first.prediction.subject } ?? others.first
    return [first] + [second].compactMap(\.self)
  }

  /// Questions of what happens behind something else: of what could not be done before, and of the
  /// same once more.
  private func later(
    _ events: [String], besides offered: [String], _ program: AskedProgram
  ) -> [FoundTrace] {
    let found = events.prefix(Self.mostLater).flatMap { first -> [FoundTrace] in
      guard let screen = program.mounted, let event = try? Event(first),
        (try? screen.perform(event)) != nil
      else { return [] }
      let new = screen.availableEvents.filter {
        // Whoever types or slides again does so to change something.
        !offered.contains($0) || $0 == first && first.hasPrefix("tap ")
      }
      return sound(new.prefix(Self.mostLater), after: first, program)
        .compactMap { best(program, [first, $0]) }
    }
    return found.sorted { $0.mistakenAnswers > $1.mistakenAnswers }
  }

  private func best(_ program: AskedProgram, _ events: [String]) -> FoundTrace? {
    let found = program.found([.bodies, .state, .prints], events)
    let telling = found.filter(\.isTelling)
    return (telling.isEmpty ? found : telling).max { $0.mistakenAnswers < $1.mistakenAnswers }
  }

  // MARK: Events

  /// An event is offered with a gap where somebody types.
  private static func written(_ event: String) -> String {
    event.replacing("\"…\"", with: "\"Ada\"")
  }

  private func sound(
    _ offered: ArraySlice<String>, after first: String?, _ program: AskedProgram
  ) -> [String] {
    offered.map(Self.written).filter { event in
      isAsked(event) && isSound([first, event].compactMap(\.self), program)
    }
  }

  /// What begins with `set` or `environment` comes from outside of the screen; a person asks first
  /// about what a person does.
  private func isAsked(_ event: String) -> Bool {
    !["remove", "insert", "set ", "environment "].contains { event.hasPrefix($0) }
  }

  /// Whether a program survives events: of one that does not end, each question would take its time
  /// anew.
  private func isSound(_ events: [String], _ program: AskedProgram) -> Bool {
    guard let screen = program.mounted else { return false }
    return events.allSatisfy { event in
      guard let read = try? Event(event), let told = try? screen.perform(read) else { return false }
      return told.diagnostics.allSatisfy { $0.severity != .error }
    }
  }
}
