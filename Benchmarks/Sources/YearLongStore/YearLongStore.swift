import CardStore
import Foundation
import Recall

/// Makes a store as it is after a year of daily study, and the lessons that its cards are of.
///
///     YearLongStore STORE LESSONS [CARDS] [REVIEWS]
@main
enum YearLongStore {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      FileHandle.standardError.write(
        Data("Usage: YearLongStore STORE LESSONS [CARDS] [REVIEWS]\n".utf8))
      exit(64)
    }
    let cards = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10_000
    let reviews = arguments.dropFirst(3).first.flatMap { Int($0) } ?? 300_000
    let lessons = MadeUpLessons(cards: cards)
    try lessons.write(to: URL(fileURLWithPath: arguments[1]))
    let year = Year(cards: cards, reviews: reviews, end: Int(Date().timeIntervalSince1970))
    let store = try CardStore(path: arguments[0])
    try store.sync(lessons.definitions, at: year.start * 1000)
    try store.record(year.answers())
    for step in lessons.steps { try store.complete(step, at: year.start * 1000) }
    try store.close()
  }
}

/// A year of answers, each card's further and further apart.
struct Year {
  let cards: Int
  let reviews: Int
  /// Seconds since 1970.
  let end: Int

  var start: Int { end - 365 * Scheduler.secondsPerDay }

  func answers() -> [Answer] {
    var randomness = SystemRandomNumberGenerator()
    let each = max(1, reviews / cards)
    var answers: [Answer] = []
    answers.reserveCapacity(cards * each)
    for card in 0..<cards {
      var time = start + Int.random(in: 0..<30 * Scheduler.secondsPerDay, using: &randomness)
      let gap = (end - time) / each
      for turn in 0..<each {
        answers.append(answer(card: card, turn: turn, time: time, &randomness))
        let step = Int.random(in: gap / 2...gap * 3 / 2, using: &randomness)
        time += step * 2 * (turn + 1) / (each + 1)
      }
    }
    return answers.sorted { $0.time < $1.time }
  }

  private func answer(
    card: Int, turn: Int, time: Int, _ randomness: inout SystemRandomNumberGenerator
  ) -> Answer {
    let isRight = Double.random(in: 0..<1, using: &randomness) < 0.9
    let slugs = ["made-up-\(card % 40)", "made-up-\(card % 40 + 1)"]
    return Answer(
      card: "year/\(MadeUpLessons.item(card))", time: time * 1000 + turn,
      kind: turn == 0 ? .firstLesson : .review, grade: isRight ? .good : .again, isRight: isRight,
      text: isRight ? "a" : "b", sureness: [.guess, .sure, .certain].randomElement(),
      hints: 0, duration: Int.random(in: 3_000...40_000, using: &randomness), fingerprint: "f",
      shownMisconceptions: slugs, pickedMisconceptions: isRight ? [] : [slugs[0]])
  }
}
