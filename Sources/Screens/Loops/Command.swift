import Study

/// What can be typed at `tutor>`, and what the command line calls for.
public enum Command: Sendable, Equatable {
  /// The plan of the day and whatever it holds, in order.
  case start
  case today
  /// A lesson by name or number; nil goes on with the next one.
  case learn(String?)
  /// What is due, and with days what comes due within them.
  case review(days: Int)
  /// About a topic, a lesson, a concept or an item; nil lists the topics, to choose one.
  case quiz(String?)
  /// Views that were made up, about a lesson, a concept or a family of drills; as many as `count`,
  /// or until the learner leaves.
  case drill(String?, count: Int?)
  /// Views of the learner's own, in a folder that has this name among those that are asked about.
  case practice(String, count: Int?)
  /// A trace of the lessons by name, or a Swift file; nil takes the next one that was not tried.
  case trace(String?)
  /// An exercise by its name.
  case exercise(String)
  /// A rule by its name, or those that say some words; nil lists all of them.
  case rule(String?)
  /// A Swift file, which is asked for.
  case ownView
  /// Words in the lessons; nil asks for them.
  case search(String?)
  /// What is remembered of a lesson, by name; nil takes the one that was finished last.
  case remember(String?)
  /// How long today is to be; nil says how long it is.
  case minutes(Int?)
  /// The map of concepts, at one of them.
  case map(String?)
  case stats, flags, undo, lessons, traces, quit
  /// The list of commands, or how one is used.
  case help(String?)
  /// A command of the command line, with its words.
  case outer([String])
}

extension Command {
  /// A command as `help` lists it.
  struct Entry: Sendable {
    var name: String
    /// What may follow it: `[TOPIC]`, or empty.
    var argument: String
    var explanation: String
    /// nil for an argument that makes no sense.
    var make: @Sendable (String?) -> Command?
    /// What its argument names, for completion.
    var names: CourseNames?
    /// Whether further words belong to the argument.
    var takesSeveralWords = false
  }

  static let entries: [Entry] = [
    Entry(
      name: "learn", argument: "[LESSON]", explanation: "go on with a lesson, or open one",
      make: { .learn($0) }, names: .lesson, takesSeveralWords: true),
    Entry(
      name: "review", argument: "[DAYS]",
      explanation: "be asked what is due, or what will be within days",
      make: { argument in
        guard let argument else { return .review(days: 0) }
        return Int(argument).flatMap { (0...365).contains($0) ? .review(days: $0) : nil }
      }),
    Entry(
      name: "quiz", argument: "[TOPIC]",
      explanation: "practise a topic, due or not; all topics, to choose one",
      make: { .quiz($0) }, names: .topic, takesSeveralWords: true),
    Entry(
      name: "drill", argument: "[TOPIC]",
      explanation: "predict views that nobody has seen, until you leave",
      make: { .drill($0, count: nil) }, names: .drill, takesSeveralWords: true),
    Entry(
      name: "trace", argument: "[TRACE | FILE]",
      explanation: "predict a trace, or play with a view of your own", make: { .trace($0) },
      names: .trace),
    Entry(
      name: "rule", argument: "[RULE]", explanation: "what SwiftUI does, and how sure that is",
      make: { .rule($0) }, takesSeveralWords: true),
    Entry(
      name: "search", argument: "[WORDS]", explanation: "find words in lessons and questions",
      make: { .search($0) }, takesSeveralWords: true),
    Entry(
      name: "map", argument: "[CONCEPT]", explanation: "what you know, and what it rests on",
      make: { .map($0) }, names: .concept, takesSeveralWords: true),
    Entry(
      name: "remember", argument: "[LESSON]",
      explanation: "write what you remember of a lesson, and compare",
      make: { .remember($0) }, names: .lesson, takesSeveralWords: true),
    Entry(
      name: "stats", argument: "", explanation: "how you are doing", make: { _ in .stats }),
    Entry(
      name: "flags", argument: "", explanation: "questions that you flagged as wrong",
      make: { _ in .flags }),
    Entry(
      name: "undo", argument: "", explanation: "take the last answer back", make: { _ in .undo }),
    Entry(
      name: "lessons", argument: "", explanation: "all lessons, to choose one",
      make: { _ in .lessons }),
    Entry(
      name: "traces", argument: "", explanation: "all traces, to choose one",
      make: { _ in .traces }),
    Entry(
      name: "minutes", argument: "[NUMBER]",
      explanation: "make today longer or shorter, such as 5, 15 or 30",
      make: { argument in
        guard let argument else { return .minutes(nil) }
        return Int(argument).flatMap { DayBudget.range.contains($0) ? .minutes($0) : nil }
      }),
    Entry(name: "today", argument: "", explanation: "the plan again", make: { _ in .today }),
    Entry(
      name: "help", argument: "[COMMAND]", explanation: "this list, or how a command is used",
      make: { .help($0) }),
    Entry(
      name: "quit", argument: "", explanation: "leave; nothing is lost", make: { _ in .quit }),
  ]

  private static let synonyms = [
    "exit": "quit", "lesson": "learn", "q": "quit", "?": "help", "l": "lessons", "t": "traces",
    "s": "stats", "/": "search", "m": "map", "plan": "today",
  ]

  /// By its name or a synonym, in lower case.
  static func entry(named word: String) -> Entry? {
    let name = synonyms[word] ?? word
    return entries.first { $0.name == name }
  }
}

extension Command.Entry {
  /// nil for words that it does not take.
  func command(_ words: ArraySlice<String>) -> Command? {
    guard let word = words.first else { return make(nil) }
    guard !word.hasPrefix("-"), !argument.isEmpty else { return nil }
    guard words.count == 1 || takesSeveralWords, !words.contains(where: { $0.hasPrefix("--") })
    else { return nil }
    return make(words.joined(separator: " "))
  }
}

/// Why a line is no command: a sentence.
struct UnreadableCommand: Error, Equatable, CustomStringConvertible {
  var description: String

  init(description: String) { self.description = description }

  /// With the commands that may have been meant.
  init(unknown word: String, near names: [String]) {
    let advice =
      names.isEmpty ? "Type help for the list." : "Did you mean \(listed(names, "or"))?"
    description = "There is no command \"\(word)\". \(advice)"
  }

  /// With the commands that begin so.
  init(_ word: String, couldBe names: [String]) {
    description = "\"\(word)\" could be \(listed(names, "or")). Type more of it."
  }
}
