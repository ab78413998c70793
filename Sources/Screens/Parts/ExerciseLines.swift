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

  func lines(width: Int) -> [StyledLine] {
    AttemptLines(judge, path: "", width: width).ending(text, bodies: bodies)
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
    case .line:
      guard !place.lines.isEmpty else { return "" }
      let numbers = listed(place.lines.map { String($0.number) })
      return "Where to look: \(place.lines.count == 1 ? "line" : "lines") \(numbers)."
    case .view:
      return place.types.isEmpty ? "" : "Where to look: in \(listed(place.types))."
    case .nothing: return ""
    }
  }
}
