/// What can be called by a name: the kinds of names that commands take, by the words with which
/// they ask for one.
public enum CourseNames: String, Sendable, CaseIterable {
  case lesson, concept, trace
  /// A lesson, a concept or a question.
  case topic
}

extension Course {
  /// Every name of a kind, each once, in the order of the course.
  public func names(_ kind: CourseNames) -> [String] {
    switch kind {
    case .lesson: return lessons.map(\.id)
    case .concept:
      return Set(lessons.flatMap(\.concepts) + cards.flatMap(\.concepts)).sorted()
    case .trace: return traces.map(\.itemID)
    case .topic:
      var known = Set<String>()
      let names = names(.lesson) + names(.concept) + cards.map(\.itemID)
      return names.filter { known.insert($0).inserted }
    }
  }
}
