import Interpreter

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

  /// - Parameter limit: How many places are listed of a lesson; of the others the number is kept. In a
  ///   large course hundreds of thousands may be found.
  func results(limit: Int = .max) -> SearchResults {
    guard !wanted.isEmpty else { return SearchResults(query: query, lessons: []) }
    // The text of each lesson is read once, and none is kept.
    var offered: Set<String> = []
    var finds: [(lesson: CourseLesson, path: String, find: Find)] = []
    for lesson in reading.course.lessons {
      lesson.passing {
        offered.formUnion(reading.misconceptions(offeredBy: lesson))
        finds.append((lesson, lesson.lesson.path, find(in: reading.passages(of: lesson), limit)))
      }
    }
    let found = finds.compactMap { lesson, path, find in
      let more = reading.misconceptions(of: lesson, offered: offered)
      return result(lesson, path, self.find(in: more, limit, after: find))
    }
    // Of equally good lessons the one that says more of it comes first.
    let lessons = found.sorted { left, right in
      (right.score, right.lesson.count, left.lesson.number)
        < (left.score, left.lesson.count, right.lesson.number)
    }
    return SearchResults(
      query: query, lessons: lessons.map(\.lesson),
      suggestion: lessons.isEmpty ? suggestion(offered) : nil)
  }

  /// What was found in the passages of a lesson.
  private struct Find {
    /// What each wanted word is worth in its best passage.
    var best: [Int]
    /// The best first, as many as are listed; of equally good ones, the first that is read.
    var places: [(passage: Passage, words: Int, score: Int)] = []
    /// How many places there are.
    var count = 0

    mutating func add(_ passage: Passage, _ scores: [Int], limit: Int) {
      let words = scores.count { $0 > 0 }
      guard words > 0 else { return }
      let score = scores.reduce(0, +)
      best = zip(best, scores).map(max)
      count += 1
      let isLast = places.last.map { (words, score) <= ($0.words, $0.score) } ?? true
      guard !isLast else {
        if places.count < limit { places.append((passage, words, score)) }
        return
      }
      let index = places.firstIndex { ($0.words, $0.score) < (words, score) }
      places.insert((passage, words, score), at: index ?? places.count)
      if places.count > limit { places.removeLast() }
    }
  }

  private func find(in passages: [Passage], _ limit: Int, after before: Find? = nil) -> Find {
    passages.reduce(into: before ?? Find(best: wanted.map { _ in 0 })) {
      $0.add($1, scores($1), limit: limit)
    }
  }

  /// nil unless every word occurs.
  private func result(
    _ lesson: CourseLesson, _ path: String, _ find: Find
  ) -> (lesson: SearchResults.Lesson, score: Int)? {
    guard find.best.allSatisfy({ $0 > 0 }) else { return nil }
    return (
      SearchResults.Lesson(
        lesson: lesson.id, number: lesson.number, title: lesson.title, steps: lesson.steps.count,
        path: path, places: find.places.map { place($0.passage) },
        others: find.count - find.places.count), find.best.reduce(0, +)
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
  private func suggestion(_ offered: Set<String>) -> String? {
    var counts: [String: Int] = [:]
    for lesson in reading.course.lessons {
      let passages =
        lesson.passing { reading.passages(of: lesson) }
        + reading.misconceptions(of: lesson, offered: offered)
      for word in passages.flatMap({ SearchWords($0.text).words }) {
        for spelling in word.spellings { counts[spelling, default: 0] += 1 }
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
      && Spelling.distance(word, other) == 1
  }
}

extension SearchResults.Kind {
  /// The worst match of each outweighs the best of the next: a ``SearchWords/Word/Closeness`` counts one
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
  ///
  /// - Parameter limit: How many places are listed of a lesson.
  public func search(_ query: String, limit: Int = .max) throws -> SearchResults {
    let answered = Set(try store.memories().keys)
    return Search(query, PassageReading(course: course, answered: answered)).results(limit: limit)
  }
}
