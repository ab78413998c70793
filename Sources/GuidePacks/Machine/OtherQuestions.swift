import Simulation

/// Questions to a program in which nothing telling happens: what its first appearance prints or
/// draws, how often a body runs, what runs while something moves, how large it is.
struct OtherQuestions {
  /// A moment within most animations.
  private static let moment = "wait 0.1s"
  /// So many events are looked at for what they draw: each is drawn as those would who misread a rule.
  private static let mostDrawn = 3

  let program: AskedProgram
  /// What a person can do on it.
  let events: [String]
  /// Questions of what runs, the best first, none of which is telling.
  let ranked: [FoundTrace]

  /// The best first; a question is computed only if it is asked for.
  var forms: [(form: QuestionForm, question: () -> FoundTrace?)] {
    let layout = LayoutSearch(simulator: program.simulator, root: program.root)
    let drawings = Drawings(
      layout: layout, scenes: [nil] + events.prefix(Self.mostDrawn).map(Optional.some))
    let runs = RunsSearch(simulator: program.simulator, root: program.root, events: events)
    return [
      (.printed, { program.found(.prints, []).flatMap(\.ifTempting) }),
      (.runs, runs.question),
      (.inFlight, inFlight),
      (.drawing, { drawings.first(ofAtLeast: 3) }),
      (.order, order),
      (.drawing, { drawings.first(ofAtLeast: Drawings.fewest) }),
      (.size, layout.size),
    ]
  }

  /// While something moves, no body runs: who believes that an animation is many runs of a body
  /// would answer otherwise.
  private func inFlight() -> FoundTrace? {
    for trace in ranked where trace.prediction.subject == .bodies && trace.events.count == 1 {
      guard let screen = program.mounted, let event = try? Event(trace.events[0]),
        (try? screen.perform(event)) != nil, !screen.movingNumbers.isEmpty,
        var found = program.found(.bodies, trace.events + [Self.moment], takesTrivial: true),
        found.prediction.key.isEmpty
      else { continue }
      found.isInFlight = true
      return found
    }
    return nil
  }

  private func order() -> FoundTrace? {
    program.found(.order, []).flatMap { found in
      let runs = found.prediction.trace.events.last?.evaluated ?? []
      // Of views of which each stands in the one before everybody would tell the order.
      let isChain = zip(runs, runs.dropFirst()).allSatisfy { $1.parent == $0.instance }
      return found.prediction.key.count >= 3 && !isChain ? found : nil
    }
  }
}

/// Drawings to choose from, at the first appearance or behind something that a person does: each scene
/// is drawn once, whoever asks.
private final class Drawings {
  static let fewest = 2

  private let layout: LayoutSearch
  /// What a person does before; nil for the first appearance.
  private let scenes: [String?]
  private var found: [FoundTrace?] = []

  init(layout: LayoutSearch, scenes: [String?]) {
    self.layout = layout
    self.scenes = scenes
  }

  /// The first scene with enough drawings to choose from.
  func first(ofAtLeast count: Int) -> FoundTrace? {
    for (place, scene) in scenes.enumerated() {
      if place == found.count {
        found.append(layout.drawing(fewest: Self.fewest, after: scene))
      }
      if let drawing = found[place], drawing.prediction.pictures.count >= count { return drawing }
    }
    return nil
  }
}
