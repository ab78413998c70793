import Claims
import Foundation
import Simulation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Curriculum

/// Makes of a program what fingers, guesses and an editor in the middle of its work make of it.
private struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next of a sequence that is the same for the same seed (SplitMix64).
  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, count)))
  }

  /// What somebody tries who half knows what to do.
  private static let guesses: [(old: String, new: String)] = [
    ("$", ""), ("@State private var", "let"), ("@State ", ""), ("@Binding var", "let"),
    ("@Binding ", "@State "), ("private ", ""), ("struct", "class"), (": View", ""),
    ("var ", "let "), ("true", "false"), ("if ", "while "), (".toggle()", ""),
    ("some View", "View"), ("?", ""), ("==", "!="), ("+", "-"), ("+=", "*="), ("1", "0"),
    ("0", "9223372036854775807"), ("body", "content"), ("String", "Int"), ("VStack", "List"),
    (".id(", ".tag("), ("{ ", "{ while true { } ; "),
    ("body: some View {", "body: some View { body"),
  ]

  mutating func mutated(_ text: String) -> String {
    switch below(6) {
    case 0: guessed(text)
    case 1: String(text.prefix(below(text.count)))
    case 2: withoutSome(text)
    case 3: withLinesChanged(text)
    default: withTokensChanged(text)
    }
  }

  private mutating func guessed(_ text: String) -> String {
    let fitting = Self.guesses.filter { text.contains($0.old) }
    guard !fitting.isEmpty else { return text }
    let guess = fitting[below(fitting.count)]
    let places = text.ranges(of: guess.old)
    return text.replacingCharacters(in: places[below(places.count)], with: guess.new)
  }

  private mutating func withoutSome(_ text: String) -> String {
    var characters = Array(text)
    let start = below(characters.count)
    characters.removeSubrange(start..<min(characters.count, start + 1 + below(12)))
    return String(characters)
  }

  /// A line is there twice, elsewhere, or not at all.
  private mutating func withLinesChanged(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[below(lines.count)]
    if below(2) == 0 { lines.remove(at: below(lines.count)) }
    lines.insert(line, at: below(lines.count + 1))
    return lines.joined(separator: "\n")
  }

  /// A word is another one of the program, there twice, or not at all.
  private mutating func withTokensChanged(_ text: String) -> String {
    let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { $0 }
    let place = below(tokens.count)
    let change = below(3)
    let other = tokens[below(tokens.count)].text
    return tokens.enumerated().map { index, token in
      guard index == place else { return token.description }
      let word = change == 0 ? other : change == 1 ? "\(token.text) \(token.text)" : ""
      return token.leadingTrivia.description + word + token.trailingTrivia.description
    }.joined()
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

/// `TUTOR_ATTEMPTS=50` makes so many mutants of each exercise of the lessons.
@Suite("Mutated solutions") struct MutatedAttemptTests {
  private static let all = ProcessInfo.processInfo.environment["TUTOR_ATTEMPTS"].flatMap { Int($0) }

  private static let exercises: [(exercise: Exercise, lesson: Lesson)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let pack = try? Pack(PackFolder(at: root.appending(path: "Lessons").path))
    return (pack?.parts ?? []).flatMap(\.lessons).flatMap { lesson in
      lesson.exercises.map { ($0, lesson) }
    }
  }()

  /// Every sixteenth exercise, so that all parts have one.
  private static let places = Array(stride(from: 0, to: exercises.count, by: all == nil ? 16 : 1))

  @Test(
    "Each is judged; none is called solved that is no program or breaks a claim", arguments: places)
  func mutants(place: Int) throws {
    let (exercise, lesson) = Self.exercises[place]
    let judge = try ExerciseJudge(exercise, of: lesson)
    var mutator = Mutator(seed: UInt64(place))
    var solved = 0
    let count = Self.all ?? 35
    for _ in 0..<count {
      var mutant = mutator.mutated(judge.solution.source)
      if mutator.below(4) == 0 { mutant = mutator.mutated(mutant) }
      let attempt = judge.judged(SourceFile(path: judge.fileName, text: mutant))
      #expect(attempt.errors.isEmpty != attempt.claims.isEmpty, "\(exercise.id):\n\(mutant)")
      let lines = mutant.split(separator: "\n", omittingEmptySubsequences: false).count
      for error in attempt.errors {
        #expect(!error.message.isEmpty && 1...lines ~= error.line, "\(error):\n\(mutant)")
      }
      for claim in attempt.claims where !claim.isKept {
        #expect(!claim.verdict.instead.isEmpty, "\(claim):\n\(mutant)")
      }
      guard attempt.isSolved else { continue }
      solved += 1
      #expect(attempt.claims.allSatisfy { $0.verdict.outcome != .broken }, "\(mutant)")
    }
    #expect(solved < count / 2)
  }
}
