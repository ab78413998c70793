/// A text around what was found in it.
public struct Excerpt: Sendable, Equatable {
  /// A stretch of it, in which a word was searched for or not.
  public struct Piece: Sendable, Equatable {
    public var text: String
    public var isMarked: Bool
  }

  public var pieces: [Piece] = []
  /// Whether something is left out before it, and after it.
  public var isCutBefore = false
  public var isCutAfter = false
}

extension SearchResults.Place {
  /// The text around the first word that was found.
  ///
  /// - Parameter limit: The most characters.
  public func excerpt(limit: Int) -> Excerpt {
    let characters = Array(text)
    let start = start(characters, limit)
    let end = end(characters, start + limit)
    var excerpt = Excerpt(isCutBefore: start > 0, isCutAfter: end < characters.count)
    var place = start
    func add(to next: Int, isMarked: Bool) {
      guard next > place else { return }
      excerpt.pieces.append(
        Excerpt.Piece(text: String(characters[place..<next]), isMarked: isMarked))
      place = next
    }
    for mark in marks {
      add(to: min(end, mark.start), isMarked: false)
      add(to: min(end, mark.start + mark.length), isMarked: true)
    }
    add(to: end, isMarked: false)
    return excerpt
  }

  /// A third of the room stands before the word; a word that would be cut in two is left out.
  private func start(_ characters: [Character], _ limit: Int) -> Int {
    let first = marks.first?.start ?? 0
    guard characters.count > limit, first > limit / 3 else { return 0 }
    let wanted = min(first - limit / 3, characters.count - limit)
    let gap = characters[wanted...first].firstIndex(of: " ")
    return gap.map { $0 + 1 } ?? wanted
  }

  /// At the end of a word, unless the first one that was found would be lost.
  private func end(_ characters: [Character], _ wanted: Int) -> Int {
    guard wanted < characters.count else { return characters.count }
    let found = marks.first.map { $0.start + $0.length } ?? 0
    guard found < wanted else { return wanted }
    return characters[found...wanted].lastIndex(of: " ") ?? wanted
  }

  /// The same as text alone, with two stars around each word that was found.
  public var markedText: String {
    let excerpt = excerpt(limit: 100)
    let text = excerpt.pieces.map { $0.isMarked ? "**\($0.text)**" : $0.text }.joined()
    return (excerpt.isCutBefore ? "… " : "") + text + (excerpt.isCutAfter ? " …" : "")
  }

  /// What the place is, in a word or two.
  public var kindWords: String {
    switch kind {
    case .title, .heading, .concept, .code, .question, .trace: kind.rawValue
    case .prose: "text"
    case .explanation: "why"
    case .misconception: "wrong idea"
    }
  }
}

extension SearchResults {
  /// How many places are shown of a lesson before all are asked for.
  public static let fewPlaces = 3

  /// What was found, grouped by lesson: for pipes.
  ///
  /// - Parameter limit: The most places of a lesson.
  public func sentences(limit: Int) -> [String] {
    if let emptySentence { return [emptySentence] }
    return lessons.flatMap { lesson -> [String] in
      let left = lesson.count - limit
      let more = left > 0 ? ["  and \(left) more: --all"] : []
      return ["Lesson \(lesson.number), \(lesson.title) (\(lesson.lesson))"]
        + lesson.places.prefix(limit).map { place in
          let line = place.line.map { ", line \($0)" } ?? ""
          return
            "  step \(place.step) of \(lesson.steps)\(line), \(place.kindWords): \(place.markedText)"
        } + more
    }
  }
}
