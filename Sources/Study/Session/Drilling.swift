import CardStore
import Curriculum
import Recall
import Simulation

extension StudySession {
  /// Begins to ask a view that was made up for it: one that the learner has not answered before, as
  /// hard as the family is known.
  ///
  /// - Parameter isPractice: Whether the schedule is to stay as it is if the family is not due yet.
  /// - Throws: ``StudyError/noDrill(_:)``, `CardStoreError`.
  public func attempt(_ family: DrillFamily, isPractice: Bool = false) throws -> Attempt {
    let card = family.card(in: course)
    let memory = try store.card(card)?.memory
    return try attempt(
      question(family, memory: memory), memory: memory, kind: .prediction, isPractice: isPractice)
  }

  /// The question looks the same however often it is asked before it is answered.
  private func question(_ family: DrillFamily, memory: MemoryState?) throws -> Question {
    let card = family.card(in: course)
    let answers = try store.answers(ofCard: card)
    let today = answers.filter { $0.time >= clock.start(daysAgo: 0) }.map(\.isRight)
    let level = DrillFamily.level(memory, today: today)
    let seed = seed &+ Fuzz.seed(card: card) &+ UInt64(answers.count)
    if let latest = latestDrill, latest.seed == seed, latest.drill.family == family,
      latest.level == level
    {
      return latest.drill.question(in: course)
    }
    let seen = Set(answers.map(\.fingerprint))
    let missed = DrillFingerprint.toAskAgain(after: answers.map { ($0.fingerprint, $0.isRight) })
    guard
      let drill = Drill.make(
        family, level: level, seed: seed, seen: seen, preferring: missed, { _ in true })
    else {
      throw StudyError.noDrill(family.rawValue)
    }
    latestDrill = LatestDrill(seed: seed, level: level, drill: drill)
    return drill.question(in: course)
  }

  /// Begins a round of made-up views about a lesson, a concept or a family; about everything when
  /// there is no topic. What is due is asked first, then what is known worst, and then by turns; an
  /// answer before a family's day is practice.
  ///
  /// - Parameter limit: The most views to ask; nil goes on until the learner leaves.
  /// - Throws: ``StudyError/unknownTopic(_:near:)`` if nothing has that name, and
  ///   ``StudyError/noDrillAbout(_:families:)`` if no family is about it.
  public func drill(_ topic: String?, limit: Int? = nil) throws -> ReviewRound {
    ReviewRound(session: self, drills: try families(about: topic), limit: limit)
  }

  /// The families of made-up views that a topic names.
  func families(about topic: String?) throws -> [DrillFamily] {
    guard let topic else { return DrillFamily.allCases }
    let found = families(named: topic)
    if !found.isEmpty { return found }
    if let name = course.name(.drill, called: topic) { return families(named: name) }
    let names = DrillFamily.allCases.map(\.rawValue)
    if course.cards(about: topic).isEmpty {
      throw StudyError.unknownTopic(
        topic, near: nearest(to: topic, among: names) ?? course.topic(near: topic))
    }
    throw StudyError.noDrillAbout(topic, families: names)
  }

  private func families(named topic: String) -> [DrillFamily] {
    let wanted = topic.lowercased()
    let lesson = course.lesson(wanted)?.id
    return DrillFamily.allCases.filter { family in
      family.rawValue == wanted || family.item == wanted || family.card(in: course) == topic
        || lesson.map(family.lessons.contains) ?? family.concepts(in: course).contains(wanted)
    }
  }

  /// The family to ask next in a sitting.
  ///
  /// - Parameter asked: How often each was asked in it.
  func nextDrill(of families: [DrillFamily], asked: [DrillFamily: Int]) throws -> DrillFamily? {
    let scheduler = try store.scheduler()
    let ranked = try families.enumerated().map { place, family in
      let memory = try store.card(family.card(in: course))?.memory
      let isDue = memory.map { clock.calendar.day(of: $0.due) <= clock.today } ?? false
      let chance = memory.map { scheduler.retrievability($0, at: clock.seconds) } ?? 0
      return (family: family, rank: (asked[family] ?? 0, isDue ? 0 : 1, chance, place))
    }
    return ranked.min { $0.rank < $1.rank }?.family
  }
}

extension Drill {
  /// Puts it as a question. The simulator's answer is the key.
  func question(in course: Course) -> Question {
    let lesson = family.lessons(in: course).first
    let isSingle = asking.subject == nil && asking != .blame
    return Question(
      card: family.card(in: course), form: isSingle ? .choice : .several, stem: exercise.stem,
      cloze: [], deletion: nil,
      options: options, hints: exercise.hints,
      explanation: exercise.explanation,
      stimulus: Question.Stimulus(exercise: exercise, listing: listing, prediction: prediction),
      lesson: lesson?.id ?? "", lessonTitle: lesson?.title ?? family.title,
      lessonNumber: lesson?.number ?? 0, concepts: family.concepts(in: course),
      fingerprint: fingerprint, mistakes: mistakes)
  }
}
