/// Finds words in the lessons: in any order, by their beginnings, without regard to case and accents.
///
/// It reads the lessons through, once for each search, and keeps nothing: some hundred lessons take
/// less time than an index of them would to be built, and nobody who does not search pays for it.
/// The full-text search of SQLite finds rows where places are wanted, and knows nothing of the parts
/// of `onChange`.
struct Search {
  let reading: PassageReading
  private let query: String
  /// Folded, each once.
  private let wanted: [String]

  init(_ query: String, _ reading: PassageReading) {
    self.reading = reading
    self.query = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    wanted = SearchWords(query).words.map(\.folded).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  func results() -> SearchResults {
    guard !wanted.isEmpty else { return SearchResults(query: query, lessons: []) }
    let found = reading.course.lessons.compactMap(found)
    // Of equally good lessons the one that says more of it comes first.
    let lessons = found.sorted { left, right in
      (right.score, right.lesson.places.count, left.lesson.number)
        < (left.score, left.lesson.places.count, right.lesson.number)
    }
    return SearchResults(
      query: query, lessons: lessons.map(\.lesson), suggestion: lessons.isEmpty ? suggestion() : nil
    )
  }

  private func found(_ lesson: CourseLesson) -> (lesson: SearchResults.Lesson, score: Int)? {
    var best = [Int](repeating: 0, count: wanted.count)
    var places: [(place: SearchResults.Place, words: Int, score: Int)] = []
    for passage in reading.passages(of: lesson) {
      let scores = scores(passage)
      let words = scores.count { $0 > 0 }
      guard words > 0 else { continue }
      best = zip(best, scores).map(max)
      places.append((place(passage), words, scores.reduce(0, +)))
    }
    guard best.allSatisfy({ $0 > 0 }) else { return nil }
    // Equally good ones stay in the order in which they are read.
    let sorted = places.enumerated().sorted { left, right in
      (right.element.words, right.element.score, left.offset)
        < (left.element.words, left.element.score, right.offset)
    }
    return (
      SearchResults.Lesson(
        lesson: lesson.id, number: lesson.number, title: lesson.title, steps: lesson.pages.count,
        path: lesson.lesson.path, places: sorted.map(\.element.place)), best.reduce(0, +)
    )
  }

  /// What each wanted word is worth in a passage; 0 where it does not occur.
  private func scores(_ passage: Passage) -> [Int] {
    let words = SearchWords(passage.text).words
    return wanted.map { wanted in
      let match = words.compactMap { $0.match(wanted) }.max()
      return passage.kind.weight * (match?.rawValue ?? 0)
    }
  }

  private func place(_ passage: Passage) -> SearchResults.Place {
    let text = passage.text
    let marks = SearchWords(text).words.filter { word in
      wanted.contains { word.match($0) != nil }
    }.map { word in
      let start = text.utf8.index(text.startIndex, offsetBy: word.range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: word.range.upperBound)
      return SearchResults.MarkedRange(
        start: text.distance(from: text.startIndex, to: start), length: text[start..<end].count)
    }
    return SearchResults.Place(
      kind: passage.kind, step: passage.page + 1, line: passage.line, item: passage.item,
      text: text, marks: marks)
  }

  /// The query with the words that occur nowhere replaced by those that they may be slips of; nil if
  /// that mends nothing.
  private func suggestion() -> String? {
    var counts: [String: Int] = [:]
    for lesson in reading.course.lessons {
      for passage in reading.passages(of: lesson) {
        for word in SearchWords(passage.text).words {
          for spelling in word.spellings { counts[spelling, default: 0] += 1 }
        }
      }
    }
    var isMended = false
    let mended = wanted.map { word -> String in
      guard !counts.keys.contains(where: { $0.hasPrefix(word) }) else { return word }
      let near = counts.filter { isSlip(word, of: $0.key) }
        .min { ($1.value, $0.key) < ($0.value, $1.key) }
      isMended = isMended || near != nil
      return near?.key ?? word
    }
    return isMended ? mended.joined(separator: " ") : nil
  }

  /// Whether one letter was left out, put in, replaced or changed places with its neighbour. Of three
  /// letters one is another word.
  private func isSlip(_ word: String, of other: String) -> Bool {
    min(word.count, other.count) > 3 && abs(word.count - other.count) < 2
      && editDistance(word, other) == 1
  }
}

extension SearchResults.Kind {
  /// The worst match of each outweighs the best of the next: a ``SearchWords/Word/Match`` counts one
  /// to three.
  fileprivate var weight: Int {
    switch self {
    case .title: 64
    case .heading, .concept: 16
    case .prose, .question, .trace, .explanation, .misconception: 4
    case .code: 1
    }
  }
}

extension StudySession {
  /// Finds words in lessons, questions, traces, concepts and misconceptions. Nothing is found in
  /// keys and explanations of questions that were not answered yet.
  public func search(_ query: String) throws -> SearchResults {
    let answered = Set(try store.memories().keys)
    return Search(query, PassageReading(course: course, answered: answered)).results()
  }
}
