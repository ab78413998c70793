import Foundation
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
          WHERE kind IN (\(LogEntry.answerKinds))
            AND id NOT IN (SELECT target FROM log WHERE target IS NOT NULL)
          ORDER BY stamp, id
          """)
      while let row = try rows.next() {
        let card: String = row["card"]
        figures.add(row, to: present[card] ?? card)
      }
      return figures
    }
  }

  /// Counts the answers in another learner's file, which is only read.
  ///
  /// - Throws: ``ExchangeError`` and ``CardStoreError``.
  public static func learnerFigures(ofStoreAt path: String) throws -> LearnerFigures {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ExchangeError.missing(path: path)
    }
    return try inScratch { folder in
      let copy = folder.appendingPathComponent("copy.sqlite").path
      do {
        var configuration = Configuration()
        configuration.readonly = true
        let target = try DatabaseQueue(path: copy)
        try DatabaseQueue(path: path, configuration: configuration).backup(to: target)
        try target.close()
      } catch {
        throw CardStoreError(error, path: path)
      }
      do { return try CardStore(path: copy).learnerFigures() } catch let error as CardStoreError {
        throw error.about(path)
      }
    }
  }
}

extension LearnerFigures {
  fileprivate mutating func add(_ row: Row, to card: String) {
    let isRight: Bool = row["is_right"] ?? false
    let share = Share(count: isRight ? 1 : 0, total: 1)
    firstAnswers[card] = firstAnswers[card] ?? isRight
    var figures = questions.removeValue(forKey: card) ?? QuestionFigures()
    figures.right.add(share)
    figures.answers[row["answer"] ?? "", default: 0] += 1
    figures.durations.append(row["duration"] ?? 0)
    if let name: String = row["sureness"], let sureness = Answer.Sureness(rawValue: name) {
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

extension CardStoreError {
  /// The same of the file that the learner named.
  fileprivate func about(_ path: String) -> CardStoreError {
    switch self {
    case .busy: .busy(path: path)
    case .inputOutput(_, let reason): .inputOutput(path: path, reason: reason)
    case .newerVersion(_, let found, let known):
      .newerVersion(path: path, found: found, known: known)
    case .unusable(_, let reason): .unusable(path: path, reason: reason)
    case .bug: self
    }
  }
}
