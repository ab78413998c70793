import Guides

/// Joins a pack that was made anew with the one that a reader has studied: what somebody accepted,
/// dropped or edited stays as it is.
public struct PackKeeping {
  private let before: [String: String]
  private let record: PackRecord

  /// - Parameters:
  ///   - before: The texts of the pack as it is now, by path inside.
  ///   - record: What the last import wrote; nil if there is none to be read.
  public init(before: [String: String], record: PackRecord?) {
    self.before = before
    self.record = record ?? PackRecord()
  }

  /// The name of a pack that is there already: cards are known by it, wherever its folder has gone.
  public static func name(of files: [String: String]) -> String? {
    let lines = (files["pack.yml"] ?? "").split(separator: "\n")
    let name = lines.first { $0.hasPrefix("name: ") }?.dropFirst("name: ".count)
    return name.flatMap { Identifiers.slug(String($0), most: 40) == String($0) ? String($0) : nil }
  }

  /// What is to be written, and what is no longer of use.
  public struct Result: Sendable {
    public var files: [String: String]
    /// Lessons of the last import that nobody has touched and the guide has no more.
    public var superfluous: [String]
    public var record: PackRecord
    /// How many questions were left as the reader has them.
    public var keptItems: Int
    /// Lessons that the reader has edited, and that were left alone.
    public var keptLessons: [String]
    /// Names of questions and lessons by those that were made up for them, where they had others.
    public var names: [String: String] = [:]
  }

  public func joined(_ made: [String: String]) -> Result {
    let former = FormerNames(before)
    let questions = former.items(of: made)
    let paths = former.lessons(of: made)
    var result = Result(
      files: [:], superfluous: [], record: PackRecord(), keptItems: 0, keptLessons: [],
      names: questions)
    let items = keptItems
    for (path, text) in made where !path.hasSuffix(".md") { result.files[path] = text }
    for (path, text) in made where path.hasSuffix(".md") {
      let oldPath = paths[path]
      let old = oldPath.flatMap { before[$0] }
      var text = text.renamingItems(questions)
      if let old, let id = FormerNames.id(of: old), let own = FormerNames.id(of: text), own != id {
        text = text.renamingLesson(id)
        result.names[own] = id
      }
      note(text, at: path, in: &result.record)
      if let old, let oldPath, isEdited(old, at: oldPath) {
        result.files[path] = old
        result.keptLessons.append(path)
        continue
      }
      result.files[path] = LessonPieces(text).with { id, lines in
        guard let kept = items[id] else { return lines }
        result.keptItems += 1
        return kept
      }
      let orphans = old.map { self.orphans(of: $0, in: made.values, items, questions) } ?? []
      result.keptItems += orphans.count
      for lines in orphans { result.files[path]? += lines.joined(separator: "\n") + "\n\n" }
    }
    for (path, old) in before where path.hasSuffix(".md") && made[path] == nil {
      let hasMoved = paths.values.contains(path)
      let isUntouched = record.lessons[path] == PackRecord.mark(LessonPieces(old).words)
      let hasKept = LessonPieces(old).items.keys.contains { items[$0] != nil }
      if hasMoved || (isUntouched && !hasKept) { result.superfluous.append(path) }
    }
    for path in ["misconceptions.yml"] where before[path] != nil {
      result.files[path] = before[path]
    }
    result.keptLessons.sort()
    return result
  }

  /// Questions of a lesson that the reader kept and the guide gives no more: they stay at its end, if
  /// they ask about nothing that is gone.
  private func orphans(
    of old: String, in made: Dictionary<String, String>.Values, _ kept: [String: [String]],
    _ names: [String: String]
  ) -> [[String]] {
    let all = Set(made.flatMap { LessonPieces($0).items.keys }.map { names[$0] ?? $0 })
    return LessonPieces(old).items.sorted { $0.key < $1.key }.compactMap { id, _ in
      guard let lines = kept[id], !all.contains(id), !lines.contains("draft: dropped"),
        !lines.contains(where: { $0.hasPrefix("listing:") })
      else { return nil }
      return lines
    }
  }

  /// Marks a lesson and its questions as they are written now.
  private func note(_ text: String, at path: String, in record: inout PackRecord) {
    let pieces = LessonPieces(text)
    for (id, lines) in pieces.items {
      record.items[id] = PackRecord.mark(lines.joined(separator: "\n"))
    }
    record.lessons[path] = PackRecord.mark(pieces.words)
  }

  /// Questions that are not as the last import wrote them.
  private var keptItems: [String: [String]] {
    before.reduce(into: [:]) { kept, file in
      guard file.key.hasSuffix(".md") else { return }
      for (id, lines) in LessonPieces(file.value).items where !id.isEmpty {
        let isUntouched = record.items[id] == PackRecord.mark(lines.joined(separator: "\n"))
        if !isUntouched { kept[id] = lines }
      }
    }
  }

  /// Whether the words of a lesson are not as they were written. Without a record nobody knows, and
  /// what nobody knows is taken for the reader's.
  private func isEdited(_ text: String, at path: String) -> Bool {
    guard let mark = record.lessons[path] else { return true }
    return mark != PackRecord.mark(LessonPieces(text).words)
  }
}
