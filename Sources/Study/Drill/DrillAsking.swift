import Simulation

/// What is asked of a made-up program. The machine answers each; none can be told by its look.
public enum DrillAsking: String, Sendable, CaseIterable {
  /// Which bodies run, whose state survives, what is printed: read off one run.
  case bodies, state, prints
  /// What stands on the screen afterwards?
  case texts
  /// How often has a body run by then?
  case count
  /// Which line can be to blame that a body runs, or that a state ends?
  case blame
  /// Which of two programs runs fewer bodies?
  case less
  /// Where something is, or what is drawn: see ``LayoutAnswer``, ``MotionSketch``.
  case drawing

  /// What a prediction is of that is asked as it is; nil where runs are compared or counted.
  var subject: Prediction.Subject? {
    switch self {
    case .bodies: .bodies
    case .state: .state
    case .prints: .prints
    case .texts, .count, .blame, .less, .drawing: nil
    }
  }
}

extension DrillFamily {
  /// The ways of asking at a level, 1...4.
  func askings(level: Int) -> [DrillAsking] {
    let compared: [DrillAsking] = [.texts, .count, .blame, .less]
    return switch self {
    // Where every body prints, a program grows: not for beginners.
    case .whoRuns: [.bodies] + compared + (level < 3 ? [] : [.prints])
    // With a model two roots are too long to be compared, and what is printed says no more.
    case .observation: [.bodies, .texts, .count, .blame]
    // With a key and its readers, programs whose bodies all print are too long.
    case .environment: [.bodies] + compared
    // Who is wrong about places in the tree is wrong about storage, and hardly about who runs.
    case .identity: [.state, .texts, .count, .blame]
    case .layout, .modifiers, .motion: [.drawing]
    }
  }
}
