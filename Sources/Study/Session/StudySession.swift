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
  /// How long a day may be that the learner does not wish otherwise: see ``budget()``.
  public let minutesPerDay: Int
  /// Whether questions are scheduled that a machine made and nobody has accepted.
  public let asksDrafts: Bool
  /// Who writes down what becomes of such questions; nil where nobody can.
  public let drafts: DraftDesk?
  /// Where exercises are worked on; nil where nobody can, and they are passed over.
  public let exercises: (any ExerciseDesk)?
  /// What is asked about views of the learner's own; nil where nobody knows where they lie.
  let ownViews: (any OwnViewDesk)?
  /// The folders of such views, with the cards that there are now.
  var ownFolders: [OwnFolder]
  /// What the synchronisation with the lessons changed when the session began.
  public private(set) var changes = SyncReport()
  /// Folders of the learner's own views that were there when their cards were looked for last, and are
  /// not now.
  public private(set) var vanishedFolders: [OwnFolder] = []
  let predict: (TraceExercise, Listing) throws -> Prediction
  let seed: UInt64
  /// See ``attempt(_:isPractice:)``.
  var latestDrill: LatestDrill?
  /// See ``budget()``.
  var paceOfDay: (day: StudyDay, pace: Pace)?
  /// Where the key of the choice asked last stood, and in which answer of which card.
  private var lastKey: (card: String, review: Int, place: Int)?
  /// The place that it had to avoid itself.
  private var avoidedPlace: Int?

  /// Minutes of a day, if nobody says otherwise.
  public static let habitualMinutes = 10

  /// Opens a course for study and registers the cards of its lessons, of drills and of the learner's own
  /// views.
  ///
  /// - Parameters:
  ///   - asksDrafts: Whether answers to drafts count; else they leave the schedule as it is.
  ///   - seed: Decides the order of options, together with the card and how often it was answered.
  ///   - predict: Runs a trace's events; the simulator does unless a test says otherwise.
  /// - Throws: `CardStoreError`.
  public init(
    course: Course, store: CardStore, clock: StudyClock, seed: UInt64,
    limits: QueueLimits = QueueLimits(), minutesPerDay: Int = StudySession.habitualMinutes,
    asksDrafts: Bool = false, drafts: DraftDesk? = nil, exercises: (any ExerciseDesk)? = nil,
    ownViews: (any OwnViewDesk)? = nil,
    predict: @escaping (TraceExercise, Listing) throws -> Prediction = Oracle.simulator.predict
  ) throws {
    self.course = course
    self.store = store
    self.clock = clock
    self.limits = limits
    self.minutesPerDay = minutesPerDay
    self.asksDrafts = asksDrafts
    self.drafts = drafts
    self.exercises = exercises
    self.ownViews = ownViews
    ownFolders = ownViews?.folders ?? []
    self.seed = seed
    self.predict = predict
    changes = try synchronise()
    let retired = Set(changes.retired)
    vanishedFolders = (ownViews?.missing ?? []).filter { folder in
      folder.cards.contains { retired.contains(folder.id(of: $0)) }
    }
  }

  /// Tells the store of all cards that there are.
  @discardableResult
  func synchronise() throws -> SyncReport {
    let own = try store.writings().compactMap(\.definition)
    let others =
      DrillFamily.allCases.map { $0.definition(in: course) }
      + ownFolders.flatMap { $0.definitions(in: course) }
    return try store.sync(
      markedBy: "\(course.definitionsMark) \(CardDefinition.mark(of: own + others))",
      at: clock.milliseconds()
    ) { own + course.cards.map(\.definition) + others }
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
    return try attempt(
      question(card, review: memory?.reviews ?? 0), memory: memory,
      kind: kind(of: card, memory: memory, completes: completes), completes: completes,
      isPractice: isPractice)
  }

  func attempt(
    _ question: Question, memory: MemoryState?, kind: Answer.Kind, completes: LessonStep? = nil,
    isPractice: Bool
  ) throws -> Attempt {
    let now = clock.milliseconds()
    let scheduler = try store.scheduler(ofCard: question.card)
    return try recalling(
      Attempt(
        question: question, kind: kind, completes: completes,
        isPractice: isPractice && !isDue(memory) || question.isDraft && !asksDrafts, startedAt: now,
        memory: memory,
        retrievability: memory.map { scheduler.retrievability($0, at: now / 1000) }))
  }

  /// Begins to ask whatever has that identifier; nil if nothing that can be asked has.
  func attempt(cardNamed id: String, isPractice: Bool) throws -> Attempt? {
    if let card = course.card(id) { return try attempt(card, isPractice: isPractice) }
    if Writing.isWriting(id) { return try attempt(writing: id, isPractice: isPractice) }
    if OwnFolder.isCard(id) { return try attempt(ownCard: id, isPractice: isPractice) }
    let family = DrillFamily.allCases.first { $0.card(in: course) == id }
    return try family.map { try attempt($0, isPractice: isPractice) }
  }

  /// The question looks the same however often it is asked before it is answered.
  private func question(_ card: CourseCard, review: Int) throws -> Question {
    let isSame = lastKey.map { $0.card == card.id && $0.review == review } ?? false
    let avoided = isSame ? avoidedPlace : lastKey?.place
    let question = try card.question(
      seed: seed ^ Fuzz.seed(card: card.id) &+ UInt64(review), variation: review,
      avoiding: avoided, predict: predict)
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
