import CardStore
import Curriculum
import Recall

/// What became of a round of questions.
public struct RoundSummary: Sendable, Equatable {
  public var answered = 0
  public var right = 0
  /// Milliseconds spent on questions.
  public var duration = 0
  /// Cards that were answered wrongly at least once, in that order.
  public var missed: [String] = []
  public var skipped = 0
  /// Why cards could not be asked and were left out: a trace that does not run.
  public var failures: [StudyError] = []
  /// Learning steps that end later today, and when the first does (seconds since 1970).
  public var waiting = 0
  public var nextStepDue: Int?
  public var dueTomorrow = 0

  public init() {}
}

/// Where a round stands.
public enum RoundStep: Sendable {
  /// `number` of `total`, from 1; `total` may rise when a card comes back within the round, and is
  /// nil where the round goes on until the learner leaves.
  case ask(Attempt, number: Int, total: Int?)
  case finished(RoundSummary)
}

/// A round of questions: what is due, or what a learner wants to be asked about.
///
/// Ask ``next()`` for a question, record its answer with the session, tell the round by
/// ``answered(_:)``, and so on until it is finished.
public final class ReviewRound {
  /// A learning step that ends within so many seconds is waited for by asking it at once.
  public static let patience = 20 * 60

  private enum Source {
    /// Whatever is due at the moment of asking, and then what comes due within so many days.
    case queue(ahead: Int)
    /// These, each once, for practice.
    case cards([CourseCard])
    /// Views made up for these families, by turns, so many or without end.
    case drills([DrillFamily], limit: Int?)
  }

  private let session: StudySession
  private var source: Source
  private var skipped: Set<String> = []
  private var unaskable: Set<String> = []
  private var history: [Recorded] = []
  private var failures: [StudyError] = []

  /// Reviews what is due, and then what would be within so many days.
  init(session: StudySession, ahead: Int) {
    self.session = session
    source = .queue(ahead: ahead)
  }

  init(session: StudySession, cards: [CourseCard]) {
    self.session = session
    source = .cards(cards)
  }

  init(session: StudySession, drills: [DrillFamily], limit: Int?) {
    self.session = session
    source = .drills(drills, limit: limit)
  }

  /// The question to ask now. Called again without an answer in between, it asks the same card
  /// again.
  ///
  /// - Throws: `CardStoreError`; ``StudyError`` if nothing at all could be asked. A single card
  ///   that cannot be is left out.
  public func next() throws -> RoundStep {
    var candidates = try candidates()
    while let card = candidates.first {
      do {
        if let attempt = try session.attempt(cardNamed: card, isPractice: isPractice) {
          return .ask(
            attempt, number: history.count + 1, total: total(candidates: candidates.count))
        }
      } catch let error as StudyError {
        failures.append(error)
      }
      unaskable.insert(card)
      candidates = try self.candidates()
    }
    if let failure = failures.first, history.isEmpty, skipped.isEmpty { throw failure }
    return .finished(try summary())
  }

  /// Notes an answer that the session has recorded.
  public func answered(_ recorded: Recorded) { history.append(recorded) }

  /// Leaves a card out of this round.
  public func skip(_ attempt: Attempt) { skipped.insert(attempt.question.card) }

  /// Takes back the last answer; its card is asked next if it is of this round.
  @discardableResult
  public func undo() throws -> Undone? {
    let undone = try session.undo()
    if let undone, history.last?.answer.id == undone.answer.id { history.removeLast() }
    return undone
  }

  /// What became of the round so far.
  public func summary() throws -> RoundSummary {
    var summary = RoundSummary()
    summary.answered = history.count
    summary.right = history.filter(\.judgement.isRight).count
    summary.duration = history.reduce(0) { $0 + $1.answer.duration }
    for recorded in history where !recorded.judgement.isRight {
      if !summary.missed.contains(recorded.answer.card) {
        summary.missed.append(recorded.answer.card)
      }
    }
    summary.skipped = skipped.count
    summary.failures = failures
    let queue = try session.queue()
    summary.waiting = queue.waiting.count
    summary.nextStepDue = queue.nextStepDue
    summary.dueTomorrow = try session.dueTomorrow()
    return summary
  }

  /// The identifiers of what may be asked now, the first one first.
  private func candidates() throws -> [String] {
    switch source {
    case .cards(let cards):
      let answered = Set(history.map(\.answer.card))
      return cards.map(\.id).filter { !answered.contains($0) && !isLeftOut($0) }
    case .drills(let families, let limit):
      if let limit, history.count >= limit { return [] }
      return try nextDrill(of: families).map { [$0.card(in: session.course)] } ?? []
    case .queue(let ahead):
      let queue = try session.queue()
      let horizon = session.clock.seconds + Self.patience
      let soon = queue.waiting.filter { ($0.memory?.due ?? .max) <= horizon }
      let due = (queue.entries.map(\.card.id) + soon.map(\.id)).filter { !isLeftOut($0) }
      return due.isEmpty ? try early(days: ahead) : due
    }
  }

  private func total(candidates: Int) -> Int? {
    if case .drills(_, let limit) = source { return limit }
    return history.count + candidates
  }

  private func nextDrill(of families: [DrillFamily]) throws -> DrillFamily? {
    let open = families.filter { !isLeftOut($0.card(in: session.course)) }
    let asked = history.compactMap { DrillFamily(card: $0.answer.card) }
    return try session.nextDrill(
      of: open, asked: Dictionary(asked.map { ($0, 1) }, uniquingKeysWith: +))
  }

  /// Cards that come due within so many days after today and were not asked in this round, the one
  /// most likely forgotten first.
  private func early(days: Int) throws -> [String] {
    guard days > 0 else { return [] }
    let answered = Set(history.map(\.answer.card))
    let last = session.clock.today.advanced(by: days)
    let cards = try session.store.cards().compactMap { card -> (id: String, chance: Double)? in
      guard let memory = card.memory, !card.isSuspended, memory.phase == .review,
        session.clock.calendar.day(of: memory.due) <= last, !answered.contains(card.id),
        !isLeftOut(card.id)
      else { return nil }
      let scheduler = try session.store.scheduler()
      return (card.id, scheduler.retrievability(memory, at: session.clock.seconds))
    }
    return cards.sorted { ($0.chance, $0.id) < ($1.chance, $1.id) }.map(\.id)
  }

  private var isPractice: Bool { if case .queue = source { false } else { true } }

  private func isLeftOut(_ card: String) -> Bool {
    skipped.contains(card) || unaskable.contains(card)
  }
}

extension StudySession {
  /// Begins a round of what is due, and then of what comes due within so many days after today.
  /// What is answered early is scheduled anew from then on.
  public func review(ahead days: Int = 0) -> ReviewRound {
    ReviewRound(session: self, ahead: days)
  }

  /// Begins a round about a topic, a lesson, a concept or an item, due or not, by its name or the
  /// words of its title; ``Topic/everything``
  /// is all that was seen. What is not due yet is practice, and comes back as it would have.
  ///
  /// - Parameter limit: The most cards to ask.
  /// - Throws: ``StudyError/unknownTopic(_:)`` if nothing has that name.
  public func quiz(_ topic: String, limit: Int = 10) throws -> ReviewRound {
    let cards: [CourseCard]
    if topic.lowercased() == Topic.everything {
      cards = try seen()
    } else {
      let named = course.cards(about: topic)
      cards =
        named.isEmpty
        ? course.name(.topic, called: topic).map { course.cards(about: $0) } ?? [] : named
      if cards.isEmpty {
        throw StudyError.unknownTopic(topic, near: course.topic(near: topic))
      }
    }
    return ReviewRound(session: self, cards: Array(mixed(cards).prefix(limit)))
  }

  /// The cards of the pages that were gone through, and those that were answered elsewhere, in
  /// teaching order.
  func seen() throws -> [CourseCard] {
    let answered = try store.cards().filter { $0.memory != nil }.map(\.id)
    let seen = seenCards(try store.completedSteps()).union(answered)
    return course.cards.filter { seen.contains($0.id) }
  }

  /// Begins a round of a single card, such as a trace to predict.
  public func ask(_ card: CourseCard) -> ReviewRound { ReviewRound(session: self, cards: [card]) }
}
