import Study
import Terminal

/// What the interactive program begins with.
enum InteractiveStart {
  case today
  /// A lesson by name or number; nil goes on where one stopped.
  case learn(String?)
  case review
  case quiz(String?)
  /// A trace of a lesson, by item identifier, to predict and step through.
  case predict(CourseCard)
}

/// The interactive program.
struct Interactive {
  private let options: SharedOptions

  init(_ options: SharedOptions) { self.options = options }

  /// Shows the screens until the learner leaves.
  func start(_ start: InteractiveStart) throws {
    throw Failure(.unavailable, "The screens are not part of this build.")
  }
}
