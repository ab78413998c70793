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
  /// Cards that were missed so often that they wait until tomorrow.
  public var putOff: [String] = []
  /// Learning steps that end later today, and when the first does (seconds since 1970).
  public var waiting = 0
  public var nextStepDue: Int?
  public var dueTomorrow = 0
  /// Due, but beyond what there is time for today, and the days after today that it takes; nil if
  /// that cannot be foretold.
  public var later = 0
  public var days: Int? = 0

  public init() {}
}

/// Where a round stands.
public enum RoundStep: Sendable {
  /// The card is the one of this `number` of `total`, from 1. What comes back within the round is
  /// counted by ``ReviewRound/repeats``, so that `total` never rises; it is nil where the round goes
  /// on until the learner leaves.
  case ask(Attempt, number: Int, total: Int?)
  case finished(RoundSummary)
}

/// What a round asks more than once: what was missed, and what is new and must be known twice.
public struct Repeats: Sendable, Equatable {
  /// Whether the question that is asked now is one of them.
  public var isOne = false
  /// Cards that come back after it.
  public var left = 0

  public init(isOne: Bool = false, left: Int = 0) {
    self.isOne = isOne
    self.left = left
  }
}

/// A round of questions: what is due, or what a learner wants to be asked about.
///
/// Ask ``next()`` for a question, record its answer with the session, tell the round by
/// ``answered(_:)``, and so on until it is finished.
public final class ReviewRound {
  /// A learning step that ends within so many seconds is waited for by asking it at once.
  public static let patience = 20 * 60

  private enum Source {
    /// What is due, as much of it as there is time for.
    case today
    /// Whatever is due, and then what comes due within so many days.
    case queue(ahead: Int)
    /// These, each once, for practice.
    case cards([String])
    /// Views made up for these families, by turns, so many or without end.
    case drills([DrillFamily], limit: Int?)
  }

  private let session: StudySession
  private var source: Source
  private var skipped: Set<String> = []
  private var unaskable: Set<String> = []
  private var history: [Recorded] = []
  private var failures: [StudyError] = []
  /// The cards that there is time for, or all that are due, once that was found out.
  private var portion: [String]?
  /// What comes due later, once nothing else was left.
  private var early: [String]?
  /// What comes back, as of the question that ``next()`` gave last.
  public private(set) var repeats = Repeats()

  /// Reviews what is due, and then what would be within so many days.
  ///
  /// - Parameter ahead: With 0, as much as there is time for.
  init(session: StudySession, ahead: Int) {
    self.session = session
    source = ahead > 0 ? .queue(ahead: ahead) : .today
  }

  convenience init(session: StudySession, cards: [CourseCard]) {
    self.init(session: session, ids: cards.map(\.id))
  }

  init(session: StudySession, ids: [String]) {
    self.session = session
    source = .cards(ids)
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
          return place(attempt, among: candidates)
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
    let budget = try session.budget()
    summary.putOff = summary.missed.filter(budget.hadEnough.contains)
    let done = try session.store.completedSteps()
    let queue = try session.queue(done, budget)
    summary.waiting = queue.waiting.count
    summary.nextStepDue = queue.nextStepDue
    let day = try session.reviewPlan(done, budget)
    summary.dueTomorrow = day.dueTomorrow
    summary.later = day.review.later
    summary.days = day.review.days
    return summary
  }

  /// The identifiers of what may be asked now, the first one first.
  private func candidates() throws -> [String] {
    switch source {
    case .cards(let cards):
      let answered = Set(history.map(\.answer.card))
      return cards.filter { !answered.contains($0) && !isLeftOut($0) }
    case .drills(let families, let limit):
      if let limit, history.count >= limit { return [] }
      return try nextDrill(of: families).map { [$0.card(in: session.course)] } ?? []
    case .today:
      let portion = try portion ?? session.portion(patience: Self.patience)
      self.portion = portion
      let answered = Set(history.map(\.answer.card))
      let due = try due(among: portion)
      let askable = Set(due.map(\.id))
      // What comes back is asked as soon as its step is over, and at the end at once.
      let steps = due.filter { $0.isStep && !$0.isWaiting && answered.contains($0.id) }.map(\.id)
      let first = portion.filter { askable.contains($0) && !answered.contains($0) }
      let last = due.map(\.id).filter { answered.contains($0) && !steps.contains($0) }
      return steps + first + last
    case .queue(let ahead):
      if let portion {
        let due = try due(among: portion).map(\.id)
        if !due.isEmpty { return due }
      }
      let due = try session.due(patience: Self.patience).map(\.id).filter { !isLeftOut($0) }
      portion = due
      return due.isEmpty ? try early(days: ahead) : due
    }
  }

  /// What is due of some cards and of those that were answered, which come back.
  private func due(among cards: [String]) throws -> [StudySession.Due] {
    let chosen = Set(cards + history.map(\.answer.card))
    return try session.due(patience: Self.patience, of: chosen).filter { !isLeftOut($0.id) }
  }

  /// Where the first of some candidates stands in the round.
  private func place(_ attempt: Attempt, among candidates: [String]) -> RoundStep {
    if case .drills(_, let limit) = source {
      repeats = Repeats()
      return .ask(attempt, number: history.count + 1, total: limit)
    }
    let answered = Set(history.map(\.answer.card))
    let again = candidates.count { answered.contains($0) }
    let isAgain = candidates.first.map(answered.contains) ?? false
    repeats = Repeats(isOne: isAgain, left: again - (isAgain ? 1 : 0))
    return .ask(
      attempt, number: answered.count + (isAgain ? 0 : 1),
      total: answered.count + candidates.count - again)
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
    let early = try early ?? cardsDue(within: days)
    self.early = early
    let answered = Set(history.map(\.answer.card))
    return early.filter { !answered.contains($0) && !isLeftOut($0) }
  }

  private func cardsDue(within days: Int) throws -> [String] {
    let clock = session.clock
    let end = clock.calendar.start(of: clock.today.advanced(by: days + 1))
    let scheduler = try session.store.scheduler()
    return try session.store.reviews(dueBefore: end).filter { !$0.isSuspended }.map { card in
      (
        id: card.id,
        chance: card.memory.map { scheduler.retrievability($0, at: clock.seconds) } ?? 0
      )
    }.sorted { ($0.chance, $0.id) < ($1.chance, $1.id) }.map(\.id)
  }

  private var isPractice: Bool {
    switch source {
    case .today, .queue: false
    case .cards, .drills: true
    }
  }

  private func isLeftOut(_ card: String) -> Bool {
    skipped.contains(card) || unaskable.contains(card)
  }
}

extension StudySession {
  /// Begins a round of what is due, as much of it as there is time for today; if the time is over,
  /// of as much as a day has time for. With days, of all that is due, and then of what comes due
  /// within so many days after today: what is answered early is scheduled anew from then on.
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
    let own = try ownCards(about: topic)
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
    let ids = mixed(cards).map(\.id)
    return ReviewRound(session: self, ids: Array((own + ids).prefix(limit)))
  }

  /// What the learner wrote about a topic, a lesson or a concept that is called so, and can be asked.
  private func ownCards(about topic: String) throws -> [String] {
    let topic = topic.lowercased()
    let isAll = topic == Topic.everything
    let lesson = course.lesson(topic)?.id
    let concepts = Set([topic] + (course.topics.first { $0.slug == topic }?.concepts ?? []))
    return try store.writings().filter { writing in
      writing.form.isAsked
        && (isAll || lesson != nil && writing.lesson == lesson
          || !concepts.isDisjoint(with: writing.concepts))
    }.map(\.id)
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
