import Curriculum
import Study
import Terminal

/// What a learner made of an exercise, beside its solution.
struct FinishedProgram: Sendable {
  var judge: ExerciseJudge
  /// The learner's.
  var text: String
  /// How many bodies run in it upon the events of its claims; nil if it is no program.
  var bodies: Int?
  /// What was foreseen of somebody who solves it so; nil if nothing was.
  var foreseen: String?

  func lines(width: Int) -> [StyledLine] {
    let words = foreseen.map { StyledLine($0).wrapped(to: width) } ?? []
    return words + AttemptLines(judge, path: "", width: width).ending(text, bodies: bodies)
  }

  func lines(on canvas: Canvas) -> [StyledLine] {
    lines(width: canvas.textWidth).map { .spaces(canvas.margin) + $0 }
  }
}

extension Guidance {
  /// Where to look, in a sentence; empty if that is not told.
  func sentence(for judge: ExerciseJudge) -> String {
    let place = MendingPlace(judge)
    switch self {
    case .line where place.stretches.count <= Self.mostStretches || place.types.isEmpty:
      guard !place.lines.isEmpty else { return "" }
      let numbers = listed(
        place.stretches.map {
          $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
        })
      return "Where to look: \(place.lines.count == 1 ? "line" : "lines") \(numbers)."
    case .line, .view:
      return place.types.isEmpty ? "" : "Where to look: in \(listed(place.types))."
    case .nothing: return ""
    }
  }

  /// More stretches of lines than this nobody looks up: the types that they stand in say more.
  private static let mostStretches = 4
}
