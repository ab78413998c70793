/// A listing that is written as a change: `+` before what is new, `-` before what is gone. What it
/// comes to is the listing.
enum ChangedLines {
  /// The block as the listing that the change comes to; itself if it is no change.
  static func read(_ block: GuideBlock) -> GuideBlock {
    let isNamed = block.language.map { $0.contains("diff") || $0 == "patch" } ?? false
    guard block.kind == .code, isNamed || isSwift(block.language) else { return block }
    let lines = outdented(block.lines.filter { !isHead($0) })
    guard lines.contains(where: isMarked), isNamed || isWritten(lines) else { return block }
    let (source, change) = changed(lines)
    guard source.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return block }
    let text = source.joined(separator: "\n")
    // Operators begin lines, too: then the listing as it stands is what was meant.
    guard SwiftParse.isSound(text), isNamed || !SwiftParse.isSound(block.text) else { return block }
    var result = block
    result.lines = source
    result.language = "swift"
    result.change = change
    return result
  }

  private static func isSwift(_ language: String?) -> Bool {
    language.map { $0.isEmpty || $0 == "swift" } ?? true
  }

  private static func isMarked(_ line: String) -> Bool {
    line.hasPrefix("+") || line.hasPrefix("-")
  }

  /// The lines that say of which files and places a change is.
  private static func isHead(_ line: String) -> Bool {
    ["diff --git ", "index ", "--- ", "+++ ", "@@ ", "\\ No newline"].contains {
      line.hasPrefix($0)
    }
  }

  /// Whether something stands beside the marks, and there is more than one, or it is set in for them:
  /// entries of a list may be marked like that, too.
  private static func isWritten(_ lines: [String]) -> Bool {
    let others = lines.filter { !isMarked($0) && !$0.isEmpty }
    guard !others.isEmpty else { return false }
    return lines.count(where: isMarked) > 1 || others.allSatisfy { $0.hasPrefix(" ") }
  }

  private static func outdented(_ lines: [String]) -> [String] {
    let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let common = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : String($0.dropFirst(common)) }
  }

  private static func changed(_ lines: [String]) -> (source: [String], change: ListingChange) {
    // Where others begin in the column of the marks, a mark stands in the place of a space.
    let isSpaced = lines.contains { !isMarked($0) && !$0.isEmpty && !$0.hasPrefix(" ") }
    var source: [String] = []
    var change = ListingChange(added: [], removed: [])
    for line in lines {
      let rest = String(line.dropFirst())
      switch line.first {
      case "-": change.removed.append(isSpaced ? " " + rest : rest)
      case "+":
        source.append(isSpaced && rest.hasPrefix(" ") ? " " + rest : rest)
        change.added.append(source.count)
      default: source.append(isSpaced ? line : rest)
      }
    }
    return (source, change)
  }
}
