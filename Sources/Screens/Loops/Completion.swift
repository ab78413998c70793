import Curriculum
import Study

/// The words that can follow what was typed at `tutor>`.
struct CommandCompletion {
  let course: Course
  let outer: OuterCommands

  /// - Parameters:
  ///   - text: Everything before the cursor.
  ///   - word: What stands between the last blank of it and the cursor: candidates take its place.
  func candidates(_ text: String, _ word: String) -> [String] {
    let argument = TypedArgument(endOf: text)
    let before = text.dropLast(argument.raw.count)
    guard let words = try? ShellWords(String(before)).words else { return [] }
    return argument.completed(with: names(after: words, argument.text), from: word)
  }

  private func names(after words: [String], _ beginning: String) -> [String] {
    guard let first = words.first else { return matching(beginning, commandNames) }
    let command = (try? Command.name(of: first, among: outer)) ?? first.lowercased()
    if command == "help", words.count == 1 {
      return matching(beginning, commandNames + [CommandHelp.events])
    }
    let own = Command.entry(named: command)
    var candidates: [String] = []
    if words.count == 1, let names = own?.names { candidates = course.names(names) }
    let name = [own?.name ?? command] + words.dropFirst()
    for candidate in outer.candidates(name, beginning, course)
    where !candidates.contains(candidate) {
      candidates.append(candidate)
    }
    return matching(beginning, candidates)
  }

  private var commandNames: [String] {
    let own = Command.entries.map(\.name)
    return own + outer.entries().map(\.name).filter { !own.contains($0) }
  }

  /// Names are found however they are written; files are not.
  private func matching(_ beginning: String, _ candidates: [String]) -> [String] {
    candidates.filter { $0.hasPrefix(beginning) || $0.hasPrefix(beginning.lowercased()) }
  }
}

/// What was typed of an argument that may hold blanks, then with quotation marks around it.
private struct TypedArgument {
  let raw: String
  /// The mark that was opened, if one was.
  private let mark: Character?

  /// The argument that a line ends in; empty behind a blank.
  init(endOf line: String) {
    var start = line.startIndex
    var open: Character?
    for index in line.indices {
      let character = line[index]
      if let mark = open {
        if character == mark { open = nil }
      } else if character == "\"" || character == "'" {
        open = character
      } else if character.isWhitespace {
        start = line.index(after: index)
      }
    }
    raw = String(line[start...])
    mark = open
  }

  /// Without the marks.
  var text: String { raw.filter { $0 != "\"" && $0 != "'" } }

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
