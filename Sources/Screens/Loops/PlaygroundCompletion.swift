import Simulation

/// The words that can follow what was typed at `trace>`.
struct PlaygroundCompletion {
  let screen: Screen
  let simulator: Simulator
  var points = PlaygroundPoints()

  /// - Parameters:
  ///   - text: Everything before the cursor.
  ///   - word: The word that it ends in.
  func candidates(_ text: String, _ word: String) -> [String] {
    let start = text.count - word.count
    let before = text.dropLast(word.count).split(separator: " ").map(String.init)
    let named = words(after: before).filter { $0.lowercased().hasPrefix(word.lowercased()) }
    // Labels stand in quotation marks, so that an event is completed whole.
    let events =
      text.trimmed.isEmpty
      ? []
      : EventShorthand(available: screen.availableEvents)
        .continuations(of: text, from: start)
    return named + events.filter { !named.contains($0) }
  }

  private func words(after before: [String]) -> [String] {
    guard let first = before.first else { return PlaygroundCommand.entries.map(\.name) + verbs }
    guard before.count == 1 else { return last(after: before) }
    let views = screen.instances
    switch first {
    case "why", "deps", "layout", "w", "d", "l":
      let types = Set(views.map(\.typeName))
      return views.filter { !types.contains($0) } + types.sorted()
    case "watch": return names.all(for: .watching)
    case "break", "until": return names.all(for: .stopping)
    case "unwatch": return points.watched.map(\.name)
    case "unbreak": return points.breaks.map(\.name)
    case "rule": return RuleBook.builtIn.rules.map(\.name)
    case "help", "?": return [CommandHelp.events]
    case "graph": return GraphFormat.allCases.map(\.rawValue)
    case "root": return simulator.views
    case "set": return screen.livingState.map { "\($0) =" }
    case "environment": return simulator.environmentKeys.map { "\($0) =" }
    case "wait":
      let next = screen.availableEvents.filter { $0.hasPrefix("wait ") }.map { $0.dropFirst(5) }
      return next.map(String.init) + ["1s"]
    default: return []
    }
  }

  private var names: PointNames {
    PointNames(simulator: simulator, instances: screen.instances, trace: screen.trace)
  }

  /// What a state is now, to be changed.
  private func last(after before: [String]) -> [String] {
    guard before.first == "set", before.last == "=" else { return [] }
    let name = before.dropFirst().dropLast().joined(separator: " ")
    return screen.state.filter { $0.name == name }.map(\.value)
  }

  /// The beginnings of events.
  private var verbs: [String] { EventForm.verbs.sorted() }
}
