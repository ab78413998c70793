import GRDB

/// How one learner, or several together, did with a question.
public struct QuestionFigures: Sendable, Hashable {
  public var right = Share(count: 0, total: 0)
  /// How often each answer was given, as the screens write answers down: several options are
  /// joined by ``separator``.
  public var answers: [String: Int] = [:]
  /// How many of those who were asked were right, by how sure they said to be.
  public var sureness: [Answer.Sureness: Share] = [:]
  /// Milliseconds of every answer.
  public var durations: [Int] = []

  /// Between the options of one answer.
  public static let separator = " | "

  public init() {}

  /// Milliseconds of the answer in the middle; nil without answers.
  public var medianDuration: Int? { durations.median }

  /// Adds the answers of another learner.
  public mutating func add(_ other: QuestionFigures) {
    right.add(other.right)
    answers.merge(other.answers, uniquingKeysWith: +)
    for (level, share) in other.sureness {
      sureness[level, default: Share(count: 0, total: 0)].add(share)
    }
    durations += other.durations
  }
}

/// All answers of one learner, by question.
public struct LearnerFigures: Sendable {
  /// By the cards' present identifiers.
  public var questions: [String: QuestionFigures] = [:]
  /// Whether the very first answer to each card was right: what it was worth before it taught.
  public var firstAnswers: [String: Bool] = [:]

  public init() {}
}

extension CardStore {
  /// Counts the answers of all time that were not taken back.
  public func learnerFigures() throws(CardStoreError) -> LearnerFigures {
    try read { database in
      let present = try CardRow.presentNames(database)
      var figures = LearnerFigures()
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT card, is_right, answer, sureness, duration FROM log
          WHERE kind IN (\(LogEntry.answerKinds)) AND \(LogEntry.stands)
          ORDER BY stamp, id
          """)
      while let row = try rows.next() {
        let card: String = try row.get("card")
        try figures.add(row, to: present[card] ?? card)
      }
      return figures
    }
  }

  /// Counts the answers in another learner's file, which is only read.
  public static func learnerFigures(
    ofStoreAt path: String
  ) throws(CardStoreError) -> LearnerFigures {
    do {
      let copy = try OtherStore(path: path, isNot: "").copied()
      defer { withExtendedLifetime(copy) {} }
      return try CardStore(path: copy.path).learnerFigures()
    } catch {
      throw CardStoreError(error, path: path).about(path)
    }
  }
}

extension LearnerFigures {
  fileprivate mutating func add(_ row: Row, to card: String) throws {
    let isRight = try row.get("is_right") ?? false
    let share = Share(count: isRight ? 1 : 0, total: 1)
    firstAnswers[card] = firstAnswers[card] ?? isRight
    var figures = questions.removeValue(forKey: card) ?? QuestionFigures()
    figures.right.add(share)
    figures.answers[try row.get("answer") ?? "", default: 0] += 1
    figures.durations.append(try row.get("duration") ?? 0)
    if let name: String = try row.get("sureness"), let sureness = Answer.Sureness(rawValue: name) {
      figures.sureness[sureness, default: Share(count: 0, total: 0)].add(share)
    }
    questions[card] = figures
  }
}

extension Share {
  fileprivate mutating func add(_ other: Share) {
    count += other.count
    total += other.total
  }
}
