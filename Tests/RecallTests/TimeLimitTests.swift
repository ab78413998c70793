import Testing

@testable import Recall

@Suite("The time of a day")
struct TimeLimitTests {
  let calendar = StudyCalendar { _ in 0 }
  let scheduler = Scheduler()
  let noon = 20_000 * 86_400 + 12 * 3600

  /// Cards of every kind, due or not.
  private func cards(_ randomness: inout SplitMix64) -> [QueueCard] {
    (0..<Int.random(in: 0...60, using: &randomness)).map { number in
      let phase =
        [MemoryState.Phase.learning, .review, .review, .review, .relearning]
        .randomElement(using: &randomness) ?? .review
      let days = Int.random(in: 0...60, using: &randomness)
      let memory = MemoryState(
        stability: Double.random(in: 0.2...80, using: &randomness), difficulty: 5, phase: phase,
        step: phase == .review ? nil : 0, lastReview: noon - days * 86_400,
        due: noon + Int.random(in: -30...3, using: &randomness) * 40_000,
        lapses: Int.random(in: 0...9, using: &randomness), reviews: 3)
      let item = "p/item-\(number / 2)"
      return QueueCard(
        id: "\(item)#\(number % 2)", item: number % 3 == 0 ? item : "p/single-\(number)",
        concepts: ["c\(number % 5)"],
        memory: Int.random(in: 0..<4, using: &randomness) == 0 ? nil : memory)
    }
  }

  private func queue(_ cards: [QueueCard], _ limits: QueueLimits) -> Queue {
    Queue(cards: cards, at: noon, limits: limits, scheduler: scheduler, calendar: calendar)
  }

  @Test("A queue takes all that there is time for and no more, and what fades fastest")
  func filled() {
    var randomness = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let cards = cards(&randomness)
      let pace = Pace(
        seconds: Double.random(in: 5...90, using: &randomness),
        missed: Double.random(in: 0...0.5, using: &randomness))
      let time = TimeLimit(
        seconds: Double(Int.random(in: 0...1200, using: &randomness)), leeway: 100, pace: pace)
      var limits = QueueLimits(newPerDay: 100)
      limits.hadEnough = Set(cards.prefix(3).map(\.id))
      let all = queue(cards, limits)
      limits.time = time
      let today = queue(cards, limits)
      func cost(_ card: QueueCard) -> Double { pace.seconds(for: card, scheduler) }

      let taken = today.entries.reduce(0) { $0 + cost($1.card) }
      let most = time.seconds + (today.entries.count == 1 ? time.leeway : 0)
      #expect(taken <= most + 1e-6 || today.entries.isEmpty)
      if let next = today.overLimit.first, time.seconds > 0 {
        #expect(taken + cost(next) > time.seconds - 1e-6, "there was time for \(next.id)")
      }
      let slowest = today.entries.filter { $0.reason == .review }.map(\.fading).min() ?? 1
      let left = today.overLimit.filter { $0.memory?.phase == .review }.compactMap(\.memory)
      for memory in left {
        let fading =
          scheduler.retrievability(memory, at: noon)
          - scheduler.retrievability(memory, at: noon + Scheduler.secondsPerDay)
        #expect(fading <= slowest)
      }
      #expect(ids(today) == ids(all), "no card is lost")
      #expect(today.leeches == all.leeches && today.waiting == all.waiting)
      #expect(Set(today.putOff.map(\.id)).isSubset(of: limits.hadEnough))
      #expect(
        today.entries.allSatisfy {
          !limits.hadEnough.contains($0.card.id) || $0.card.memory == nil
        })
    }
  }

  private func ids(_ queue: Queue) -> Set<String> {
    Set((queue.entries.map(\.card) + queue.overLimit + queue.buried + queue.putOff).map(\.id))
  }

  @Test("However long some cards take, no day is without any while something is due")
  func long() {
    var randomness = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let cards = cards(&randomness)
      var pace = Pace(
        seconds: Double.random(in: 5...90, using: &randomness),
        missed: Double.random(in: 0...0.5, using: &randomness))
      for card in cards where Bool.random(using: &randomness) { pace.others[card.id] = 300 }
      let all = queue(cards, QueueLimits(newPerDay: 100))
      let minutes = [5, 10, 15].randomElement(using: &randomness) ?? 5
      let time = TimeLimit(
        seconds: Double(minutes * 60), leeway: Double(minutes / 3 * 60), pace: pace)
      let today = queue(cards, QueueLimits(newPerDay: 100, time: time))
      #expect(today.entries.isEmpty == all.entries.isEmpty)
    }
  }

  @Test("Who is slower or misses more has fewer cards on a day, and nobody has none")
  func pace() {
    let new = QueueCard(id: "new", item: "new")
    let habitual = Pace.habitual.seconds(for: new, scheduler)
    #expect(Pace(seconds: 60, missed: 0.15).seconds(for: new, scheduler) == 2 * habitual)
    #expect(Pace(seconds: 30, missed: 0.4).seconds(for: new, scheduler) > habitual)
    #expect(Pace(seconds: 1e9, missed: 1).seconds(for: new, scheduler) <= 400)
    let own = Pace(spans: Array(repeating: 10, count: 60), answers: 60, wrong: 0)
    #expect(own.seconds == 15 && own.missed < 0.05)
    #expect(Pace(spans: [], answers: 0, wrong: 0) == .habitual)
  }

  @Test("A backlog is foretold by what comes, what can be done and what is missed")
  func backlog() {
    #expect(Backlog.days(0, coming: [], perDay: 20, missed: 0) == 0)
    #expect(Backlog.days(72, coming: [], perDay: 20, missed: 0) == 4)
    #expect(Backlog.days(72, coming: [8, 8, 8, 8, 8, 8, 8], perDay: 20, missed: 0) == 6)
    #expect(Backlog.days(72, coming: [], perDay: 20, missed: 0.5) == 8)
    #expect(Backlog.days(1, coming: Array(repeating: 30, count: 99), perDay: 20, missed: 0) == nil)
  }
}
