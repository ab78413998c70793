import CardStore
import Curriculum

/// What `tutor stats --questions` tells authors. The names of the fields are those of `--json`, and
/// a contract.
public struct QuestionReport: Codable, Sendable, Equatable {
  public struct Pick: Codable, Sendable, Equatable {
    /// The option's text; of a typed answer what was typed.
    public var text: String
    /// Missing for a typed answer.
    public var isKey: Bool?
    public var count: Int
  }

  public struct Question: Codable, Sendable, Equatable {
    public var card: String
    public var lesson: String
    public var asked: Int
    public var right: CountOfTotal
    /// Missing without answers.
    public var medianSeconds: Double?
    /// Each option, in the order of the lesson; the ten most frequent answers that were typed.
    public var picks: [Pick]
    public var calibration: [StudyStatistics.Sureness]
    /// See ``Discrimination``; missing where it says nothing.
    public var discrimination: Double?
  }

  public var format = 1
  /// How many learners' stores were counted.
  public var learners: Int
  /// Every question of the lessons, in their order.
  public var questions: [Question]

  /// Counts the answers of several learners to a course.
  public init(_ course: Course, learners: [LearnerFigures]) {
    let discrimination = Discrimination.perQuestion(learners.map(\.firstAnswers))
    self.learners = learners.count
    questions = course.cards.map { card in
      var figures = QuestionFigures()
      for learner in learners {
        if let own = learner.questions[card.id] { figures.add(own) }
      }
      return Question(
        card: card.id, lesson: card.lesson.id, asked: figures.right.total,
        right: CountOfTotal(figures.right),
        medianSeconds: figures.medianDuration.map { Double($0) / 1000 },
        picks: Self.picks(card.item.options, figures.answers),
        calibration: StudyStatistics.Sureness.all(figures.sureness),
        discrimination: discrimination[card.id])
    }
  }

  private static func picks(_ options: [Option], _ answers: [String: Int]) -> [Pick] {
    guard !options.isEmpty else {
      return answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
        .map { Pick(text: $0.key, isKey: nil, count: $0.value) }
    }
    return options.map { option in
      let text = option.text.text
      let count = answers.filter { $0.key.names(text) }.values.reduce(0, +)
      return Pick(text: text, isKey: option.isKey, count: count)
    }
  }
}

extension String {
  /// Whether an answer that was written down has an option among those that were picked.
  fileprivate func names(_ option: String) -> Bool {
    let separator = QuestionFigures.separator
    return (separator + self + separator).contains(separator + option + separator)
  }
}
