import CardStore
import Foundation
import Recall
import Testing

@testable import Study

@Suite("Fitting the weights")
struct OptimizingTests {
  /// Somebody who forgets nothing for a month: the standard weights expect far less.
  private func study(_ session: StudySession, cards: Int) throws {
    let start = session.clock.milliseconds() - 200 * 86_400_000
    let answers = (0..<cards).flatMap { card in
      (0..<6).map { turn in
        Answer(
          card: "swiftui/made-up-\(card)", time: start + card * 60_000 + turn * 30 * 86_400_000,
          kind: .review, grade: .good, isRight: true, text: "", fingerprint: "f")
      }
    }
    try session.store.record(answers.sorted { $0.time < $1.time })
  }

  @Test("too few answers change nothing, and the report says so")
  func tooFew() throws {
    let session = try Bench().session()
    let report = try session.optimize { _ in }
    #expect(report.isTooFew && !report.isGain && report.reviews == 0)
    #expect(try session.store.scheduler().formulas.weights == .standard)
  }

  @Test("a gain is taken, after a copy was made, and can be given up again")
  func gain() throws {
    let session = try Bench().session()
    try study(session, cards: 60)
    let before = try session.store.cards(includingRetired: true)
    let trial = try session.optimize(isTrial: true) { _ in }
    #expect(trial.isGain && trial.after < trial.before && trial.moved == 0)
    #expect(try session.store.scheduler().formulas.weights == .standard)

    let report = try session.optimize { _ in }
    #expect(report.isGain && report.reviews == 300)
    #expect(try session.store.scheduler().formulas.weights.values == report.weights)
    #expect(try session.store.cards(includingRetired: true) != before)
    #expect(try session.store.inconsistencies().isEmpty)
    let copies = try FileManager.default.contentsOfDirectory(
      atPath: Backup(ofStoreAt: session.store.path).folder)
    #expect(copies.contains { $0.contains("before-optimization") })

    _ = try session.forgetOptimization()
    #expect(try session.store.cards(includingRetired: true) == before)
  }

  @Test("stopped half way, nothing has changed")
  func stopped() throws {
    struct Stop: Error {}
    let session = try Bench().session()
    try study(session, cards: 60)
    let before = try session.store.cards(includingRetired: true)
    #expect(throws: Stop.self) {
      try session.optimize { if $0 > 0.6 { throw Stop() } }
    }
    #expect(try session.store.cards(includingRetired: true) == before)
    #expect(try session.store.scheduler().formulas.weights == .standard)
  }
}
