import Foundation
import Recall

/// What `recall.py` runs beside its peers. A log is a text file, a review a line: the card's number,
/// the seconds since 1970, the grade from 1 to 4.
@main
enum RecallBenchmarks {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first) {
    case ("fit", let path?):
      let cards = try Log.read(path)
      let (weights, seconds) = timed { Optimizer().fit(cards) }
      report(seconds, weights.values.map { "\($0)" }.joined(separator: " "))
    case ("evaluate", let path?):
      let weights = try Weights(arguments.dropFirst(2).compactMap { Double($0) })
      let (loss, seconds) = timed { [cards = try Log.read(path)] in
        LogLoss(of: cards, by: weights)
      }
      report(seconds, "\(loss.mean) \(loss.reviews)")
    case ("replay", let path?):
      let cards = try Log.read(path)
      let (sum, seconds) = timed { replay(cards) }
      report(seconds, "\(cards.reduce(0) { $0 + $1.count }) \(sum)")
    default:
      FileHandle.standardError.write(
        Data("Usage: RecallBenchmarks fit|replay LOG, or evaluate LOG WEIGHT…\n".utf8))
      exit(64)
    }
  }

  /// The states of all cards after their last review; the sum keeps the work from being left out.
  private static func replay(_ cards: ReviewHistories) -> Double {
    let scheduler = Scheduler()
    return cards.reduce(0) { sum, card in
      let state = card.reduce(nil as MemoryState?) { state, review in
        scheduler.review(state, review.grade, at: review.time)
      }
      return sum + (state?.stability ?? 0)
    }
  }

  private static func timed<Value>(_ work: () throws -> Value) rethrows -> (Value, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try work()
    return (value, (clock.now - start) / .seconds(1))
  }

  private static func report(_ seconds: Double, _ result: String) {
    print("\(seconds)\n\(result)")
  }
}

enum Log {
  static func read(_ path: String) throws -> ReviewHistories {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var cards: [Int: [PastReview]] = [:]
    for line in text.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3, let grade = Grade(rawValue: numbers[2]) else { continue }
      cards[numbers[0], default: []].append(PastReview(time: numbers[1], grade: grade))
    }
    return ReviewHistories(cards.sorted { $0.key < $1.key }.map(\.value))
  }
}
