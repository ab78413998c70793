/// Which files of a folder are compiled together.
struct ModuleGroups {
  /// The indices of their files, in the order of the source.
  let modules: [[Int]]
  /// Whether apps are told apart by their folders alone: then they may share files.
  let isGuess: Bool

  /// A package's targets have folders of their own, and so have an app's tests. What else there is, is one module, unless two of
  /// its files give a type the same name: then these are apps side by side, a folder each.
  init(_ files: [SourceFile]) {
    let whole = Set(files.compactMap { Self.sources(around: $0.name) })
      .union(Self.undivided(files))
    let playgrounds = Self.playgrounds(files)
    let tests = Self.tests(files)
    let byTarget = Self.grouped(Array(files.indices)) { index in
      let name = files[index].name
      return Self.playground(around: name).flatMap { playgrounds.contains($0) ? $0 : nil }
        ?? Self.target(of: name, whole) ?? Self.tests(around: name).first(where: tests.contains)
        ?? ""
    }
    var isGuess = false
    modules = byTarget.flatMap { key, group -> [[Int]] in
      guard key.isEmpty, Self.hasDuplicates(group.map { files[$0] }) else { return [group] }
      isGuess = true
      return Self.apps(group, files, depth: 0)
    }
    self.isGuess = isGuess
  }

  /// Files that are apps side by side, however deep their folders are: further down each app has its
  /// own `@main`.
  private static func apps(_ group: [Int], _ files: [SourceFile], depth: Int) -> [[Int]] {
    let folders = grouped(group) { index in
      let parts = files[index].name.split(separator: "/").dropLast()
      return parts.count > depth ? String(parts[depth]) : ""
    }.map(\.1)
    if depth > 0, folders.count(where: { $0.contains { files[$0].isEntry } }) < 2 { return [group] }
    return folders.flatMap { folder -> [[Int]] in
      let isDeeper = folder.contains { files[$0].name.split(separator: "/").count > depth + 2 }
      guard isDeeper, hasDuplicates(folder.map { files[$0] }) else { return [folder] }
      return apps(folder, files, depth: depth + 1)
    }
  }

  /// The playgrounds of one page: with their own sources each of them is a program.
  private static func playgrounds(_ files: [SourceFile]) -> Set<String> {
    var pages: [String: Set<Substring>] = [:]
    for file in files {
      guard let playground = playground(around: file.name) else { continue }
      let page = file.name.split(separator: "/").first { $0.hasSuffix(".xcplaygroundpage") }
      pages[playground, default: []].formUnion([page].compactMap(\.self))
    }
    return Set(pages.filter { $0.value.count < 2 }.keys)
  }

  /// The folder `Try.playground` of a file in it.
  private static func playground(around name: String) -> String? {
    let parts = name.split(separator: "/").dropLast()
    guard let folder = parts.firstIndex(where: { $0.hasSuffix(".playground") }) else { return nil }
    return parts[...folder].joined(separator: "/")
  }

  /// The folders of tests, which are a program beside the app: they import it, and what else it takes
  /// to test.
  private static func tests(_ files: [SourceFile]) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      let folders = tests(around: file.name)
      guard folders.contains(where: { !found.contains($0) }),
        !Set(importedModules(file)).isDisjoint(with: ["XCTest", "Testing"])
      else { continue }
      found.formUnion(folders)
    }
    return found
  }

  /// The folders `App/AppTests` around a file, the outermost first.
  private static func tests(around name: String) -> [String] {
    let parts = name.split(separator: "/").dropLast()
    return parts.indices.filter { parts[$0].hasSuffix("Tests") }
      .map { parts[...$0].joined(separator: "/") }
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
  ///
  /// - Parameter whole: Folders of sources that are one target.
  private static func target(of name: String, _ whole: Set<String>) -> String? {
    let parts = name.split(separator: "/").dropLast()
    guard let folder = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
      return nil
    }
    let sources = parts[...folder].joined(separator: "/")
    if whole.contains(sources) { return sources }
    guard folder + 1 < parts.endIndex else { return nil }
    return parts[...(folder + 1)].joined(separator: "/")
  }

  /// The folder `Models/Sources` of a file that stands in it and in none of its folders: then these
  /// are parts of one target.
  private static func sources(around name: String) -> String? {
    let parts = name.split(separator: "/").dropLast()
    guard parts.count > 1, parts.last == "Sources" else { return nil }
    return parts.joined(separator: "/")
  }

  /// The folders of sources whose folders are parts of one target: no file imports one of them by
  /// its name, as targets of a package do, and no two of them give a type the same name or begin a
  /// program.
  private static func undivided(_ files: [SourceFile]) -> Set<String> {
    var parts: [String: [Substring: [SourceFile]]] = [:]
    for file in files {
      let folders = file.name.split(separator: "/").dropLast()
      guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else {
        continue
      }
      parts[folders[...sources].joined(separator: "/"), default: [:]][
        folders[sources + 1], default: []
      ].append(file)
    }
    let several = parts.filter { $0.value.count > 1 }
    guard !several.isEmpty else { return [] }
    let imported = Set(files.flatMap(importedModules))
    return Set(
      several.filter { _, folders in
        let together = folders.values.flatMap(\.self)
        return imported.isDisjoint(with: folders.keys) && together.count(where: \.isEntry) < 2
          && !hasDuplicates(together)
      }.keys)
  }

  /// What a file imports, at the beginning of its lines.
  private static func importedModules(_ file: SourceFile) -> [Substring] {
    file.text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard mayDeclare(line) else { return nil }
      let words = Substring(line).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let word = words.firstIndex(of: "import"), word < 3, word + 1 < words.endIndex else {
        return nil
      }
      return words[word + 1]
    }
  }

  private static func hasDuplicates(_ files: [SourceFile]) -> Bool {
    guard files.count > 1 else { return false }
    var seen: Set<Substring> = []
    for file in files {
      for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) where mayDeclare(line) {
        guard let name = declaredType(Substring(line)) else { continue }
        if !seen.insert(name).inserted { return true }
      }
    }
    return false
  }

  /// Whether a line may declare a type outside of all others: it stands at the very beginning.
  private static func mayDeclare(_ line: Substring.UTF8View) -> Bool {
    guard let first = line.first else { return false }
    return first == UInt8(ascii: "@") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  /// The type that a line declares.
  private static func declaredType(_ line: Substring) -> Substring? {
    // `extension Song { struct Part {`: what stands in braces is a part of something else.
    let words = line.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard
      let keyword = words.firstIndex(where: {
        ["struct", "class", "enum", "actor", "protocol"].contains($0)
      }), keyword + 1 < words.endIndex,
      !words[..<keyword].contains(where: { $0 == "private" || $0 == "fileprivate" })
    else { return nil }
    return words[keyword + 1]
  }
}

extension SourceFile {
  /// Whether a program begins in it.
  fileprivate var isEntry: Bool {
    name.hasSuffix("/main.swift")
      || ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { text.contains($0) }
  }
}
