import CardStore

extension Course {
  /// A course with others behind it, as they were imported: their parts and lessons are counted on
  /// from its own. What two of them call alike means the first one's.
  ///
  /// - Parameter others: Each with a name of its own; one that is called like an earlier one is left
  ///   out.
  public func followed(by others: [Course]) -> Course {
    var names: Set<String> = [name]
    let others = others.filter { names.insert($0.name).inserted }
    guard !others.isEmpty else { return self }
    var lessons = lessons
    var cards = cards
    var parts = Set(lessons.map(\.part)).count
    for other in others {
      var known: [CoursePart: CoursePart] = [:]
      for lesson in other.lessons {
        let part: CoursePart
        if let numbered = known[lesson.part] {
          part = numbered
        } else {
          parts += 1
          part = CoursePart(number: parts, title: other.partTitle(lesson.part))
          known[lesson.part] = part
        }
        let own = other.cards(of: lesson)
        let moved = CourseLesson(
          lesson, number: lessons.count + 1, part: part,
          places: cards.count..<cards.count + own.count)
        lessons.append(moved)
        cards += own.map { $0.moved(to: moved) }
      }
    }
    let all = [self] + others
    var joined = Course(
      name: name, definitionsMark: all.map(\.definitionsMark).joined(separator: " "),
      misconceptions: all.flatMap(\.misconceptions), topics: all.flatMap(\.topics),
      grounds: all.flatMap(\.grounds),
      lessons: lessons, cards: cards)
    joined.leftOut = all.flatMap(\.leftOut)
    return joined
  }

  /// A pack of one part has the title of its guide, as its topic has it; a folder has only a slug.
  private func partTitle(_ part: CoursePart) -> String {
    let isOnly = lessons.allSatisfy { $0.part == part }
    return isOnly ? topics.first?.title ?? part.title : part.title
  }
}
