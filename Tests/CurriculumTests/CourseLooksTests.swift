import Foundation
import Simulation
import Testing

@testable import Curriculum

/// Two hundred questions of the course, answered by somebody who reads none of them.
@Suite("Answering the course by the look of it") struct CourseLooksTests {
  /// How an option is picked without being understood.
  struct Guess: Sendable, CustomTestStringConvertible {
    var name: String
    /// The place of the option that is picked; nil for a question that has no such option.
    var pick: @Sendable (Question) -> Int?

    var testDescription: String { name }
  }

  struct Question: Sendable {
    var options: [Option]
    var root: String?

    fileprivate func first(by precedes: (Int, Int) -> Bool) -> Int? {
      let lengths = options.map { $0.text.text.count }
      return options.indices.first { index in
        options.indices.allSatisfy { $0 == index || precedes(lengths[index], lengths[$0]) }
      }
    }
  }

  static let hedges = ["may", "as a rule", "usually", "often", "perhaps", "depends", "measured"]

  static let guesses = [
    Guess(name: "the shortest") { $0.first(by: <) },
    Guess(name: "the longest") { $0.first(by: >) },
    Guess(name: "the most hedged") { question in
      let counts = question.options.map { option in
        hedges.count { option.text.text.lowercased().contains($0) }
      }
      return counts.max().flatMap { most in most > 0 ? counts.firstIndex(of: most) : nil }
    },
    Guess(name: "the root") { question in
      guard let root = question.root else { return nil }
      return question.options.firstIndex { $0.code?.hasPrefix(root + ".") == true }
    },
    Guess(name: "the first") { _ in 0 },
    Guess(name: "the second") { _ in 1 },
    Guess(name: "the last") { $0.options.count - 1 },
  ]

  /// Two hundred of them, spread evenly over the course.
  private static let questions: [Question] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    guard let pack = try? Pack(PackFolder(at: root.appending(path: "Lessons").path)) else {
      return []
    }
    let all = pack.lessons.flatMap(\.items).compactMap { item -> Question? in
      switch item {
      case .quiz(let quiz) where quiz.kind == .choice || quiz.kind == .several:
        Question(options: quiz.options, root: nil)
      case .trace(let trace) where trace.subject != .order && trace.options.count > 1:
        Question(options: trace.options, root: trace.root)
      default: nil
      }
    }
    return (0..<200).map { all[$0 * all.count / 200] }
  }()

  @Test("No rule that looks and does not read beats chance at 1 in 100", arguments: guesses)
  func looks(guess: Guess) throws {
    try #require(Self.questions.count == 200)
    var hits = 0
    var chances: [Double] = []
    for question in Self.questions {
      guard let place = guess.pick(question) else { continue }
      let keys = question.options.count(where: \.isKey)
      chances.append(Double(keys) / Double(question.options.count))
      hits += question.options[place].isKey ? 1 : 0
    }
    let chance = OptionShapeCheck.distribution(chances).chance(ofAtLeast: hits)
    #expect(chance >= 0.01, "\(guess.name): \(hits) of \(chances.count), by chance \(chance)")
  }
}
