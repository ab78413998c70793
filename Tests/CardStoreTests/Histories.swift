import CardStore
import Foundation
import GRDB
import Recall

/// Things that learners do, drawn by lot, the same for the same seed.
struct RandomHistory {
  var random: Seeded
  var time = noon
  /// Cards that are asked, by number; lessons know them from the beginning.
  let cards = 8

  init(seed: UInt64) {
    random = Seeded(state: seed)
  }

  /// The lessons as of some edition: later editions rename cards, revise them, drop and add some.
  func lessons(edition: Int) -> [CardDefinition] {
    (0..<cards).compactMap { number -> CardDefinition? in
      if number == 7, edition < 1 { return nil }
      if number == 6, edition > 1 { return nil }
      let isRenamed = number < 2 && edition > number
      return definition(
        isRenamed ? "p/renamed-\(number)" : "p/c\(number)",
        was: isRenamed ? ["p/c\(number)"] : [], fingerprint: "f\(edition)",
        revision: number == 3 ? 1 + edition : 1)
    }
  }

  /// Does one thing in a store.
  mutating func act(in store: CardStore, step: Int) throws {
    time += Int.random(in: -600_000...(2 * day), using: &random)
    let card = "p/c\(Int.random(in: 0..<cards, using: &random))"
    switch Int.random(in: 0..<14, using: &random) {
    case 0: try store.undo(at: time)
    case 1: try store.suspend(card, at: time)
    case 2: try store.resume(card, at: time)
    case 3: try store.complete(LessonStep(lesson: "state", step: step % 9), at: time)
    case 4 where step % 2 == 0:
      try store.flag(card, note: "Two keys are right", fingerprint: "f", at: time)
    case 4: if let flag = try store.flags().last { try store.close(flag: flag.id, at: time) }
    default:
      var given = answer(
        card, at: time, Grade.allCases.randomElement(using: &random),
        step: Bool.random(using: &random) ? step % 9 : nil)
      given.id = UUID(using: &random)
      if Int.random(in: 0..<9, using: &random) == 0, let last = try store.lastAnswer() {
        given.card = last.card
        try store.record(given, replacing: last.id)
      } else {
        try store.record(given)
      }
    }
  }
}

extension UUID {
  /// The same for the same numbers.
  init(using random: inout Seeded) {
    var bytes: [UInt8] = []
    for _ in 0..<16 { bytes.append(UInt8.random(in: .min ... .max, using: &random)) }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

extension TemporaryStore {
  /// Every row of a table, in the order of its first column, as text that can be compared.
  func rows(of table: String) throws -> [String] {
    try inspect { database in
      let columns = try database.columns(in: table).map(\.name).filter { $0 != "sequence" }
      return try String.fetchAll(
        database,
        sql:
          "SELECT \(columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")) FROM \(table)"
      ).sorted()
    }
  }
}
