/// Types of one name in several files: each file means its own, or the one that stands nearest.
///
/// All but the first are called by their file as well: `Cart.Row`.
struct SharedNames {
  private struct DeclaredName {
    var file: Int
    var isPrivate: Bool
    /// What the program calls it.
    var key: String
  }

  private let files: [SourceFile]
  private var declared: [String: [DeclaredName]] = [:]
  /// `SwiftUI.Toggle`, where the program has a `Toggle`, which is nearer.
  private let hidden: Set<String>
  private static let framework = "SwiftUI."

  init(_ parsed: [ParsedFile], in files: [SourceFile]) {
    self.files = files
    hidden = Set(parsed.flatMap(\.types).flatMap(\.declaredNames).map { Self.framework + $0 })
    for type in parsed.flatMap(\.types) where type.kind != .extensionType {
      declared[type.name, default: []].append(
        DeclaredName(file: type.place.file, isPrivate: type.isPrivate, key: type.name))
    }
    let taken = Set(declared.keys)
    declared = declared.filter { Set($0.value.map(\.file)).count > 1 }
    for (name, places) in declared {
      // One that all files may mean keeps the name.
      let first = places.firstIndex { !$0.isPrivate } ?? 0
      for index in places.indices where places[index].file != places[first].file {
        declared[name]?[index].key = Self.key(name, in: files[places[index].file], besides: taken)
      }
    }
    separateTwins()
  }

  /// Two files of one name, in two folders.
  private mutating func separateTwins() {
    for (name, places) in declared {
      var seen: [String: Int] = [:]
      for (index, place) in places.enumerated() {
        let count = seen[place.key, default: 0]
        seen[place.key] = count + 1
        if count > 0, place.key != name { declared[name]?[index].key += "\(count + 1)" }
      }
    }
  }

  private static func key(_ name: String, in file: SourceFile, besides taken: Set<String>)
    -> String
  {
    let last = file.name.split(separator: "/").last ?? ""
    let base = last.prefix { $0 != "." }.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let word = base.prefix(1).uppercased() + base.dropFirst()
    return taken.contains(word) ? "\(word)_\(name)" : "\(word).\(name)"
  }

  /// What a file calls by names that others use too.
  func renames(in file: Int) -> [String: String] {
    let text = files[file].text
    let qualified = text.contains(Self.framework) ? hidden.filter { text.contains($0) } : []
    let kept = Dictionary(uniqueKeysWithValues: qualified.map { ($0, $0) })
    return declared.reduce(into: kept) { renames, entry in
      let (name, places) = entry
      let visible = places.filter { $0.file == file || !$0.isPrivate }
      let nearest = visible.max { nearness($0.file, file) < nearness($1.file, file) }
      guard let key = nearest?.key, key != name, text.contains(name) else { return }
      renames[name] = key
    }
  }

  /// How many folders two files have in common; its own comes before all.
  private func nearness(_ other: Int, _ file: Int) -> Int {
    if other == file { return .max }
    let left = files[other].name.split(separator: "/")
    let right = files[file].name.split(separator: "/")
    return zip(left, right).prefix { $0 == $1 }.count
  }

  /// `Toggle` of `SwiftUI.Toggle`; nil of other names.
  static func nameBehindFramework(_ name: String) -> String? {
    name.hasPrefix(framework) ? String(name.dropFirst(framework.count)) : nil
  }

  /// The names that not only private types share, in alphabetical order.
  var ambiguous: [String] {
    declared.filter { $0.value.count { !$0.isPrivate } > 1 }.keys.sorted()
  }
}

extension TypeDeclaration {
  /// Its name, and those of the types in it, each without what is around it.
  fileprivate var declaredNames: [String] {
    (kind == .extensionType ? [] : [name]) + nested.flatMap(\.declaredNames)
  }
}
