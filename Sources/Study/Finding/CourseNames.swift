/// What can be called by a name: the kinds of names that commands take, by the words with which
/// they ask for one.
public enum CourseNames: String, Sendable, CaseIterable {
  case lesson, concept, trace
  /// A topic, a lesson, a concept or a question.
  case topic
  /// A lesson or a concept that views can be made up about, or a family of them.
  case drill
  case exercise
}

extension Course {
  /// Every name of a kind, each once, in the order of the course.
  public func names(_ kind: CourseNames) -> [String] {
    switch kind {
    case .lesson: lessons.map(\.id)
    case .concept: Set(lessons.flatMap(\.concepts) + cards.flatMap(\.concepts)).sorted()
    case .trace: traces.map(\.itemID)
    case .exercise: exercises.map(\.exercise.id)
    case .drill:
      DrillFamily.allCases.flatMap { [$0.rawValue] + $0.lessons(in: self).map(\.id) }.distinct
        + DrillFamily.allCases.flatMap { $0.concepts(in: self) }.distinct
    case .topic:
      (topics.map(\.slug) + names(.lesson) + names(.concept) + cards.map(\.itemID)).distinct
    }
  }
}

extension Array where Element == String {
  /// Each once, in their order.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
