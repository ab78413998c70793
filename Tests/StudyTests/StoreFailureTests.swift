import CardStore
import Study
import Testing

@Suite("What a learner is told of an error of the store")
struct StoreFailureTests {
  @Test("is what can be done about it, and an exit code of its own kind")
  func advice() {
    let damaged = CardStoreError.damaged(path: "/cards.sqlite", reason: "page 3")
    #expect(damaged.exitCode == 65)
    #expect(damaged.advice?.contains("tutor doctor --repair") == true)
    let full = CardStoreError.inputOutput(path: "/cards.sqlite", reason: "the disk is full")
    #expect(full.exitCode == 74 && full.advice?.contains("free space") == true)
    #expect(CardStoreError.busy(path: "").exitCode == 75)
    #expect(CardStoreError.busy(path: "").advice == nil)
    let newer = CardStoreError.newerVersion(path: "", found: 99, known: 6)
    #expect(newer.exitCode == 78 && newer.advice?.contains("--store") == true)
    #expect(ExchangeError.exists(path: "a").exitCode == 64)
    #expect(ExchangeError.exists(path: "a").advice?.contains("--force") == true)
  }
}
