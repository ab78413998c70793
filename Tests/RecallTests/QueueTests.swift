import Testing

@testable import Recall

@Suite("The queue")
struct QueueTests {
  let calendar = StudyCalendar { _ in 0 }
  /// 12:00 on some day.
  let noon = 20_000 * 86_400 + 12 * 3600

  private func card(
    _ id: String, concepts: [String] = [], phase: MemoryState.Phase = .review,
    due: Int? = nil, stability: Double = 10, days: Int = 10, lapses: Int = 0
  ) -> QueueCard {
    let memory = due.map {
      MemoryState(
        stability: stability, difficulty: 5, phase: phase, step: phase == .review ? nil : 0,
        lastReview: noon - days * 86_400, due: noon + $0, lapses: lapses, reviews: 3)
    }
    let item = id.split(separator: "#").first.map(String.init) ?? id
    return QueueCard(id: id, item: item, concepts: concepts, memory: memory)
  }

  private func queue(_ cards: [QueueCard], _ limits: QueueLimits = QueueLimits()) -> Queue {
    Queue(cards: cards, at: noon, limits: limits, scheduler: Scheduler(), calendar: calendar)
  }

  private func asked(_ queue: Queue) -> [String] { queue.entries.map(\.card.id) }

  @Test("steps come first, then reviews, then new cards, each with its reason")
  func order() {
    let queue = queue([
      card("p/new"), card("p/review", due: 0), card("p/step", phase: .learning, due: -5),
    ])
    #expect(asked(queue) == ["p/step", "p/review", "p/new"])
    #expect(queue.entries.map(\.reason) == [.step, .review, .new])
    #expect(queue.entries.last?.retrievability == nil)
  }

  @Test("a review is due all day, from 04:00 on; a step at its second")
  func dueWhen() {
    let endOfDay = 16 * 3600
    let queue = queue([
      card("p/tonight", due: endOfDay - 1), card("p/tomorrow", due: endOfDay),
      card("p/step-now", phase: .relearning, due: 0),
      card("p/step-soon", phase: .relearning, due: 1),
      card("p/step-tomorrow", phase: .learning, due: endOfDay),
    ])
    #expect(asked(queue) == ["p/step-now", "p/tonight"])
    #expect(queue.waiting.map(\.id) == ["p/step-soon"])
    #expect(queue.nextStepDue == noon + 1)
  }

  @Test("a backlog starts with what fades fastest, and the limit cuts the rest")
  func backlog() {
    let cards = [
      card("p/safe", due: -1, stability: 90), card("p/lost", due: -1, stability: 2),
      card("p/shaky", due: -900_000, stability: 10),
    ]
    let limits = QueueLimits(reviewsPerDay: 5, reviewsDoneToday: 3)
    #expect(asked(queue(cards, limits)) == ["p/lost", "p/shaky"])
    #expect(queue(cards, limits).overLimit.map(\.id) == ["p/safe"])
    #expect(asked(queue(cards, QueueLimits(reviewsPerDay: 1, reviewsDoneToday: 3))).isEmpty)
  }

  @Test("new cards keep the order of the lessons, up to the day's limit")
  func newCards() {
    let cards = ["p/c", "p/a", "p/b"].map { card($0) }
    let queue = queue(cards, QueueLimits(newPerDay: 3, newDoneToday: 1))
    #expect(asked(queue) == ["p/c", "p/a"])
    #expect(queue.overLimit.map(\.id) == ["p/b"])
  }

  @Test("of siblings one is asked, the others wait until tomorrow")
  func siblings() {
    let together = queue([card("p/x#1"), card("p/x#2", due: 0), card("p/x#3", due: 0)])
    #expect(asked(together) == ["p/x#2"])
    #expect(Set(together.buried.map(\.id)) == ["p/x#1", "p/x#3"])

    let answeredToday = queue([card("p/x#1", due: 900_000, days: 0), card("p/x#2", due: 0)])
    #expect(asked(answeredToday).isEmpty)
    #expect(answeredToday.buried.map(\.id) == ["p/x#2"])

    let inSteps = queue([
      card("p/x#1", phase: .learning, due: 300, days: 1),
      card("p/x#2", phase: .learning, due: -1, days: 1), card("p/x#3"),
      card("p/y#1", phase: .relearning, due: 300, days: 1), card("p/y#2", due: 0),
    ])
    #expect(asked(inSteps) == ["p/x#2"])
    #expect(inSteps.buried.map(\.id) == ["p/y#2", "p/x#3"])
  }

  @Test("a buried card does not use up the day's limit")
  func buriedAndLimit() {
    let queue = queue([card("p/x#1"), card("p/x#2"), card("p/y")], QueueLimits(newPerDay: 2))
    #expect(asked(queue) == ["p/x#1", "p/y"])
  }

  @Test("a card with eight lapses is set aside, until the learner forgives them")
  func leeches() {
    var leech = card("p/leech", due: 0, lapses: 8)
    let queue = queue([leech, card("p/seven", due: 0, lapses: 7)])
    #expect(asked(queue) == ["p/seven"])
    #expect(queue.leeches.map(\.id) == ["p/leech"])
    leech.forgivenLapses = 1
    #expect(asked(self.queue([leech])) == ["p/leech"])
  }

  @Test("suspended and retired cards are not asked")
  func setAside() {
    var suspended = card("p/suspended", due: 0)
    suspended.isSuspended = true
    var retired = card("p/retired")
    retired.isRetired = true
    #expect(queue([suspended, retired]).entries.isEmpty)
  }

  @Test("neighbours share no concept where that can be had, and none gets lost")
  func interleaving() {
    let cards = [
      card("p/a", concepts: ["state"]), card("p/b", concepts: ["state"]),
      card("p/c", concepts: ["binding"]), card("p/d", concepts: ["binding", "state"]),
    ]
    #expect(asked(queue(cards)) == ["p/a", "p/c", "p/b", "p/d"])
  }
}
