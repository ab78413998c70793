/// How far the lines of a listing are set in; some have lost it.
enum Indentation {
  /// The lines without what all of them are set in.
  static func outdented(_ lines: [String]) -> [String] {
    let spaced = lines.map { $0.replacingTabs }
    let indents = spaced.filter { !$0.allSatisfy { $0 == " " } }.map {
      $0.prefix { $0 == " " }.count
    }
    let common = indents.min() ?? 0
    let lines = spaced.map { $0.allSatisfy { $0 == " " } ? "" : String($0.dropFirst(common)) }
    return restored(lines)
  }

  /// Sets in by brackets, if no line is set in at all.
  private static func restored(_ lines: [String]) -> [String] {
    guard lines.count >= 3, !lines.contains(where: { $0.hasPrefix(" ") }),
      !lines.contains(where: { $0.contains("\"\"\"") })
    else { return lines }
    var open: [Character] = []
    var deepest = 0
    for line in lines {
      Brackets.count(BareCode.of(Substring(line)), in: &open)
      deepest = max(deepest, open.count)
    }
    // Deeper than this, nobody reads it, and it would take more room than the guide.
    guard deepest <= 30 else { return lines }
    open = []
    return lines.map { line in
      let bare = BareCode.of(Substring(line))
      let closing = bare.prefix { "})]".contains($0) }.count
      let chain = line.hasPrefix(".") ? 1 : 0
      let depth = max(0, open.count - closing) + chain
      Brackets.count(bare, in: &open)
      return line.isEmpty ? "" : String(repeating: "    ", count: depth) + line
    }
  }
}

extension String {
  /// Tabs as four spaces.
  fileprivate var replacingTabs: String {
    contains("\t") ? map { $0 == "\t" ? "    " : String($0) }.joined() : self
  }
}
