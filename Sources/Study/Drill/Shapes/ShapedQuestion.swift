import Curriculum
import Simulation

/// A question about a made-up program, as it is offered.
struct ShapedQuestion {
  /// One answer to choose.
  struct Answer {
    let text: Prose
    let isKey: Bool
    /// Who would choose it; nil where no misreading leads to it.
    var misreading: Misreading?
    let rationale: Prose
  }

  let source: String
  let root: String
  let stem: Prose
  /// "None of these" stands last where every right one is to be chosen.
  let answers: [Answer]
  let events: [String]
  let prediction: Prediction
  /// Whole answers of those who misread a rule, where every right one is to be chosen.
  var mistakes: [Question.Mistake] = []
  let hints: [Prose]
  let explanation: Prose
}

extension ShapedQuestion {
  /// Of a sketch that is asked in one of the shapes; nil if it is not worth asking so.
  ///
  /// - Parameter draw: Decides which of the answers is to be right, where that can be told from
  ///   their order: the same for all programs of a drill, or what comes out often would be right
  ///   often.
  init?(_ shape: DrillShape, _ family: DrillFamily, _ sketch: inout DrillSketch, draw: Int) {
    let subject: Prediction.Subject = family == .identity ? .state : .bodies
    guard shape != .less else {
      guard let question = Self.less(family, subject, &sketch, draw: draw) else { return nil }
      self = question
      return
    }
    guard let machine = DrillMachine(sketch, about: subject) else { return nil }
    let question: ShapedQuestion? =
      switch shape {
      case .count: .count(family, machine, &sketch, draw: draw)
      case .taps: .taps(family, machine, &sketch)
      case .shown: .shown(machine, &sketch, draw: draw)
      case .blame: .blame(family, machine, &sketch)
      case .every, .less: nil
      }
    guard let question else { return nil }
    self = question
  }
}
