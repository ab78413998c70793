import Simulation
import Study

/// What can be typed at `trace>` besides events.
enum PlaygroundCommand: Equatable {
  /// Why the bodies of the last event ran.
  case why
  /// Why a step happened; nil is the last event.
  case whyStep(Int, event: Int?)
  /// Why the body of an instance ran, or why not.
  case whyView(String)
  /// The edges of the graph, all of them or those of one view.
  case dependencies(of: String?)
  case graph(GraphFormat)
  /// The steps of an event; nil is the last one.
  case steps(of: Int?)
  /// To a step of an event, to be gone through from there.
  case step(event: Int?, step: Int?)
  /// Where everything is; of one view why it is there and so large.
  case layout(of: String?)
  case screen, use, motion, events, state, notes, undo, redo, restart, script, reload, leave
  /// What happens to something is told after each event; nil lists, or takes all away.
  case watch(String?), unwatch(String?)
  /// The steps open where something is written or runs; nil lists, or takes all away.
  case stop(String?), unstop(String?)
  /// Through the events that are to come, to a break or to something more.
  case until(String?)
  case finish
  case save(String)
  case load(String)
  case root(String)
  /// A rule by its name, or those that say some words.
  case rule(String?)
  /// The list of commands, or how events are written.
  case help(events: Bool)

  /// A command as it is explained.
  struct Entry: Sendable {
    /// What is typed first.
    var name: String
    var argument = ""
    var explanation: String
    /// Whether it means something without an argument, with one.
    var standsAlone = true
    var short = ""
    var make: @Sendable ([String]) -> PlaygroundCommand?
  }

  static let entries: [Entry] = [
    Entry(
      name: "step", argument: "[5 or 2.5]",
      explanation: "go through the steps; Enter does the same",
      short: "s"
    ) { words in
      guard let word = words.first else { return .step(event: nil, step: nil) }
      return place(word).map { .step(event: $0.event, step: $0.step) }
    },
    Entry(
      name: "why", argument: "[5, 2.5 or VIEW]",
      explanation: "why bodies ran, a step happened, a view ran or not, or is so large", short: "w"
    ) { words in
      guard let word = words.first else { return .why }
      if let place = place(word) { return .whyStep(place.step, event: place.event) }
      // `why not NameRow` is what one says of a body that did not run.
      return .whyView(words.drop { $0 == "not" }.joined(separator: " "))
    },
    Entry(
      name: "screen", explanation: "what is on the screen, and what can happen there, by number"
    ) { _ in .screen },
    Entry(
      name: "use",
      explanation: "use the screen: Tab and arrows move, Enter touches, letters go into fields"
    ) { _ in .use },
    Entry(
      name: "motion", explanation: "what the last event set in motion: curves, numbers, frames"
    ) { _ in .motion },
    Entry(
      name: "layout", argument: "[VIEW]",
      explanation: "where everything is, in points; of a view, why it is so large", short: "l"
    ) { words in .layout(of: words.isEmpty ? nil : words.joined(separator: " ")) },
    Entry(name: "state", explanation: "the state that is alive, with its values") { _ in .state },
    Entry(name: "notes", explanation: "all that was taken for granted, with its places") { _ in
      .notes
    },
    Entry(
      name: "deps", argument: "[VIEW]",
      explanation: "who reads what now; with a view, what concerns it", short: "d"
    ) { words in .dependencies(of: words.isEmpty ? nil : words.joined(separator: " ")) },
    Entry(
      name: "graph", argument: "[dot or mermaid]",
      explanation: "the same as a drawing for documents"
    ) { words in
      guard let word = words.first else { return .graph(.mermaid) }
      return GraphFormat(rawValue: word).map { .graph($0) }
    },
    Entry(
      name: "steps", argument: "[EVENT]", explanation: "every step of the last event, or of another"
    ) { words in
      guard let word = words.first else { return .steps(of: nil) }
      return Int(word).map { .steps(of: $0) }
    },
    Entry(name: "events", explanation: "what happened so far") { _ in .events },
    Entry(name: "undo", explanation: "take the last event back", short: "u") { _ in .undo },
    Entry(name: "redo", explanation: "let it happen again") { _ in .redo },
    Entry(
      name: "restart",
      explanation: "the view as it was at first; redo goes through the events again"
    ) { _ in .restart },
    Entry(
      name: "watch", argument: "[VIEW or STATE]",
      explanation: "tell after each event what happened to it; alone, what is watched"
    ) { words in .watch(whole(words)) },
    Entry(
      name: "unwatch", argument: "[VIEW or STATE]", explanation: "watch it no more; alone, nothing"
    ) { words in .unwatch(whole(words)) },
    Entry(
      name: "break", argument: "[VIEW.body or STATE]",
      explanation: "open the steps where it runs or is written; alone, what is set"
    ) { words in .stop(whole(words)) },
    Entry(
      name: "unbreak", argument: "[VIEW.body or STATE]",
      explanation: "take a break away; alone, all of them"
    ) { words in .unstop(whole(words)) },
    Entry(
      name: "until", argument: "[VIEW.body, STATE or EVENT]",
      explanation: "go through the events to come, to the next break or to where that happens"
    ) { words in .until(whole(words)) },
    Entry(
      name: "finish", explanation: "let all events to come happen, past every break"
    ) { _ in .finish },
    Entry(
      name: "script", explanation: "the events so far, as tutor trace --script reads them"
    ) { _ in .script },
    Entry(
      name: "save", argument: "FILE", explanation: "write that script into a file",
      standsAlone: false
    ) { words in .save(words.joined(separator: " ")) },
    Entry(
      name: "load", argument: "FILE", explanation: "let the events of a script happen",
      standsAlone: false
    ) { words in .load(words.joined(separator: " ")) },
    Entry(
      name: "root", argument: "VIEW",
      explanation: "put another view on the screen, such as Row(title: \"A\")", standsAlone: false
    ) { words in .root(words.joined(separator: " ")) },
    Entry(name: "reload", explanation: "read the files again; a change is noticed by itself") { _ in
      .reload
    },
    Entry(
      name: "rule", argument: "[RULE]", explanation: "what SwiftUI does, and how sure that is"
    ) { words in .rule(words.isEmpty ? nil : words.joined(separator: " ")) },
    Entry(
      name: "help", argument: "[events]", explanation: "this list, or how events are written",
      short: "?"
    ) { words in words.isEmpty || words == ["events"] ? .help(events: !words.isEmpty) : nil },
    Entry(name: "quit", explanation: "leave this view", short: "q") { _ in .leave },
  ]

  /// What became of a line.
  enum Reading: Equatable {
    case command(PlaygroundCommand)
    /// A command that lacks something, or has too much: how it is written.
    case malformed(String)
    /// The beginning of several.
    case ambiguous([String])
    /// Nothing; those that may have been meant.
    case near([String])
    case none

    /// Whether nothing else is meant.
    var isCertain: Bool {
      switch self {
      case .command, .malformed: true
      case .ambiguous, .near, .none: false
      }
    }
  }

  static func read(_ line: String) -> Reading {
    let words = line.trimmed.split(separator: " ").map(String.init)
    guard let word = words.first,
      let entry = entries.first(where: { $0.name == word || $0.short == word })
        ?? (word == "exit" ? entries.last : nil)
    else { return .none }
    return read(entry, Array(words.dropFirst()))
  }

  /// Reads a line whose first word is no command, but stands for one.
  static func read(abbreviated line: String) -> Reading {
    let words = line.trimmed.split(separator: " ").map(String.init)
    guard let word = words.first else { return .none }
    switch TypedName(word, among: entries.map(\.name)) {
    case .name(let name):
      return entries.first { $0.name == name }.map { read($0, Array(words.dropFirst())) } ?? .none
    case .ambiguous(let names): return .ambiguous(names)
    case .near(let names): return .near(names)
    case .unknown: return .none
    }
  }

  private static func read(_ entry: Entry, _ arguments: [String]) -> Reading {
    let fits =
      arguments.isEmpty ? entry.standsAlone : !entry.argument.isEmpty
    guard fits, let command = entry.make(arguments) else {
      return .malformed("\(entry.name) \(entry.argument)".trimmed)
    }
    return .command(command)
  }

  /// What was typed behind the command; nil for nothing.
  private static func whole(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// `5`, or `2.5` for a step of another event.
  private static func place(_ word: String) -> (event: Int?, step: Int)? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 1, let step = numbers[0] { return (nil, step) }
    if numbers.count == 2, let event = numbers[0], let step = numbers[1] { return (event, step) }
    return nil
  }
}
