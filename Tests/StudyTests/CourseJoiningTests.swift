import Testing

@testable import Study

@Suite("Imported packs on the plan")
struct CourseJoiningTests {
  private func other(named name: String) -> Course {
    let course = Fixture.course
    return Course(
      name: name, definitionsMark: "other", misconceptions: [], topics: [],
      lessons: course.lessons, cards: course.cards)
  }

  @Test("Their lessons and parts are counted on from the built-in ones, with cards of their own")
  func behind() {
    let course = Fixture.course
    let joined = course.followed(by: [other(named: "guide")])
    #expect(joined.lessons.map(\.number) == Array(1...course.lessons.count * 2))
    #expect(joined.cards.count == course.cards.count * 2)
    #expect(joined.parts.count == course.parts.count * 2)
    #expect(joined.name == course.name)
    for lesson in joined.lessons {
      #expect(joined.cards(of: lesson).allSatisfy { $0.lesson.number == lesson.number })
    }
    #expect(joined.definitionsMark != course.definitionsMark)
  }

  @Test("One that is called like the built-in one is left out: its cards would be the same cards")
  func sameName() {
    let course = Fixture.course
    #expect(course.followed(by: [other(named: course.name)]).lessons.count == course.lessons.count)
  }

  @Test("A lesson that is moved has the text that it had")
  func text() throws {
    let joined = Fixture.course.followed(by: [other(named: "guide")])
    let first = try #require(Fixture.course.lessons.first)
    let moved = joined.lessons[Fixture.course.lessons.count]
    #expect(moved.title == first.title)
    #expect(moved.pages.count == first.pages.count)
  }
}
