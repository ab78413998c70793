import Study

/// The words that can follow what was typed at `tutor>`.
struct CommandCompletion {
  let course: Course

  /// - Parameters:
  ///   - text: Everything before the cursor.
  ///   - word: The word that it ends in.
  func candidates(_ text: String, _ word: String) -> [String] {
    let before = text.dropLast(word.count).split(separator: " ").map { $0.lowercased() }
    return words(after: before).filter { $0.hasPrefix(word.lowercased()) }
  }

  private func words(after before: [String]) -> [String] {
    guard let command = before.first else { return Command.entries.map(\.name) }
    guard before.count == 1 else { return [] }
    switch command {
    case "learn", "lesson": return course.lessons.map(\.id)
    case "quiz", "search": return Set(course.lessons.map(\.id)).union(concepts).sorted()
    case "map": return concepts.sorted()
    case "trace": return course.traces.map(\.item.id)
    default: return []
    }
  }

  private var concepts: Set<String> {
    Set(course.lessons.flatMap(\.lesson.concepts)).union(course.cards.flatMap(\.concepts))
  }
}
