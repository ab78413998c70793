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

  init(_ cards: [[PastReview]], times: Range<Int>) {
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
  /// weaker than a worse one: of two in the wrong order, the one that rests on fewer cards gives way.
  private static func ordered(
    _ found: [Double?], counts: [Int], start: Weights
  ) -> [Double] {
    var scale = 0.0
    var weight = 0.0
    for (index, value) in found.enumerated() {
      guard let value else { continue }
      scale += Double(counts[index]) * log(value / start[index])
      weight += Double(counts[index])
    }
    let factor = weight > 0 ? exp(scale / weight) : 1
    var result = found.enumerated().map { $0.element ?? start[$0.offset] * factor }
    for _ in result {
      for index in 1..<result.count where result[index - 1] > result[index] {
        if counts[index - 1] >= counts[index] {
          result[index] = result[index - 1]
        } else {
          result[index - 1] = result[index]
        }
      }
    }
    let bounds = Weights.bounds[0]
    return result.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
