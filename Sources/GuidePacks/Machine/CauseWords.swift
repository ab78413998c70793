import Guides
import Simulation

/// Causes of a run, in sentences.
enum CauseWords {
  static func sentence(_ causes: [RunCause]) -> String {
    causes.prefix(2).map(words).joined(separator: " ")
  }

  private static func words(_ cause: RunCause) -> String {
    let name = MarkdownEscapes.code(cause.name)
    return switch cause {
    case .first: "It came on the screen."
    case .inputs: "It was handed another value than before."
    case .state: "It read the state \(name), which was written."
    case .binding: "What its binding \(name) leads to was written."
    case .environment: "The value \(name) of the environment changed."
    case .object: "The object \(name) that it watches said that it would change."
    case .observation: "It read \(name), which was written."
    }
  }
}
