/// Histories of cards laid out for fitting: all reviews in one row, card after card.
///
/// A review counts toward the loss when it came a day or more after the one before it: on the same
/// day hardly anything is forgotten. Reviews that do not count still move the memory on.
struct TrainingSet: Sendable {
  /// One review of one card.
  struct Entry: Sendable {
    /// What the review counts for in the loss; 0 for one that only moves the memory on.
    var weight: Double
    /// Whole days since the card's review before; 0 for its first. There may be millions of entries,
    /// and no card waits for millions of years.
    var days: Int32
    var grade: Grade
  }

  /// Where one card's reviews stand in ``entries``.
  struct History: Sendable {
    var range: Range<Int>
    /// How many of its reviews count.
    var counted: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var histories: [History] = []
  /// How many reviews count.
  private(set) var counted = 0

  /// - Parameters:
  ///   - cards: the reviews of each card, in the order of time.
  ///   - times: only reviews at these times count; later ones are left out, earlier ones are the
  ///     memory that the counted ones meet.
  ///   - isRecencyWeighted: whether what was long ago counts less: 0.25 for the first review of
  ///     all, rising with the cube of its place to 1 for the last.
  ///   - excluded: first grades and intervals of histories that are left out.
  init(
    _ cards: ReviewHistories, times: Range<Int> = Int.min..<Int.max,
    isRecencyWeighted: Bool = false, excluded: Set<FirstInterval> = []
  ) {
    var countedTimes = isRecencyWeighted ? CountedTimes(cards) : nil
    entries.reserveCapacity(cards.all.count)
    for card in cards {
      if let first = FirstInterval(of: card), excluded.contains(first) { continue }
      append(card, times: times, countedTimes: &countedTimes)
    }
    // Taken and not copied.
    if var counted = countedTimes.take() { weigh(&counted) }
  }

  /// Lays out one card.
  init(_ card: ArraySlice<PastReview>, times: Range<Int>) {
    var countedTimes: CountedTimes?
    append(card, times: times, countedTimes: &countedTimes)
  }

  /// How many reviews count, which is known without laying anything out.
  static func countedReviews(of cards: ReviewHistories, times: Range<Int>) -> Int {
    cards.reduce(0) { sum, card in
      zip(card, card.dropFirst()).reduce(sum) { sum, pair in
        let isCounted =
          times.contains(pair.1.time) && pair.1.time - pair.0.time >= Scheduler.secondsPerDay
        return isCounted ? sum + 1 : sum
      }
    }
  }

  private mutating func append(
    _ card: ArraySlice<PastReview>, times: Range<Int>,
    countedTimes: inout CountedTimes?
  ) {
    let start = entries.count
    let countedBefore = counted
    var last: Int?
    for review in card where review.time < times.upperBound {
      let days = last.map { max(0, review.time - $0) / Scheduler.secondsPerDay } ?? 0
      let isCounted = days > 0 && review.time >= times.lowerBound
      if isCounted {
        counted += 1
        countedTimes?.add(review.time, entry: entries.count)
      }
      entries.append(
        Entry(
          weight: isCounted ? 1 : 0, days: Int32(clamping: days), grade: review.grade))
      last = review.time
    }
    guard counted > countedBefore else { return entries.removeSubrange(start...) }
    histories.append(History(range: start..<entries.count, counted: counted - countedBefore))
  }

  private mutating func weigh(_ countedTimes: inout CountedTimes) {
    let counted = countedTimes.inOrder()
    for (place, entry) in counted.enumerated() {
      let share = Double(place) / Double(counted.count)
      entries[entry].weight = 0.25 + 0.75 * share * share * share
    }
  }
}

/// When the reviews came that count. There may be millions: of each there is one number, the seconds
/// since the first, and behind them the place among the entries.
private struct CountedTimes {
  private var numbers: [UInt64] = []
  private let first: Int

  init(_ cards: ReviewHistories) {
    first = cards.lazy.compactMap { $0.first?.time }.min() ?? 0
    numbers.reserveCapacity(cards.all.count)
  }

  mutating func add(_ time: Int, entry: Int) {
    // A history of more than a hundred years is at its end.
    let seconds = UInt32(clamping: time - first)
    numbers.append(UInt64(seconds) << 32 | UInt64(UInt32(clamping: entry)))
  }

  /// The places of the entries, that of the earliest first.
  mutating func inOrder() -> some Collection<Int> {
    numbers.sort()
    return numbers.lazy.map { Int($0 & 0xffff_ffff) }
  }
}

/// How a card was first graded, and after how many days it was first asked again on another day.
struct FirstInterval: Hashable, Sendable {
  var grade: Grade
  var days: Int
}

extension FirstInterval {
  /// nil when all reviews were on one day.
  init?(of card: ArraySlice<PastReview>) {
    guard let first = card.first, let index = Self.firstLaterDay(of: card) else { return nil }
    grade = first.grade
    days = (card[index].time - card[index - 1].time) / Scheduler.secondsPerDay
  }

  /// Where the first review stands that came a day or more after the one before it.
  static func firstLaterDay(of card: ArraySlice<PastReview>) -> Int? {
    card.indices.dropFirst().first {
      card[$0].time - card[$0 - 1].time >= Scheduler.secondsPerDay
    }
  }
}
