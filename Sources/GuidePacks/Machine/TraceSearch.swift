import Guides
import Simulation

/// Looks for the events of a program that surprise: the more beliefs would answer otherwise, the
/// better the question. A program in which nothing telling runs is asked about something else, as
/// ``OtherQuestions`` has it.
struct TraceSearch {
  private static let mostEvents = 12
  /// Of events behind another.
  private static let mostLater = 5
  private static let candidates = 1...7

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
    let events = sound(offered.prefix(Self.mostEvents), after: nil, simulator, root)
    let ranked = events.compactMap { best(simulator, root, [$0]) }
      .sorted { $0.mistakenAnswers > $1.mistakenAnswers }
    var chosen = telling(ranked)
    if chosen.count < 2 {
      chosen = telling(chosen + later(events, besides: offered, simulator, root))
    }
    chosen.forEach(mix.note)
    guard chosen.isEmpty else { return (chosen, nil) }
    let others = OtherQuestions(
      search: self, simulator: simulator, root: root, events: events, ranked: ranked)
    if let other = mix.chosen(of: others.forms) { return ([other], nil) }
    if mix.isWornOut || ranked.contains(where: { $0.isTelling }) { return ([], .wornOut) }
    return ([], silence(events, simulator, root))
  }

  private func silence(_ events: [String], _ simulator: Simulator, _ root: String) -> Silence {
    if events.isEmpty { return .still }
    let told = events.compactMap { text -> EventTrace? in
      guard let screen = try? simulator.mount(root), let event = try? Event(text) else {
        return nil
      }
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
    _ events: [String], besides offered: [String], _ simulator: Simulator, _ root: String
  ) -> [FoundTrace] {
    let found = events.prefix(Self.mostLater).flatMap { first -> [FoundTrace] in
      guard let screen = try? simulator.mount(root), let event = try? Event(first),
        (try? screen.perform(event)) != nil
      else { return [] }
      let new = screen.availableEvents.filter {
        // Whoever types or slides again does so to change something.
        !offered.contains($0) || $0 == first && first.hasPrefix("tap ")
      }
      return sound(new.prefix(Self.mostLater), after: first, simulator, root)
        .compactMap { best(simulator, root, [first, $0]) }
    }
    return found.sorted { $0.mistakenAnswers > $1.mistakenAnswers }
  }

  private func best(_ simulator: Simulator, _ root: String, _ events: [String]) -> FoundTrace? {
    let found = [Prediction.Subject.bodies, .state, .prints]
      .compactMap { self.found($0, simulator, root, events) }
    let telling = found.filter(\.isTelling)
    return (telling.isEmpty ? found : telling).max { $0.mistakenAnswers < $1.mistakenAnswers }
  }

  // MARK: Events

  /// An event is offered with a gap where somebody types.
  private static func written(_ event: String) -> String {
    event.replacing("\"…\"", with: "\"Ada\"")
  }

  private func sound(
    _ offered: ArraySlice<String>, after first: String?, _ simulator: Simulator, _ root: String
  ) -> [String] {
    offered.map(Self.written).filter { event in
      isAsked(event) && isSound([first, event].compactMap(\.self), simulator, root)
    }
  }

  /// What begins with `set` or `environment` comes from outside of the screen; a person asks first
  /// about what a person does.
  private func isAsked(_ event: String) -> Bool {
    !["remove", "insert", "set ", "environment "].contains { event.hasPrefix($0) }
  }

  /// Whether a program survives events: of one that does not end, each question would take its time
  /// anew.
  private func isSound(_ events: [String], _ simulator: Simulator, _ root: String) -> Bool {
    guard let screen = try? simulator.mount(root) else { return false }
    return events.allSatisfy { event in
      guard let read = try? Event(event), let told = try? screen.perform(read) else { return false }
      return told.diagnostics.allSatisfy { $0.severity != .error }
    }
  }

  // MARK: A question

  func found(
    _ subject: Prediction.Subject, _ simulator: Simulator, _ root: String, _ events: [String],
    takesTrivial: Bool = false
  ) -> FoundTrace? {
    guard
      let computed = try? Prediction.compute(subject, on: simulator, root: root, events: events),
      let prediction = computed.withBodies.candidates.count > Self.candidates.upperBound
        ? computed.withBodies.byType : computed.withBodies,
      let open = prediction.openCandidates, isAskable(prediction),
      takesTrivial || events.isEmpty || !isTrivial(prediction)
    else { return nil }
    var found = FoundTrace(root: root, events: events, prediction: prediction, mistakenAnswers: 0)
    found.open = open
    // Who ticks everything would be right: nobody is asked, and nobody's answer is computed.
    if subject == .bodies, !prediction.key.isEmpty,
      prediction.candidates.allSatisfy({ prediction.key.contains($0) || open.contains($0) })
    {
      return found
    }
    let doubtful = computed.openCandidates ?? []
    func sure(_ key: [String]) -> [String] { key.filter { !doubtful.contains($0) }.sorted() }
    var answers: Set<[String]> = [sure(computed.key)]
    var differing: [(misreading: Misreading, candidates: Set<String>)] = []
    for misreading in Misreading.ofUpdates {
      guard
        let other = try? Prediction.compute(
          subject, on: simulator.misreading(misreading), root: root, events: events)
      else { continue }
      if answers.insert(sure(other.key)).inserted { found.mistakenAnswers += 1 }
      let candidates = Set(sure(other.key)).symmetricDifference(sure(computed.key))
      if !candidates.isEmpty { differing.append((misreading, candidates)) }
    }
    found.believe(differing)
    return found
  }

  private func isAskable(_ prediction: Prediction) -> Bool {
    let isWhole = prediction.trace.events.allSatisfy { event in
      event.diagnostics.allSatisfy { $0.severity != .error }
    }
    guard isWhole, Self.candidates.contains(prediction.candidates.count) else { return false }
    let key = prediction.key
    switch prediction.subject {
    case .prints:
      return (1...5).contains(key.count) && !key.contains { $0.isEmpty || $0.contains("`") }
    case .state: return key.count < prediction.candidates.count
    default: return true
    }
  }

  /// Nothing ran and nothing changed: there is no story to tell.
  private func isTrivial(_ prediction: Prediction) -> Bool {
    guard prediction.subject == .bodies else { return false }
    guard let last = prediction.trace.events.last else { return true }
    return last.evaluated.isEmpty && last.writes.isEmpty
  }
}

extension Prediction {
  /// `Row` of `Row[2]`.
  static func type(of instance: String) -> String {
    String(instance.prefix { $0 != "[" })
  }

  /// Those of which it is not promised whether they run; nil if there is nothing that could be asked
  /// because of it.
  fileprivate var openCandidates: Set<String>? {
    if certainty == .certain { return [] }
    guard certainty == .usual, subject == .bodies, let last = trace.events.last else { return nil }
    let doubtful = last.instancesInDoubt
    return Set(candidates.filter { doubtful.contains($0) || last.isDoubtful($0) })
  }

  /// Without what has no body, as a view of UIKit: nobody could say when it runs.
  fileprivate var withBodies: Prediction {
    guard subject == .bodies else { return self }
    let views = Set(trace.events.flatMap(\.evaluated).map(\.view))
    var result = self
    result.candidates = candidates.filter { views.contains(Self.type(of: $0)) }
    return result
  }

  /// The same question about types in the place of their instances; nil if some instances of a type
  /// ran and others did not.
  fileprivate var byType: Prediction? {
    guard subject == .bodies else { return nil }
    func types(_ instances: [String]) -> [String] {
      var seen: Set<String> = []
      return instances.map(Self.type).filter { seen.insert($0).inserted }
    }
    let others = candidates.filter { !key.contains($0) }
    guard Set(types(key)).isDisjoint(with: types(others)) else { return nil }
    var grouped = self
    grouped.candidates = types(candidates)
    grouped.key = types(key)
    return grouped
  }
}

extension EventTrace {
  /// Whether some instance of a type is in doubt.
  fileprivate func isDoubtful(_ type: String) -> Bool {
    instancesInDoubt.contains { Prediction.type(of: $0) == type }
  }
}
