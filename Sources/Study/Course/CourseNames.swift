/// What can be called by a name: the kinds of names that commands take, by the words with which
/// they ask for one.
public enum CourseNames: String, Sendable, CaseIterable {
  case lesson, concept, trace
  /// A topic, a lesson, a concept or a question.
  case topic
}

extension Course {
  /// Every name of a kind, each once, in the order of the course.
  public func names(_ kind: CourseNames) -> [String] {
    switch kind {
    case .lesson: lessons.map(\.id)
    case .concept: Array(Set(cards.flatMap(\.concepts))).sorted()
    case .trace: traces.map(\.item.id)
    case .topic:
      (topics.map(\.slug) + names(.lesson) + names(.concept)).reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    }
  }
}
