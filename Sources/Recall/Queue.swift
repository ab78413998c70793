/// How much a day may bring, and how much of it is already done. Time decides before the numbers do.
public struct QueueLimits: Sendable, Hashable {
  /// Cards first seen in a day.
  public var newPerDay: Int
  /// Cards in the review phase asked in a day. Of learning steps there may be as many as there is
  /// time for.
  public var reviewsPerDay: Int
  /// New cards of `newPerDay` that were already asked.
  public var newDoneToday: Int
  /// Reviews of `reviewsPerDay` that were already done.
  public var reviewsDoneToday: Int
  /// Lapses at which a card is set aside as a leech.
  public var leechLapses: Int
  /// What is left of the day's time; nil for as long as it takes.
  public var time: TimeLimit?
  /// Cards that had enough of today: asked again, they would not be learned better.
  public var hadEnough: Set<String>

  public init(
    newPerDay: Int = 10, reviewsPerDay: Int = 200, newDoneToday: Int = 0,
    reviewsDoneToday: Int = 0, leechLapses: Int = 8, time: TimeLimit? = nil,
    hadEnough: Set<String> = []
  ) {
    self.newPerDay = newPerDay
    self.reviewsPerDay = reviewsPerDay
    self.newDoneToday = newDoneToday
    self.reviewsDoneToday = reviewsDoneToday
    self.leechLapses = leechLapses
    self.time = time
    self.hadEnough = hadEnough
  }
}

/// What a learner is to be asked now, in order, and what is kept back and why.
public struct Queue: Sendable, Hashable {
  /// Why a card is asked.
  public enum Reason: String, Sendable, Hashable {
    /// A learning or relearning step is over.
    case step
    /// Its day has come.
    case review
    /// Never answered.
    case new
  }

  /// One card to ask.
  public struct Entry: Sendable, Hashable {
    public var card: QueueCard
    /// Why it is asked.
    public var reason: Reason
    /// The chance that it is still known; nil for a new card.
    public var retrievability: Double?
    /// How much of that chance is lost if it is put off by a day; 0 for a new card.
    public var fading = 0.0
  }

  /// What to ask, first one first: steps, reviews, new cards.
  public var entries: [Entry] = []
  /// Learning and relearning steps that end later today, the soonest first.
  public var waiting: [QueueCard] = []
  /// Kept until tomorrow because a sibling was or will be asked today.
  public var buried: [QueueCard] = []
  /// Forgotten so often that asking again does not help.
  public var leeches: [QueueCard] = []
  /// Due, or new, but beyond the day's limits or its time, in the order in which they would have
  /// been asked.
  public var overLimit: [QueueCard] = []
  /// Put off until tomorrow because they were missed again and again today.
  public var putOff: [QueueCard] = []

  /// Plans what is left of the day of `time`.
  ///
  /// - Parameters:
  ///   - cards: in the order in which new ones are to be introduced.
  ///   - time: in seconds since 1970.
  public init(
    cards: [QueueCard], at time: Int, limits: QueueLimits, scheduler: Scheduler,
    calendar: StudyCalendar
  ) {
    let today = calendar.day(of: time)
    var usedItems = Set(
      cards.filter { $0.memory.map { calendar.day(of: $0.lastReview) == today } ?? false }
        .map(\.item))
    var candidates = Candidates()
    for card in cards where !card.isRetired && !card.isSuspended {
      candidates.add(card, at: time, today: today, limits: limits, calendar: calendar)
    }
    leeches = candidates.leeches
    putOff = candidates.putOff
    waiting = Self.byDue(candidates.waiting)

    var left = limits.time
    for step in Self.byDue(candidates.steps) {
      if takesTime(step, from: &left, scheduler, isFirst: entries.isEmpty) {
        entries.append(Self.entry(step, .step, at: time, scheduler))
      } else {
        overLimit.append(step)
      }
    }
    usedItems.formUnion((candidates.steps + candidates.waiting + putOff).map(\.item))

    let reviews = candidates.reviews.map { Self.entry($0, .review, at: time, scheduler) }
      .arranged(by: { $0.retrievability ?? 0 }, then: { $0.card.id < $1.card.id })
    let news = candidates.new.map { Self.entry($0, .new, at: time, scheduler) }
    for (group, room) in [
      (reviews, limits.reviewsPerDay - limits.reviewsDoneToday),
      (news, limits.newPerDay - limits.newDoneToday),
    ] {
      let taken = take(group, room: room, time: &left, usedItems: &usedItems, scheduler)
      entries += Self.interleaved(taken, after: entries.last?.card.concepts ?? [])
    }
  }

  /// The next moment at which something more is due today, if a step is waiting.
  public var nextStepDue: Int? { waiting.first?.memory?.due }

  /// Takes of a group what there is room and time for. If that is not all of it, those go first that
  /// fade fastest: they lose most by waiting. New cards keep their order.
  private mutating func take(
    _ group: [Entry], room: Int, time: inout TimeLimit?, usedItems: inout Set<String>,
    _ scheduler: Scheduler
  ) -> [Entry] {
    var open: [Entry] = []
    for entry in group {
      if usedItems.insert(entry.card.item).inserted {
        open.append(entry)
      } else {
        buried.append(entry.card)
      }
    }
    var taken: Set<String> = []
    for entry in open.arranged(by: { -$0.fading }) {
      let isFirst = entries.isEmpty && taken.isEmpty
      if taken.count < room, takesTime(entry.card, from: &time, scheduler, isFirst: isFirst) {
        taken.insert(entry.card.id)
      } else {
        overLimit.append(entry.card)
      }
    }
    return open.filter { taken.contains($0.card.id) }
  }

  /// Whether there is time for a card and for all that come before it: what fades more slowly is
  /// not preferred for being shorter.
  private func takesTime(
    _ card: QueueCard, from time: inout TimeLimit?, _ scheduler: Scheduler, isFirst: Bool
  ) -> Bool {
    guard let pace = time?.pace else { return true }
    let cost = pace.seconds(for: card, scheduler)
    if time?.take(cost, isFirst: isFirst) == true { return true }
    time?.seconds = 0
    return false
  }
}

extension Queue {
  /// The cards of a day by what they wait for.
  private struct Candidates {
    var steps: [QueueCard] = []
    var waiting: [QueueCard] = []
    var reviews: [QueueCard] = []
    var new: [QueueCard] = []
    var leeches: [QueueCard] = []
    var putOff: [QueueCard] = []

    mutating func add(
      _ card: QueueCard, at time: Int, today: StudyDay, limits: QueueLimits,
      calendar: StudyCalendar
    ) {
      guard let memory = card.memory else { return new.append(card) }
      if memory.lapses - card.forgivenLapses >= limits.leechLapses { return leeches.append(card) }
      let isToday = calendar.day(of: memory.due) <= today
      if isToday, limits.hadEnough.contains(card.id) { return putOff.append(card) }
      switch memory.phase {
      case .review: if isToday { reviews.append(card) }
      case .learning, .relearning:
        if memory.due <= time { steps.append(card) } else if isToday { waiting.append(card) }
      }
    }
  }

  private static func entry(
    _ card: QueueCard, _ reason: Reason, at time: Int, _ scheduler: Scheduler
  ) -> Entry {
    guard let memory = card.memory else { return Entry(card: card, reason: reason) }
    let chance = scheduler.retrievability(memory, at: time)
    let tomorrow = scheduler.retrievability(memory, at: time + Scheduler.secondsPerDay)
    return Entry(
      card: card, reason: reason, retrievability: chance, fading: max(0, chance - tomorrow))
  }

  private static func byDue(_ cards: [QueueCard]) -> [QueueCard] {
    cards.arranged(by: { $0.memory?.due ?? 0 }, then: { $0.id < $1.id })
  }

  /// The same entries, so that neighbours share no concept where that can be had: what was just
  /// asked would answer the next question. Otherwise the order stays.
  static func interleaved(_ entries: [Entry], after concepts: [String]) -> [Entry] {
    var rest = entries
    var result: [Entry] = []
    var last = Set(concepts)
    while !rest.isEmpty {
      let index = rest.firstIndex { last.isDisjoint(with: $0.card.concepts) } ?? 0
      let next = rest.remove(at: index)
      last = Set(next.card.concepts)
      result.append(next)
    }
    return result
  }
}

// Here, so that the optimiser sees them: it works file by file.
extension Array {
  /// The elements from the least key to the greatest, equal ones as `isBefore` has it. Only keys and
  /// places are moved meanwhile: a card, with all that it holds, is moved once.
  fileprivate func arranged<Key: Comparable>(
    by key: (Element) -> Key, then isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    let keys = indices.map { (key: key(self[$0]), place: $0) }
    return keys.sorted { left, right in
      left.key == right.key
        ? isBefore(self[left.place], self[right.place]) : left.key < right.key
    }.map { self[$0.place] }
  }

  /// Equal ones stay as they are.
  fileprivate func arranged<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let keys = indices.map { (key: key(self[$0]), place: $0) }
    return keys.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map { self[$0.place] }
  }
}
