import Foundation
import Recall
import Testing

@testable import CardStore

@Suite("The fold over a card's rows")
struct CardHistoryTests {
  @Test("a revision that was answered on one machine is not asked again because another told of it")
  func revisionToldTwice() throws {
    let rows: [(Int, LogEntry.Event)] = [
      (0, .answer(answer("p/a", .easy), Circumstances(revision: 1, memory: nil))),
      (1, .revise(card: "p/a", revision: 2)),
      (2, .answer(answer("p/a", .easy), Circumstances(revision: 2, memory: nil))),
      (3, .revise(card: "p/a", revision: 2)),
    ]
    let entries = rows.map { number, event in
      LogEntry(id: UUID(), stamp: number, time: noon + number * day, event: event)
    }
    func due(after count: Int) -> Int? {
      CardHistory(Array(entries.prefix(count)), Scheduler()).memory?.due
    }
    #expect(due(after: 2) == (noon + day) / 1000)
    #expect(try #require(due(after: 3)) > (noon + 9 * day) / 1000)
    #expect(due(after: 4) == due(after: 3))
    let later = LogEntry(
      id: UUID(), stamp: 9, time: noon + 4 * day, event: .revise(card: "p/a", revision: 3))
    #expect(CardHistory(entries + [later], Scheduler()).memory?.due == (noon + 4 * day) / 1000)
  }
}
