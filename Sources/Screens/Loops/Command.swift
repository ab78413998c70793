/// What can be typed at `tutor>`, and what the command line calls for.
public enum Command: Sendable, Equatable {
  /// The plan of the day and whatever it holds, in order.
  case start
  case today
  /// A lesson by name or number; nil goes on with the next one.
  case learn(String?)
  /// What is due, and with days what comes due within them.
  case review(days: Int)
  /// About a lesson, a concept or an item; nil is about everything seen so far.
  case quiz(String?)
  /// A trace of the lessons by name, or a Swift file; nil takes the next one that was not tried.
  case trace(String?)
  /// Words in the lessons; nil asks for them.
  case search(String?)
  /// The map of concepts, at one of them.
  case map(String?)
  case stats, flags, undo, help, lessons, traces, quit
}

extension Command {
  /// A command as `help` lists it.
  struct Entry: Sendable {
    var name: String
    /// What may follow it: `[TOPIC]`, or empty.
    var argument: String
    var explanation: String
    var make: @Sendable (String?) -> Command
  }

  static let entries: [Entry] = [
    Entry(
      name: "learn", argument: "[LESSON]", explanation: "go on with a lesson, or open one",
      make: { .learn($0) }),
    Entry(
      name: "review", argument: "[DAYS]",
      explanation: "be asked what is due, or what will be within days",
      make: { .review(days: $0.flatMap { Int($0) } ?? 0) }),
    Entry(
      name: "quiz", argument: "[TOPIC]",
      explanation: "practise a lesson, a concept or a question, due or not",
      make: { .quiz($0) }),
    Entry(
      name: "trace", argument: "[TRACE | FILE]",
      explanation: "predict a trace, or play with a view of your own", make: { .trace($0) }),
    Entry(
      name: "search", argument: "[WORDS]", explanation: "find words in lessons and questions",
      make: { .search($0) }),
    Entry(
      name: "map", argument: "[CONCEPT]", explanation: "what you know, and what it rests on",
      make: { .map($0) }),
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
    Entry(name: "today", argument: "", explanation: "the plan again", make: { _ in .today }),
    Entry(name: "help", argument: "", explanation: "this list", make: { _ in .help }),
    Entry(
      name: "quit", argument: "", explanation: "leave; nothing is lost", make: { _ in .quit }),
  ]

  private static let synonyms = [
    "exit": "quit", "lesson": "learn", "q": "quit", "?": "help", "l": "lessons", "t": "traces",
    "s": "stats", "/": "search", "m": "map",
  ]

  /// Reads a command.
  ///
  /// - Throws: ``UnknownCommand`` if there is none of that name.
  init(_ line: String) throws(UnknownCommand) {
    // As in a pager, the words may follow the stroke at once.
    let line = line.trimmed.hasPrefix("/") ? "/ \(line.trimmed.dropFirst())" : line.trimmed
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = words.first?.lowercased() else {
      self = .start
      return
    }
    let name = Command.synonyms[word] ?? word
    guard let entry = Command.entries.first(where: { $0.name == name }) else {
      throw UnknownCommand(word: word)
    }
    let argument = words.count > 1 ? words[1].trimmed.unquoted : ""
    self = entry.make(argument.isEmpty ? nil : argument)
  }
}

/// A word that is no command, and the one that may have been meant.
struct UnknownCommand: Error, Equatable, CustomStringConvertible {
  var word: String

  var description: String {
    let names = Command.entries.map(\.name)
    guard let near = nearest(to: word, among: names) else {
      return "There is no command \"\(word)\". Type help for the list."
    }
    return "There is no command \"\(word)\". Did you mean \(near)?"
  }
}

extension String {
  /// Without quotation marks around it.
  fileprivate var unquoted: String {
    guard count > 1, let mark = first, mark == last, mark == "\"" || mark == "'" else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
