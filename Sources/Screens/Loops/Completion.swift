import Study

/// The words that can follow what was typed at `tutor>`.
struct CommandCompletion {
  let course: Course
  let outer: OuterCommands

  /// - Parameters:
  ///   - text: Everything before the cursor.
  ///   - word: The word that it ends in.
  func candidates(_ text: String, _ word: String) -> [String] {
    guard let words = try? ShellWords(String(text.dropLast(word.count))).words else { return [] }
    guard let command = words.first?.lowercased() else { return matching(word, commandNames) }
    if command == "help", words.count == 1 { return matching(word, commandNames) }
    let own = Command.entries.first { $0.name == command }
    var candidates: [String] = []
    if words.count == 1, let names = own?.names { candidates = course.names(names) }
    for candidate in outer.candidates(words, word, course) where !candidates.contains(candidate) {
      candidates.append(candidate)
    }
    return matching(word, candidates)
  }

  private var commandNames: [String] {
    let own = Command.entries.map(\.name)
    return own + outer.entries.map(\.name).filter { !own.contains($0) }
  }

  /// Names are found however they are written; files are not.
  private func matching(_ word: String, _ candidates: [String]) -> [String] {
    candidates.filter { $0.hasPrefix(word) || $0.hasPrefix(word.lowercased()) }
  }
}
