import Curriculum
import Study
import Terminal

/// What a learner made of an exercise, beside its solution.
struct FinishedProgram: Sendable {
  var judge: ExerciseJudge
  /// The learner's.
  var text: String
  /// What was made of it; nil if it was given up before it was judged.
  var attempt: JudgedAttempt?
  /// How many bodies run in it upon the events of its claims; nil if it is no program.
  var bodies: Int?
  /// How many run in the solution; nil if that is no program, which lint does not let through.
  var solutionBodies: Int?
  /// What was foreseen of somebody who solves it so; nil if nothing was.
  var foreseen: String?

  func lines(width: Int) -> [StyledLine] {
    let words = foreseen.map { StyledLine($0).wrapped(to: width) } ?? []
    let lines = AttemptLines(judge, path: "", width: width, showsCommands: false)
    let open = solved.map(lines.open) ?? []
    return open + words + lines.ending(text, bodies: bodies, ofSolution: solutionBodies)
  }

  /// The attempt that solves it; nil where it was given up.
  private var solved: JudgedAttempt? { attempt.flatMap { $0.isSolved ? $0 : nil } }

  /// How many claims are kept, of one that is solved.
  var keptSentence: String {
    let open = solved?.openCount ?? 0
    return open == 0
      ? "Every claim is kept."
      : "No claim is broken; \(open) of them stay\(open == 1 ? "s" : "") open."
  }

  /// That it is solved comes before what was changed: that may be longer than the window.
  func lines(on canvas: Canvas) -> [StyledLine] {
    let outcome = solved == nil ? [] : canvas.paragraph("Solved. \(keptSentence)", Look.right)
    return outcome + lines(width: canvas.textWidth).map { .spaces(canvas.margin) + $0 }
  }
}

extension Guidance {
  /// Where to look, in a sentence; empty if that is not told.
  func sentence(for judge: ExerciseJudge) -> String {
    let place = MendingPlace(judge)
    switch self {
    case .line where place.count <= Self.mostPlaces || place.types.isEmpty:
      return place.count == 0 ? "" : "Where to look: \(place.words)."
    case .line, .view:
      return place.types.isEmpty ? "" : "Where to look: in \(listed(place.types))."
    case .nothing: return ""
    }
  }

  /// More places than this nobody looks up: the types that they stand in say more.
  private static let mostPlaces = 4
}

extension MendingPlace {
  fileprivate var count: Int { stretches.count + gaps.count }

  /// `lines 19 and 21 to 23, and between lines 4 and 5`
  fileprivate var words: String {
    let numbers = listed(
      stretches.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
      })
    let changed = lines.isEmpty ? [] : ["\(lines.count == 1 ? "line" : "lines") \(numbers)"]
    let added = gaps.map { $0 == 0 ? "before line 1" : "between lines \($0) and \($0 + 1)" }
    return (changed + added).joined(separator: ", and ")
  }
}
