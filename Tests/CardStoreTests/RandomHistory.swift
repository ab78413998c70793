import CardStore
import Foundation
import Recall

/// Fills a store with years of doings of every kind, the same for the same seed.
func live(_ store: CardStore, seed: UInt64, doings: Int = 120) throws {
  var random = Seeded(state: seed)
  var time = noon
  for number in 0..<doings {
    time += Int.random(in: -600_000...(2 * day), using: &random)
    let card = "p/c\(Int.random(in: 0..<6, using: &random))"
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try store.undo(at: time)
    case 1: try store.suspend(card, at: time)
    case 2: try store.resume(card, at: time)
    case 3: try store.complete(LessonStep(lesson: "state", step: number % 9), at: time)
    case 5 where number % 2 == 0:
      try store.flag(card, note: "\"odd\" \(number)", fingerprint: "f", at: time)
    case 5: if let flag = try store.flags().first { try store.close(flag: flag.id, at: time) }
    case 4:
      let definitions = (0..<6).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map {
        definition("p/c\($0)", revision: Bool.random(using: &random) ? number : 1)
      }
      try store.sync(definitions + [definition("p/new", was: ["p/c5"])], at: time)
    default:
      let grade = Grade.allCases.randomElement(using: &random)
      let step = Bool.random(using: &random) ? number % 9 : nil
      var answer = answer(card, at: time, grade, step: step)
      answer.text = ["=1+1", "a \"b\", c", "line\nbreak", "é 👩‍👩‍👧", "", "\\ \t \u{1}"][number % 6]
      try store.record(answer)
    }
  }
}
