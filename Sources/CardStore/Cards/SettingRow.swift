import GRDB
import Recall

/// Reading and writing rows of the table of settings.
enum SettingRow {
  static func fetch(_ database: Database, _ key: String) throws -> String? {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM setting WHERE key = ?"), arguments: [key])
  }

  static func store(_ database: Database, _ key: String, _ value: String?) throws {
    try Seal.settings.keep(database, where: "key = ?", [key]) {
      guard let value else {
        return try database.run(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      }
      try database.run(
        sql: """
          INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
          """, arguments: [key, value])
    }
  }

  /// The setting that says with which lessons the cards were last compared: the mark of their
  /// definitions.
  static let lessonsKey = "lessons.synchronised"

  /// Has the next comparison with the lessons look at everything: a card came in, such as one that
  /// a `was` would rename.
  static func forgetLessons(_ database: Database) throws {
    try store(database, lessonsKey, nil)
    try Seal.lessons.remove(database)
  }

  /// What is not stored, or belongs to another version of the algorithm, is the standard.
  static func scheduler(_ database: Database) throws -> Scheduler {
    func numbers<Number: LosslessStringConvertible>(
      _ key: String, as: Number.Type
    ) throws -> [Number]? {
      try fetch(database, "scheduler." + key)?.split(separator: " ").compactMap {
        Number(String($0))
      }
    }
    let isSameAlgorithm = try fetch(database, "scheduler.algorithm") == Weights.algorithm
    let weights =
      isSameAlgorithm ? try numbers("weights", as: Double.self).flatMap { try? Weights($0) } : nil
    let initial = CardStore.initialScheduler
    return Scheduler(
      weights: weights ?? initial.formulas.weights,
      desiredRetention: try numbers("desired-retention", as: Double.self)?.first
        ?? initial.desiredRetention,
      learningSteps: try numbers("learning-steps", as: Int.self) ?? initial.learningSteps,
      relearningSteps: try numbers("relearning-steps", as: Int.self) ?? initial.relearningSteps,
      maximumInterval: try numbers("maximum-interval", as: Int.self)?.first
        ?? initial.maximumInterval,
      isFuzzed: try fetch(database, "scheduler.fuzz").map { $0 != "off" } ?? initial.isFuzzed)
  }

  /// Of keys that hold what is wanted of a concept.
  static let retentionPrefix = "scheduler.retention."

  static func retentions(_ database: Database) throws -> [String: Double] {
    try Row.fetchAll(
      database, sql: "SELECT key, value FROM setting WHERE key GLOB ? || '*'",
      arguments: [retentionPrefix]
    ).reduce(into: [:]) { retentions, row in
      let key: String = try row.get("key")
      retentions[String(key.dropFirst(retentionPrefix.count))] = Double(
        try row.get("value") as String)
    }
  }

  static func store(_ database: Database, _ scheduler: Scheduler) throws {
    func text<Number>(_ numbers: [Number]) -> String {
      numbers.map { "\($0)" }.joined(separator: " ")
    }
    for (key, value) in [
      ("algorithm", Weights.algorithm),
      ("weights", text(scheduler.formulas.weights.values)),
      ("desired-retention", text([scheduler.desiredRetention])),
      ("learning-steps", text(scheduler.learningSteps)),
      ("relearning-steps", text(scheduler.relearningSteps)),
      ("maximum-interval", text([scheduler.maximumInterval])),
      ("fuzz", scheduler.isFuzzed ? "on" : "off"),
    ] {
      try store(database, "scheduler." + key, value)
    }
  }
}
