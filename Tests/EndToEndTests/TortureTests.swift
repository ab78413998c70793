import Foundation
import Synchronization
import Testing

/// Sessions that are killed at any instant. `make torture` kills a thousand.
@Suite("Sessions that are killed at random instants")
struct TortureTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let kills = environment["TUTOR_TORTURE"].flatMap { Int($0) } ?? 50
  private static let seed = environment["TUTOR_TORTURE_SEED"].flatMap { UInt64($0) } ?? 1
  private static let workers = 4

  @Test("What the screen confirmed is in the log, nothing is half there, the doctor is content")
  func torture() throws {
    let problems = Mutex<[String]>([])
    let confirmed = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: Self.workers) { worker in
      do {
        var victim = try Victim(seed: Self.seed &* 1000 &+ UInt64(worker))
        for _ in stride(from: worker, to: Self.kills, by: Self.workers) { try victim.sufferOnce() }
        let sum = victim.confirmed
        confirmed.withLock { $0 += sum }
      } catch {
        problems.withLock { $0.append("worker \(worker) of seed \(Self.seed): \(error)") }
      }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(confirmed.withLock { $0 } >= Self.kills / 10, "too few answers came through to test")
  }
}

/// A learner whose sessions all end by SIGKILL.
private struct Victim {
  private let learner: Learner
  private var random: Pseudorandom
  /// Answers that the screen confirmed, in all sessions.
  private(set) var confirmed = 0
  /// Answers that the log had after the last session.
  private var stored = 0

  init(seed: UInt64) throws {
    learner = Learner(try ScriptBench(Self.lessons))
    random = Pseudorandom(state: seed)
  }

  /// One session: answers until it is killed, then checks what is left.
  mutating func sufferOnce() throws {
    let terminal = try learner.open("quiz", "endless")
    // From before the first page to some answers later, however fast the machine is.
    let answers = Int.random(in: 0...3, using: &random)
    let rest = Duration.milliseconds(Int.random(in: 0...150, using: &random))
    let seen = try answer(answers, on: terminal, andGoOnFor: rest)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    // What was on its way to the screen when the kill came is on the screen, too.
    let isLastSeen = seen.isWaiting && terminal.screen.contains { $0.contains("recorded.") }
    try check(seen: seen.count + (isLastSeen ? 1 : 0))
  }

  private mutating func check(seen: Int) throws {
    let run = try learner.bench.run("doctor", with: ["TUTOR_NOW": Learner.tuesday])
    guard run.status == 0 else { throw Problem(text: run.output + run.errors) }
    let match = run.output.firstMatch(of: #/(\d+) answers? in/#)
    let now = match.flatMap { Int($0.1) } ?? 0
    guard (stored + seen...stored + seen + 1).contains(now) else {
      throw Problem(text: "\(stored) answers before, \(seen) confirmed, now there are \(now)")
    }
    guard now == 0 || run.output.contains("replaying them gives what is stored") else {
      throw Problem(text: run.output)
    }
    stored = now
    confirmed += seen
  }

  /// Answers as fast as the screen allows: so many times, and then until a time is over.
  ///
  /// - Returns: how many confirmations were seen, and whether one more was asked for.
  private func answer(
    _ wanted: Int, on terminal: PseudoTerminal, andGoOnFor rest: Duration
  ) throws -> (count: Int, isWaiting: Bool) {
    var end: ContinuousClock.Instant?
    var count = 0
    /// false if the time was over before that.
    func wait(until isWanted: (PseudoTerminalScreen) -> Bool) throws -> Bool {
      guard let end else {
        try terminal.wait(until: isWanted)
        return true
      }
      let left = end - .now
      return left > .zero && (try? terminal.wait(timeout: left, until: isWanted)) != nil
    }
    while true {
      if count == wanted { end = .now + rest }
      guard try wait(until: { $0.shows("Which number is meant?") && !$0.shows("recorded.") }) else {
        return (count, false)
      }
      terminal.send("1")
      guard try wait(until: { $0.shows("recorded.") }) else { return (count, true) }
      count += 1
      terminal.send("\r")
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  /// A lesson of nothing but questions, so that a session is at the first one at once.
  private static let lessons: [String: String] = {
    var lesson = """
      ---
      id: endless
      title: "Endless questions"
      summary: "One question after the other."
      minutes: 5
      requires: []
      concepts: ["numbers"]
      platform: "any"
      checked: "2026-09-20"
      sources: ["none"]
      ---

      # Endless questions

      Numbers, one after the other.

      """
    for number in 1...20 {
      lesson += """

        ```quiz
        id: number-\(number)
        kind: choice
        why: It is written there.

        This is the number \(number). Which number is meant?

        - [x] The number \(number) is meant.
          > That is what it says.
        - [ ] Another number is meant.
          > It says otherwise.
        - [ ] No number at all is meant.
          > One is written there.
        ```

        """
    }
    return [
      "Lessons/pack.yml": "name: torture\n", "Lessons/misconceptions.yml": "[]\n",
      "Lessons/01-all/endless.md": lesson,
    ]
  }()
}

extension PseudoTerminalScreen {
  fileprivate func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

/// Numbers that are the same in every run (Knuth's linear congruential generator).
private struct Pseudorandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
