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
    return changes + new[min(place, new.count)...].map { .added($0) }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }
}
