/// Which files of a folder are compiled together.
struct ModuleGroups {
  /// The indices of their files, in the order of the source.
  let modules: [[Int]]

  /// A package's targets have folders of their own. What else there is, is one module, unless two of
  /// its files give a type the same name: then these are apps side by side, a folder each.
  init(_ files: [SourceFile]) {
    let byTarget = Self.grouped(Array(files.indices)) { Self.target(of: files[$0].name) ?? "" }
    modules = byTarget.flatMap { key, group -> [[Int]] in
      guard key.isEmpty, Self.hasDuplicates(group.map { files[$0] }) else { return [group] }
      return Self.grouped(group) { String(files[$0].name.split(separator: "/").first ?? "") }
        .map(\.1)
    }
  }

  private static func grouped(
    _ files: [Int], by key: (Int) -> String
  ) -> [(String, [Int])] {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    for file in files {
      let key = key(file)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(file)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// `Packages/Models/Sources/Models` of a file in it.
  private static func target(of name: String) -> String? {
    let parts = name.split(separator: "/").dropLast()
    guard let folder = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      folder + 1 < parts.endIndex
    else { return nil }
    return parts[...(folder + 1)].joined(separator: "/")
  }

  private static func hasDuplicates(_ files: [SourceFile]) -> Bool {
    guard files.count > 1 else { return false }
    var seen: Set<Substring> = []
    for file in files {
      for line in file.text.split(whereSeparator: \.isNewline) {
        guard let name = declaredType(line) else { continue }
        if !seen.insert(name).inserted { return true }
      }
    }
    return false
  }

  /// The type that a line declares outside of all others: it stands at the very beginning.
  private static func declaredType(_ line: Substring) -> Substring? {
    guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t"),
      first != UInt8(ascii: "/")
    else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard
      let keyword = words.firstIndex(where: {
        ["struct", "class", "enum", "actor", "protocol"].contains($0)
      }), keyword + 1 < words.endIndex,
      !words[..<keyword].contains(where: { $0 == "private" || $0 == "fileprivate" })
    else { return nil }
    return words[keyword + 1]
  }
}
