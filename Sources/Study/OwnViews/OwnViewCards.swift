import CardStore
import Curriculum
import Practice

extension OwnFolder {
  /// As the store is told of its cards.
  func definitions(in course: Course) -> [CardDefinition] {
    cards.map { card in
      CardDefinition(
        id: id(of: card), lesson: Self.lesson, concepts: card.plan.family.concepts(in: course),
        fingerprint: card.fingerprint, revision: card.revision)
    }
  }

  /// Where the store keeps them; not a lesson of any course.
  private static let lesson = "own"
}

extension PracticePlan {
  /// The family of drills that asks the same of made-up views.
  var family: DrillFamily { subject == "state" ? .identity : .whoRuns }
}
