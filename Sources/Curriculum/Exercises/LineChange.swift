/// A line of a text that was changed, as a comparison shows it.
public enum LineChange: Sendable, Equatable {
  case same(String)
  case removed(String)
  case added(String)

  /// Longer texts are not compared: nobody would read it, and it takes too long.
  private static let mostLines = 2_000

  /// The lines of both texts in order; none if they are the same, or too long.
  public static func between(_ old: String, _ new: String) -> [LineChange] {
    let old = lines(old)
    let new = lines(new)
    guard old != new, max(old.count, new.count) <= mostLines else { return [] }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [LineChange] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        changes.append(.removed(line))
        continue
      }
      while inserted.contains(place) {
        changes.append(.added(new[place]))
        place += 1
      }
      changes.append(.same(line))
      place += 1
    }
    changes += new[min(place, new.count)...].map { .added($0) }
    return beginningWithWords(changes)
  }

  private var line: String {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line
    }
  }

  /// The same, with what is added or removed as one piece beginning at its own first words: a type
  /// that was put between two others is told from its `struct` to its brace, and not from the brace
  /// of the type above to its own last line but one.
  private static func beginningWithWords(_ changes: [LineChange]) -> [LineChange] {
    var changes = changes
    var start = 0
    while start < changes.count {
      var end = start + 1
      switch changes[start] {
      case .same: break
      case .added:
        while end < changes.count, case .added = changes[end] { end += 1 }
        slide(&changes, start, end) { .added($0) }
      case .removed:
        while end < changes.count, case .removed = changes[end] { end += 1 }
        slide(&changes, start, end) { .removed($0) }
      }
      start = end
    }
    return changes
  }

  /// Moves a piece down for as long as it begins with a line without words that follows it, too.
  private static func slide(
    _ changes: inout [LineChange], _ start: Int, _ end: Int, _ changed: (String) -> LineChange
  ) {
    var (start, end) = (start, end)
    guard start == 0 || changes[start - 1].isSame else { return }
    while end < changes.count, changes[end].isSame, changes[end].line == changes[start].line,
      !changes[start].line.contains(where: \.isLetter)
    {
      changes[end] = changed(changes[end].line)
      changes[start] = .same(changes[start].line)
      start += 1
      end += 1
    }
  }

  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }
}

extension [LineChange] {
  /// The places of lines that stayed and over which another one was moved: without them it looks as if
  /// a line were replaced by itself. Of many the first and the last.
  public var passedByMoves: Set<Int> {
    var places: Set<Int> = []
    var removed: [String: [Int]] = [:]
    var added: [String: [Int]] = [:]
    for (index, change) in enumerated() {
      switch change {
      case .removed(let line): removed[line, default: []].append(index)
      case .added(let line): added[line, default: []].append(index)
      case .same: continue
      }
    }
    for (line, old) in removed where line.contains(where: \.isLetter) {
      for (from, to) in zip(old, added[line] ?? []) {
        let between = (Swift.min(from, to)..<Swift.max(from, to)).filter { self[$0].isSame }
        places.formUnion(between.count <= 3 ? between : [between[0], between[between.count - 1]])
      }
    }
    return places
  }
}
