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
    case .lesson: lessons.map(\.id)
    case .concept: Array(Set(cards.flatMap(\.concepts))).sorted()
    case .trace: traces.map(\.item.id)
    case .topic: names(.lesson) + names(.concept).filter { lesson($0) == nil }
    }
  }
}
