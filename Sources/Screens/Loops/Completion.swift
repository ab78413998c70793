import Study

/// The words that can follow what was typed at `tutor>`.
struct CommandCompletion {
  let course: Course
  /// Gives the files and folders whose path begins with a text.
  var fileNames: (String) -> [String] = { _ in [] }

  /// - Parameters:
  ///   - text: Everything before the cursor.
  ///   - word: What stands between the last blank of it and the cursor: candidates take its place.
  func candidates(_ text: String, _ word: String) -> [String] {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first, text.count > first.count else {
      return Command.entries.map(\.name).filter { $0.hasPrefix(word.lowercased()) }
    }
    guard let entry = Command.entry(named: first.lowercased()) else { return [] }
    let argument = TypedArgument(words.count > 1 ? String(words[1]) : "")
    return argument.completed(with: names(for: entry, argument.text), from: word)
  }

  /// - Parameter beginning: What they begin with.
  private func names(for entry: Command.Entry, _ beginning: String) -> [String] {
    var names: [String] = []
    let kinds = entry.argument
    if kinds.contains("LESSON") || kinds.contains("TOPIC") { names += course.lessons.map(\.id) }
    if kinds.contains("TOPIC") { names += course.cards.flatMap { $0.concepts + [$0.item.id] } }
    if kinds.contains("TRACE") { names += course.traces.map(\.item.id) }
    let known = Set(names.filter { $0.hasPrefix(beginning.lowercased()) }).sorted()
    return known + (kinds.contains("FILE") ? fileNames(beginning) : [])
  }
}

/// What was typed of an argument that may hold blanks, then with quotation marks around it.
private struct TypedArgument {
  let raw: String
  /// The mark that was opened, if one was.
  private let mark: Character?

  init(_ raw: String) {
    self.raw = raw
    mark = raw.first.flatMap { "\"'".contains($0) ? $0 : nil }
  }

  /// Without the mark.
  var text: String { mark == nil ? raw : String(raw.dropFirst()) }

  /// What can take the place of the last word, so that the argument is one of the names.
  func completed(with names: [String], from word: String) -> [String] {
    let needsMarks = !raw.contains(" ") && names.contains { $0.contains(" ") }
    let typed = raw.dropLast(word.count)
    return names.compactMap { name in
      let whole = quoted(name, by: mark ?? (needsMarks ? name.unusedMark : nil))
      return whole.hasPrefix(typed) ? String(whole.dropFirst(typed.count)) : nil
    }
  }

  /// A folder's name goes on after its slash.
  private func quoted(_ name: String, by mark: Character?) -> String {
    guard let mark else { return name }
    return "\(mark)\(name)" + (name.hasSuffix("/") ? "" : String(mark))
  }
}

extension String {
  fileprivate var unusedMark: Character { contains("\"") ? "'" : "\"" }
}
