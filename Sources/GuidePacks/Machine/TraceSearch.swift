import Guides
import Simulation

/// A question about a listing that is worth asking, with the computed answer.
struct FoundTrace {
  var root: String
  /// In order; empty for the first appearance.
  var events: [String]
  var prediction: Prediction
  /// How many beliefs about SwiftUI would answer otherwise, each in its own way.
  var mistakenAnswers: Int
  /// Of a question of the layout: the area that the view is looked at on, as a lesson writes it.
  var area: String?
  /// Whether it asks of a moment at which something moves.
  var isInFlight = false
  /// Of a question of a size: what else to choose from, and why that is wrong.
  var wrongSizes: [(measure: String, reason: String)] = []

  /// Whether there is a story to tell that not everybody would tell: several views of which some
  /// run, a line that is printed, or something written of which nobody is told.
  var isTelling: Bool {
    guard prediction.subject == .bodies else { return true }
    guard prediction.candidates.count == 1 else { return true }
    let writes = prediction.trace.events.last?.writes.filter { !$0.dropped } ?? []
    return prediction.key.isEmpty && !writes.isEmpty
  }
}

/// Looks for the events of a program that surprise: the more beliefs would answer otherwise, the
/// better the question. A program of one view, whose body runs whatever happens, is asked about
/// something else, as ``OtherQuestions`` has it.
struct TraceSearch {
  /// More questions about one listing tire.
  static let mostQuestions = 2
  private static let mostEvents = 12
  private static let candidates = 1...7

  /// What the guide has been asked so far.
  let mix: QuestionMix

  func traces(of source: String, root: String) -> [FoundTrace] {
    guard let simulator = try? Simulator(files: [SourceFile(path: "listing", text: source)]),
      let screen = try? simulator.mount(root)
    else { return [] }
    var found: [FoundTrace] = []
    let offered = screen.availableEvents.prefix(Self.mostEvents)
    let events = offered.map(Self.written).filter { event in
      isAsked(event) && isSound(event, simulator, root)
    }
    for event in events {
      let best = [Prediction.Subject.bodies, .state, .prints]
        .compactMap { self.found($0, simulator, root, [event]) }
        .max { $0.mistakenAnswers < $1.mistakenAnswers }
      if let best { found.append(best) }
    }
    let ranked = found.sorted { $0.mistakenAnswers > $1.mistakenAnswers }
    var chosen: [FoundTrace] = []
    for trace in ranked where trace.isTelling && !chosen.contains(where: { $0.isLike(trace) }) {
      chosen.append(trace)
      if chosen.count == Self.mostQuestions { break }
    }
    if chosen.isEmpty {
      let others = OtherQuestions(
        search: self, simulator: simulator, root: root, screen: screen, events: events,
        ranked: ranked)
      if let other = mix.chosen(of: others.forms) { chosen.append(other) }
    }
    return chosen
  }

  /// An event is offered with a gap where somebody types.
  private static func written(_ event: String) -> String {
    event.replacing("\"…\"", with: "\"Ada\"")
  }

  /// What begins with `set` or `environment` comes from outside of the screen; a person asks first
  /// about what a person does.
  private func isAsked(_ event: String) -> Bool {
    !["remove", "insert", "set ", "environment "].contains { event.hasPrefix($0) }
  }

  /// Whether a program survives an event: of one that does not end, each question would take its
  /// time anew.
  private func isSound(_ event: String, _ simulator: Simulator, _ root: String) -> Bool {
    guard let screen = try? simulator.mount(root), let read = try? Event(event),
      let told = try? screen.perform(read)
    else { return false }
    return told.diagnostics.allSatisfy { $0.severity != .error }
  }

  func found(
    _ subject: Prediction.Subject, _ simulator: Simulator, _ root: String, _ events: [String],
    takesTrivial: Bool = false
  ) -> FoundTrace? {
    guard
      let computed = try? Prediction.compute(subject, on: simulator, root: root, events: events),
      let prediction = computed.candidates.count > Self.candidates.upperBound
        ? computed.byType : computed,
      prediction.certainty == .certain, Self.candidates.contains(prediction.candidates.count),
      prediction.trace.events.allSatisfy({ event in
        event.diagnostics.allSatisfy { $0.severity != .error }
      })
    else { return nil }
    if subject == .prints, prediction.key.isEmpty || prediction.key.count > 5 { return nil }
    if subject == .prints, prediction.key.contains(where: { $0.isEmpty || $0.contains("`") }) {
      return nil
    }
    if subject == .state, prediction.key.count == prediction.candidates.count { return nil }
    if subject == .bodies, !takesTrivial, !events.isEmpty, isTrivial(prediction) { return nil }
    var answers: Set<[String]> = [prediction.key.sorted()]
    for misreading in Misreading.ofUpdates {
      guard
        let other = try? Prediction.compute(
          subject, on: simulator.misreading(misreading), root: root, events: events)
      else { continue }
      answers.insert(other.key.sorted())
    }
    return FoundTrace(
      root: root, events: events, prediction: prediction, mistakenAnswers: answers.count - 1)
  }

  /// Nothing ran and nothing changed: there is no story to tell.
  private func isTrivial(_ prediction: Prediction) -> Bool {
    guard let last = prediction.trace.events.last else { return true }
    return last.evaluated.isEmpty && last.writes.isEmpty
  }
}

extension Prediction {
  /// The same question about types in the place of their instances; nil if some instances of a type
  /// ran and others did not.
  fileprivate var byType: Prediction? {
    guard subject == .bodies else { return nil }
    func types(_ instances: [String]) -> [String] {
      var seen: Set<String> = []
      return instances.map { String($0.prefix { $0 != "[" }) }.filter { seen.insert($0).inserted }
    }
    let others = candidates.filter { !key.contains($0) }
    guard Set(types(key)).isDisjoint(with: types(others)) else { return nil }
    var grouped = self
    grouped.candidates = types(candidates)
    grouped.key = types(key)
    return grouped
  }
}

extension FoundTrace {
  /// Whether another question has the same answer to the same kind of question.
  fileprivate func isLike(_ other: FoundTrace) -> Bool {
    prediction.subject == other.prediction.subject && prediction.key == other.prediction.key
  }
}
