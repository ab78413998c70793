import CardStore
import Curriculum
import Recall
import Simulation

/// One learner at one course: what is planned, what is asked, and what becomes of the answers.
///
/// Nothing of it draws. Every method that changes something has changed the store's file once it
/// returns, so that a screen may confirm it then.
public final class StudySession {
  public let course: Course
  public let store: CardStore
  public let clock: StudyClock
  /// Of a day: how many new cards and reviews.
  public let limits: QueueLimits
  /// What the synchronisation with the lessons changed when the session began.
  public let changes: SyncReport
  let predict: (TraceExercise, Listing) throws -> Prediction
  private let seed: UInt64
  /// Where the key of the choice asked last stood, and in which answer of which card.
  private var lastKey: (card: String, review: Int, place: Int)?
  /// The place that it had to avoid itself.
  private var avoidedPlace: Int?

  /// Opens a course for study and registers the cards of its lessons.
  ///
  /// - Parameters:
  ///   - seed: Decides the order of options, together with the card and how often it was answered.
  ///   - predict: Runs a trace's events; the simulator does unless a test says otherwise.
  /// - Throws: `CardStoreError`.
  public init(
    course: Course, store: CardStore, clock: StudyClock, seed: UInt64,
    limits: QueueLimits = QueueLimits(),
    predict: @escaping (TraceExercise, Listing) throws -> Prediction = Oracle.simulator.predict
  ) throws {
    self.course = course
    self.store = store
    self.clock = clock
    self.limits = limits
    self.seed = seed
    self.predict = predict
    changes = try store.sync(course.cards.map(\.definition), at: clock.milliseconds())
  }

  /// Begins to ask a card.
  ///
  /// - Parameters:
  ///   - completes: The lesson's step that is done with the answer.
  ///   - isPractice: Whether the schedule is to stay as it is if the card is not due yet.
  /// - Throws: ``StudyError``, `CardStoreError`.
  public func attempt(
    _ card: CourseCard, completes: LessonStep? = nil, isPractice: Bool = false
  ) throws -> Attempt {
    let memory = try store.card(card.id)?.memory
    let question = try question(card, review: memory?.reviews ?? 0)
    let now = clock.milliseconds()
    let scheduler = try store.scheduler(ofCard: card.id)
    return Attempt(
      question: question, kind: kind(of: card, memory: memory, completes: completes),
      completes: completes, isPractice: isPractice && !isDue(memory), startedAt: now,
      memory: memory,
      retrievability: memory.map { scheduler.retrievability($0, at: now / 1000) })
  }

  /// The question looks the same however often it is asked before it is answered.
  private func question(_ card: CourseCard, review: Int) throws -> Question {
    let isSame = lastKey.map { $0.card == card.id && $0.review == review } ?? false
    let avoided = isSame ? avoidedPlace : lastKey?.place
    let question = try card.question(
      seed: seed ^ Fuzz.seed(card: card.id) &+ UInt64(review), avoiding: avoided, predict: predict)
    if question.form == .choice, let place = question.key.first {
      lastKey = (card.id, review, place)
      avoidedPlace = avoided
    }
    return question
  }

  /// In an order that seed and moment decide.
  func mixed(_ cards: [CourseCard]) -> [CourseCard] {
    var generator = SplitMix64(seed: seed &+ UInt64(bitPattern: Int64(clock.seconds)))
    return cards.shuffled(using: &generator)
  }

  /// Whether it is a card's day, or its first time.
  private func isDue(_ memory: MemoryState?) -> Bool {
    memory.map { clock.calendar.day(of: $0.due) <= clock.today } ?? true
  }

  private func kind(
    of card: CourseCard, memory: MemoryState?, completes: LessonStep?
  ) -> Answer.Kind {
    if card.isTrace { return .prediction }
    guard let memory else { return completes == nil ? .review : .firstLesson }
    return isDue(memory) ? .review : .early
  }
}
