import Claims
import Curriculum
import Simulation
import Terminal

/// What became of an attempt at an exercise, as lines for a terminal.
public struct AttemptLines {
  private let judge: ExerciseJudge
  private let path: String
  private let width: Int
  private let showsCommands: Bool

  private var exercise: Exercise { judge.exercise }

  /// - Parameters:
  ///   - path: The learner's file, as commands name it.
  ///   - width: Cells to keep within; commands are never broken: somebody copies them.
  ///   - showsCommands: Whether broken claims tell the command that shows what happened.
  public init(_ judge: ExerciseJudge, path: String, width: Int, showsCommands: Bool = true) {
    self.judge = judge
    self.path = path
    self.width = width
    self.showsCommands = showsCommands
  }

  /// What is to be done, and what will be claimed of it.
  public var task: [StyledLine] {
    let body = exercise.task.map(\.plainText).filter { !$0.isEmpty }
    return [StyledLine("EXERCISE \(exercise.id)", Look.title)] + body.flatMap(wrapped) + claims
  }

  /// What will be claimed of an attempt.
  var claims: [StyledLine] {
    [StyledLine("It is solved when this holds:")]
      + exercise.claims.flatMap { StyledLine($0.text).wrapped(to: width, indent: 2, hanging: 4) }
  }

  /// Claims kept and broken, or why it is no program.
  ///
  /// - Parameter story: Where it is told, what else ran stands under the broken claims about some bodies.
  public func verdict(_ attempt: JudgedAttempt, _ story: AttemptStory? = nil) -> [StyledLine] {
    guard attempt.errors.isEmpty else {
      return attempt.errors.flatMap { error in
        (StyledLine("\(path):\(error.line):\(error.column): ", .bold)
          + StyledLine(error.message)).wrapped(to: width, hanging: 2)
      }
    }
    let foreseen = attempt.foreseen.map { wrapped($0.words.text) } ?? []
    let kept = attempt.claims.count(where: \.isKept)
    let summary = StyledLine(
      attempt.isSolved ? "Solved." : "\(kept) of \(attempt.claims.count) claims kept.",
      attempt.isSolved ? Look.right : Look.wrong)
    var told: [AttemptStory.Step] = []
    let claims = zip(attempt.claims, exercise.checked(attempt, at: path)).flatMap { judged, claim in
      lines(claim) + (story.map { runs(judged, $0, besides: &told) } ?? [])
    }
    return claims + foreseen + [summary]
      + (attempt.isSolved ? openSentence(attempt) : [])
  }

  /// What stays open of an attempt that solves it; nothing where every claim is kept.
  func open(_ attempt: JudgedAttempt) -> [StyledLine] {
    exercise.checked(attempt, at: path).filter { $0.verdict.outcome == .open }.flatMap(lines)
      + openSentence(attempt)
  }

  private func openSentence(_ attempt: JudgedAttempt) -> [StyledLine] {
    guard attempt.openCount > 0 else { return [] }
    let stay = attempt.openCount == 1 ? "claim stays" : "claims stay"
    let isUsual = attempt.isSolved ? "it is so usually, and not for certain" : "that is not certain"
    return wrapped(
      "\(attempt.openCount) \(stay) open: \(isUsual). The solution keeps all of them for certain.")
  }

  private func lines(_ claim: CheckedClaim) -> [StyledLine] {
    let isKept = claim.verdict.outcome == .kept
    let head =
      StyledLine(claim.verdict.outcome.rawValue, isKept ? Look.right : Look.wrong)
      + StyledLine(": \(claim.text)")
    let first = head.wrapped(to: width, hanging: 2)
    guard !isKept else { return first }
    let instead = claim.verdict.outcome == .broken ? "instead" : "here"
    return first
      + StyledLine("\(instead): \(claim.explanation)").wrapped(to: width, indent: 2, hanging: 4)
      + (showsCommands ? [StyledLine("  \(claim.trace)", Look.quiet)] : [])
  }

  /// The bodies that ran upon the event after which a claim about some of them is broken.
  ///
  /// - Parameter told: What was said before: it is said once.
  private func runs(
    _ judged: JudgedClaim, _ story: AttemptStory, besides told: inout [AttemptStory.Step]
  ) -> [StyledLine] {
    guard judged.verdict.outcome == .broken,
      let step = story.step(after: judged.verdict.events),
      judged.claim.leavesOut(anyOf: step.bodies), !told.contains(step)
    else { return [] }
    told.append(step)
    return StyledLine("all that runs after \(step.event): \(listed(step.bodies))")
      .wrapped(to: width, indent: 2, hanging: 4)
  }

  /// The lines that differ, and those over which one was moved.
  public func changes(from old: String, to new: String) -> [StyledLine] {
    let changes = LineChange.between(old, new)
    guard !changes.isEmpty else { return [StyledLine("Nothing is changed.")] }
    let passed = changes.passedByMoves
    return changes.enumerated().compactMap { index, change -> StyledLine? in
      switch change {
      case .same(let line): passed.contains(index) ? StyledLine("  \(line)", Look.quiet) : nil
      case .removed(let line): StyledLine("- \(line)", Look.wrong)
      case .added(let line): StyledLine("+ \(line)", Look.right)
      }
    }.flatMap { $0.wrapped(to: width, hanging: 4) }
  }

  /// What a learner who has solved it, or given up, may see.
  ///
  /// - Parameters:
  ///   - text: Theirs.
  ///   - bodies: How many run in it upon the events of the claims; nil if it is no program.
  ///   - other: How many run in the solution.
  func ending(_ text: String, bodies: Int?, ofSolution other: Int?) -> [StyledLine] {
    let own = changes(from: judge.start.source, to: text)
    let solved = changes(from: judge.start.source, to: judge.solution.source)
    // Somebody who gave up before they wrote anything has nothing that could be compared.
    let isTheirs = !LineChange.between(judge.start.source, text).isEmpty
    var lines: [StyledLine] = []
    if isTheirs { lines += [StyledLine("What you changed:", Look.heading)] + own }
    if isTheirs, own == solved {
      lines.append(StyledLine("The solution changes the same.", Look.heading))
    } else {
      lines += [StyledLine("What the solution changes:", Look.heading)] + solved
    }
    if isTheirs, let bodies, let other { lines += counts(bodies, ofSolution: other) }
    return lines
  }

  /// How many bodies run in an attempt, beside those of the solution.
  public func counts(_ bodies: Int, ofSolution other: Int) -> [StyledLine] {
    let yours = "These events run \(counted(bodies, "body", "bodies")) with yours"
    return wrapped(
      bodies == other
        ? "\(yours), as many as with the solution."
        : "\(yours), \(counted(other, "body", "bodies")) with the solution.")
  }

  private func wrapped(_ text: String) -> [StyledLine] { StyledLine(text).wrapped(to: width) }
}
