import Testing

@testable import Recall

@Suite("Years of study, day by day")
struct YearsOfStudyTests {
  static let forgetful = Weights(clamping: [
    0.15, 0.9, 1.8, 6, 6.9, 0.7, 2.7, 0.01, 1.6, 0.15, 0.9, 1.6, 0.08, 0.3, 1.8, 0.5, 2.0, 0.5,
    0.12, 0.08, 0.3,
  ])

  private func cards(_ count: Int) -> [QueueCard] {
    (0..<count).map { number in
      let item = "p/item-\(number / 2)"
      return QueueCard(
        id: number % 4 < 2 ? "\(item)#\(number % 2 + 1)" : "p/single-\(number)",
        item: number % 4 < 2 ? item : "p/single-\(number)", concepts: ["concept-\(number % 7)"])
    }
  }

  @Test(
    "learners who forget as FSRS says recall what they wish to, within two points",
    arguments: [0.8, 0.9, 0.95], [Weights.standard, forgetful])
  func retention(desired: Double, weights: Weights) {
    let scheduler = Scheduler(weights: weights, desiredRetention: desired, isFuzzed: true)
    var study = SimulatedStudy(
      cards: cards(400), scheduler: scheduler, weights: weights, seed: 11)
    study.run(days: 3 * 365)
    let reviews = study.events.filter { $0.reason == .review }
    let recalled = Double(reviews.filter(\.isRecalled).count) / Double(reviews.count)
    #expect(reviews.count > 2_000)
    #expect(abs(recalled - desired) <= 0.02, "\(recalled) of \(reviews.count)")
  }

  @Test("limits hold on every day, and no card or sibling is asked twice but in its steps")
  func limits() {
    var study = SimulatedStudy(
      cards: cards(300), scheduler: Scheduler(isFuzzed: true), weights: .standard, seed: 5)
    study.limits = QueueLimits(newPerDay: 4, reviewsPerDay: 15)
    study.absence = 0.3
    study.run(days: 2 * 365)
    for (_, events) in Dictionary(grouping: study.events, by: \.day) {
      #expect(events.filter { $0.reason == .new }.count <= 4)
      #expect(events.filter { $0.reason == .review }.count <= 15)
      let firsts = events.filter { $0.reason != .step }
      #expect(Set(firsts.map(\.card)).count == firsts.count)
      // A step is left over from another day at most; nobody else of its item is asked with it.
      for (_, siblings) in Dictionary(grouping: events, by: \.item) {
        #expect(Set(siblings.map(\.card)).count == 1)
      }
    }
    #expect(Set(study.events.map(\.card)).count == 300)
  }

  @Test("after a holiday the backlog is worked off from what fades fastest, in days")
  func backlog() throws {
    var study = SimulatedStudy(
      cards: cards(300), scheduler: Scheduler(isFuzzed: true), weights: .standard, seed: 6)
    study.limits = QueueLimits(newPerDay: 10, reviewsPerDay: 40)
    study.holiday = 200..<260
    study.run(days: 330)
    let back = study.calendar.start(of: StudyDay(number: 20_260))
    let (time, plan) = try #require(study.plans.first { $0.time >= back })
    let asked = plan.entries.filter { $0.reason == .review }.map(\.fading)
    let left = plan.overLimit.compactMap(\.memory).map {
      study.scheduler.retrievability($0, at: time)
        - study.scheduler.retrievability($0, at: time + Scheduler.secondsPerDay)
    }
    #expect(asked.count <= 40)
    #expect(!left.isEmpty)
    #expect((asked.min() ?? 0) >= (left.max() ?? 1))
    let last = try #require(study.plans.last).queue
    #expect(last.overLimit.filter { $0.memory != nil }.isEmpty)
  }

  @Test("a card that is forgotten again and again is set aside, and asked no more")
  func leeches() {
    var study = SimulatedStudy(
      cards: cards(40), scheduler: Scheduler(), weights: Self.forgetful, seed: 8)
    study.limits = QueueLimits(leechLapses: 3)
    study.run(days: 2 * 365)
    let leeches = study.plans.last?.queue.leeches ?? []
    #expect(!leeches.isEmpty)
    for leech in leeches {
      let lapses = study.events.filter {
        $0.card == leech.id && $0.reason == .review && !$0.isRecalled
      }
      #expect(lapses.count == 3)
    }
  }

  @Test("suspended and retired cards are never asked")
  func suspended() {
    var all = cards(60)
    for index in 0..<10 { all[index].isSuspended = true }
    for index in 10..<20 { all[index].isRetired = true }
    let silent = Set(all.prefix(20).map(\.id))
    var study = SimulatedStudy(cards: all, scheduler: Scheduler(), weights: .standard, seed: 9)
    study.run(days: 200)
    #expect(study.events.allSatisfy { !silent.contains($0.card) })
    #expect(Set(study.events.map(\.card)).count == 40)
  }

  @Test("neighbours in a plan share a concept only where nothing else is left to ask between them")
  func interleaving() {
    var study = SimulatedStudy(
      cards: cards(200), scheduler: Scheduler(isFuzzed: true), weights: .standard, seed: 10)
    study.run(days: 120)
    for (_, plan) in study.plans {
      let reviews = plan.entries.filter { $0.reason == .review }
      for (index, pair) in zip(reviews, reviews.dropFirst()).enumerated()
      where !Set(pair.0.card.concepts).isDisjoint(with: pair.1.card.concepts) {
        let rest = reviews.dropFirst(index + 1)
        #expect(rest.allSatisfy { !Set($0.card.concepts).isDisjoint(with: pair.0.card.concepts) })
      }
    }
  }

  @Test("what is due comes at last, however rarely somebody studies")
  func nobodyStarves() {
    var study = SimulatedStudy(
      cards: cards(100), scheduler: Scheduler(isFuzzed: true), weights: .standard, seed: 12)
    study.limits = QueueLimits(newPerDay: 5, reviewsPerDay: 10)
    study.absence = 0.6
    study.run(days: 3 * 365)
    let waits = Dictionary(grouping: study.events.filter { $0.reason == .review }, by: \.card)
      .values.flatMap { events in
        zip(events, events.dropFirst()).map { $1.day.number - $0.day.number }
      }
    #expect((waits.max() ?? 0) < 2 * 365)
    let end = StudyDay(number: 20_000 + 3 * 365)
    let overdue = study.cards.compactMap(\.memory).filter { $0.lapses < 8 }.map {
      end.number - study.calendar.day(of: $0.due).number
    }
    #expect((overdue.max() ?? 0) < 30)
  }
}
