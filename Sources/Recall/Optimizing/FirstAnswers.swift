#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What became of cards at their first review on another day, by their first grade: enough to find
/// the four initial stabilities alone, before anything else is fitted.
struct FirstAnswers {
  /// Cards that waited for the same number of days.
  struct Group {
    var days: Int
    var total: Int
    var recalled: Int
  }

  private var groups: [Grade: [Int: Group]] = [:]

  init(_ cards: ReviewHistories, times: Range<Int>) {
    for card in cards {
      guard let index = FirstInterval.firstLaterDay(of: card), times.contains(card[index].time),
        let first = FirstInterval(of: card)
      else { continue }
      var group = groups[first.grade]?[first.days] ?? Group(days: first.days, total: 0, recalled: 0)
      group.total += 1
      group.recalled += card[index].grade.isRecalled ? 1 : 0
      groups[first.grade, default: [:]][first.days] = group
    }
  }

  /// The rarest first intervals of each grade, up to a twentieth of its cards (or twenty of them);
  /// and of the rest those with fewer than six cards, or of unusual length.
  var outliers: Set<FirstInterval> {
    var outliers: Set<FirstInterval> = []
    for (grade, groups) in groups {
      let allowed = max(groups.values.reduce(0) { $0 + $1.total } / 20, 20)
      var removed = 0
      for group in groups.values.sorted(by: { ($0.total, $1.days) < ($1.total, $0.days) }) {
        let isRare = removed + group.total <= allowed
        let isOdd = group.total < 6 || group.days > (grade == .easy ? 365 : 100)
        guard isRare || isOdd else { continue }
        removed += group.total
        outliers.insert(FirstInterval(grade: grade, days: group.days))
      }
    }
    return outliers
  }

  /// The stability after each first grade that explains best what was recalled. Grades that were
  /// hardly given keep their place between their neighbours; a better grade is never weaker.
  func initialStabilities(from start: Weights, excluding outliers: Set<FirstInterval>) -> [Double] {
    let formulas = Formulas(weights: start)
    var found: [Double?] = []
    var counts: [Int] = []
    for grade in Grade.allCases {
      let kept = (groups[grade] ?? [:]).values
        .filter { !outliers.contains(FirstInterval(grade: grade, days: $0.days)) }
        .sorted { $0.days < $1.days }
      counts.append(kept.reduce(0) { $0 + $1.total })
      found.append(
        kept.isEmpty ? nil : Self.stability(kept, near: start[grade.rawValue - 1], formulas))
    }
    return Self.ordered(found, counts: counts, start: start)
  }

  /// Golden-section search for the stability that explains `groups` best, with a light pull toward
  /// `start`: the loss has one minimum along the logarithm of the stability.
  private static func stability(
    _ groups: [Group], near start: Double, _ formulas: Formulas
  ) -> Double {
    let total = Double(groups.reduce(0) { $0 + $1.total })
    let mean = Double(groups.reduce(0) { $0 + $1.recalled }) / total
    func loss(_ logarithm: Double) -> Double {
      let stability = exp(logarithm)
      return groups.reduce(abs(stability - start) / 16) { sum, group in
        let chance = formulas.retrievability(stability: stability, days: group.days)
        // A group of few is drawn toward the mean of all, so that one lapse says not too much.
        let recalled = (Double(group.recalled) + mean) / (Double(group.total) + 1)
        return sum - Double(group.total)
          * (recalled * log(chance) + (1 - recalled) * log(max(1 - chance, 1e-12)))
      }
    }
    let bounds = Weights.bounds[0]
    var low = log(bounds.lowerBound)
    var high = log(bounds.upperBound)
    let section = (5.0.squareRoot() - 1) / 2
    for _ in 0..<60 {
      let left = high - section * (high - low)
      let right = low + section * (high - low)
      if loss(left) <= loss(right) { high = right } else { low = left }
    }
    return exp((low + high) / 2)
  }

  /// Fills in what was not found, in the proportions of `start`, and makes a better grade never
  /// weaker than a worse one: those in the wrong order meet at their mean, weighted by their cards
  /// (isotonic regression by pooling adjacent violators, on logarithms).
  private static func ordered(
    _ found: [Double?], counts: [Int], start: Weights
  ) -> [Double] {
    let known = found.enumerated().compactMap { index, value in
      value.map { (shift: log($0 / start[index]), weight: Double(counts[index])) }
    }
    let weight = known.reduce(0) { $0 + $1.weight }
    let shift = weight > 0 ? known.reduce(0) { $0 + $1.shift * $1.weight } / weight : 0
    var pools: [(logarithm: Double, weight: Double, count: Int)] = []
    for (index, value) in found.enumerated() {
      // A grade without cards of its own gives way to any neighbour.
      let weight = value == nil ? 1e-6 : Double(counts[index])
      pools.append((value.map { log($0) } ?? log(start[index]) + shift, weight, 1))
      while pools.count > 1, pools[pools.count - 2].logarithm > pools[pools.count - 1].logarithm {
        let (last, before) = (pools.removeLast(), pools.removeLast())
        let weight = before.weight + last.weight
        let sum = before.logarithm * before.weight + last.logarithm * last.weight
        pools.append((sum / weight, weight, before.count + last.count))
      }
    }
    let bounds = Weights.bounds[0]
    return pools.flatMap { pool in
      Array(
        repeating: min(max(exp(pool.logarithm), bounds.lowerBound), bounds.upperBound),
        count: pool.count)
    }
  }
}
