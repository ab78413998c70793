import Study

extension Command {
  /// Reads a command. One with options, or with more than one argument, is the command line's.
  ///
  /// - Throws: ``UnreadableCommand``.
  init(_ line: String, among outer: OuterCommands) throws(UnreadableCommand) {
    // The colon that a command needs on a page does no harm here. As in a pager, the words may
    // follow the stroke at once.
    let plain = line.trimmed.drop { $0 == ":" }
    guard line.trimmed.isEmpty || !plain.isEmpty else {
      throw UnreadableCommand(
        description: "A command follows the colon. Type help for the list.")
    }
    let line = plain.hasPrefix("/") ? "/ \(plain.dropFirst())" : String(plain)
    var words: [String]
    do { words = try ShellWords(line, home: outer.home).words } catch {
      throw UnreadableCommand(description: error.description)
    }
    // The help and the manual name the program before each command.
    if words.first == "tutor" { words.removeFirst() }
    guard let first = words.first else {
      self = .start
      return
    }
    let name = try Command.name(of: first, among: outer)
    let entry = Command.entry(named: name)
    if let command = entry?.command(words.dropFirst()) {
      self = command
    } else if outer.entry(name) != nil {
      self = .outer([name] + words.dropFirst())
    } else {
      let form = "\(name) \(entry?.argument ?? "")".trimmed
      throw UnreadableCommand(description: "This does not fit. It is used so: \(form)")
    }
  }

  /// The command that a word stands for: its name, a synonym, or a beginning that no other has.
  ///
  /// - Throws: ``UnreadableCommand``.
  static func name(
    of word: String, among outer: OuterCommands
  ) throws(UnreadableCommand) -> String {
    if let entry = entry(named: word.lowercased()) { return entry.name }
    let own = entries.map(\.name)
    let names = own + outer.entries().map(\.name).filter { !own.contains($0) }
    switch TypedName(word, among: names) {
    case .name(let name): return name
    case .ambiguous(let names): throw UnreadableCommand(word, couldBe: names)
    case .near(let names): throw UnreadableCommand(unknown: word, near: names)
    case .unknown: throw UnreadableCommand(unknown: word, near: [])
    }
  }
}
