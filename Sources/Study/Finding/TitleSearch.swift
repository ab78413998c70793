/// What somebody calls by its title, by its name in words, or by some of those words: `property
/// wrappers`, `who owns it`.
struct TitleSearch {
  /// What something is called, by the program and by people.
  struct TitledName {
    var name: String
    var title: String
  }

  private let words: [String]

  init(_ typed: String) { words = Self.words(of: typed) }

  /// - Parameter ranks: What may be meant; an earlier rank goes before a later one.
  /// - Returns: nil if none is, or several of a rank are.
  func name(among ranks: [[TitledName]]) -> String? {
    // A letter or two say nothing.
    guard words.joined().count > 2 else { return nil }
    let whole = ranks.joined().first { candidate in
      words == Self.words(of: candidate.name) || words == Self.words(of: candidate.title)
    }
    if let whole { return whole.name }
    for rank in ranks {
      let found = rank.filter(hasAllWords)
      if !found.isEmpty { return found.count == 1 ? found[0].name : nil }
    }
    return nil
  }

  /// The beginning of a word stands for it.
  private func hasAllWords(_ candidate: TitledName) -> Bool {
    let there = Self.words(of: candidate.name) + Self.words(of: candidate.title)
    return words.allSatisfy { word in there.contains { $0.hasPrefix(word) } }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension Course {
  /// The name that words stand for which are none: those of its title, or some of them that nothing
  /// else has. Nil if they stand for nothing, or for several things.
  public func name(_ kind: CourseNames, called words: String) -> String? {
    TitleSearch(words).name(among: candidates(kind))
  }

  /// By identifier, number, or title: `who-reruns`, `7`, `who runs again`.
  public func lesson(called words: String) -> CourseLesson? {
    lesson(words) ?? name(.lesson, called: words).flatMap { lesson($0) }
  }

  private func candidates(_ kind: CourseNames) -> [[TitleSearch.TitledName]] {
    func untitled(_ names: [String]) -> [TitleSearch.TitledName] {
      names.map { TitleSearch.TitledName(name: $0, title: "") }
    }
    let lessons = lessons.map { TitleSearch.TitledName(name: $0.id, title: $0.title) }
    switch kind {
    case .lesson: return [lessons]
    case .concept, .trace, .exercise: return [untitled(names(kind))]
    case .topic:
      let topics = topics.map { TitleSearch.TitledName(name: $0.slug, title: $0.title) }
      return [topics, lessons, untitled(names(.concept))]
    case .drill:
      let families = DrillFamily.allCases.map {
        TitleSearch.TitledName(name: $0.rawValue, title: $0.title)
      }
      let names = Set(names(.drill))
      return [families, lessons.filter { names.contains($0.name) }, untitled(names.sorted())]
    }
  }
}
