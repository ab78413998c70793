/// Functions of libraries that run what they are handed before they come back.
extension Evaluator {
  /// `autoreleasepool { … }`: what the closure returns.
  func running(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard let work = arguments.operation else { return .void }
    return try call(work, [], at: place)
  }

  /// `UIView.animate(withDuration: 0.3) { … } completion: { _ in … }`: what it does to views of UIKit
  /// moves, and is done at once; no state of SwiftUI is animated by it.
  func animateViews(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    var span = Duration.zero
    var changes: FunctionValue?
    var completion: FunctionValue?
    for argument in arguments {
      if case .function(let function) = unwrapped(argument.value) {
        if argument.label == "completion" {
          completion = function
        } else {
          changes = function
        }
      } else if ["withDuration", "duration", "delay"].contains(argument.label) {
        span += duration(argument.value) ?? .zero
      }
    }
    if let changes { _ = try call(changes, [], at: place) }
    guard let completion else { return .void }
    let task = TaskValue("completion of UIView.animate", isOnMainActor: true, at: place) {
      [unowned self] in
      try call(completion, [CallArgument(label: nil, value: .boolean(true))], at: place)
    }
    try scheduler.start(task.task, after: span, isBlock: true)
    return .void
  }
}
