/// What leaves in an animated update is seen until its transition is over.
extension Node {
  /// Ends what no description continues.
  func leave(_ nodes: [Node]) throws {
    guard !nodes.isEmpty else { return }
    try tree.departing(for: secondsOfDeparture) { for node in nodes { node.remove() } }
  }

  /// How long what leaves it now is still seen, in seconds; nil if it is gone at once. The cells of
  /// a list are taken away by the list, and by no transition.
  var secondsOfDeparture: Double? {
    get throws {
      guard let animation = try tree.animation(around: self), !isInListOutsideCells else {
        return nil
      }
      return animation.duration
    }
  }

  /// Whether it stands in a list, and what it holds are cells.
  private var isInListOutsideCells: Bool {
    guard let container = lazyContainer, case .lazyIfConstant = container.behavior.rows else {
      return false
    }
    return true
  }
}

extension ModifierNode {
  /// L16: what its home does when it disappears, at once or when its transition is over.
  ///
  /// - Parameter run: What happens at the end of the transition.
  /// - Returns: False if nothing has to be waited for.
  func waitsForEndOfTransition(
    _ name: String, _ run: @escaping () throws -> Void
  ) -> Bool {
    guard let seconds = tree.secondsOfDeparture, seconds > 0, !leavesAtOnce,
      let task = try? tree.evaluator.startTimer(
        name, every: Duration(boundedSeconds: seconds), isRepeating: false, at: modifier.place, run)
    else { return false }
    task.rule = "L16"
    task.certainty = .usual
    tree.recorder.record(
      .check, "\(name) waits until the transition is over, at \(tree.endText(after: seconds))"
    ) { step in
      step.target = name
      step.rule = "L16"
      step.certainty = .usual
    }
    return true
  }

  /// L11: with the identity transition the old content is gone before the new one appears.
  var leavesAtOnce: Bool {
    var outer: Node? = self
    while let modifier = outer as? ModifierNode {
      if modifier.modifier.isIdentityTransition { return true }
      outer = modifier.parent
    }
    var inner = lastBase
    while case .modified(let base, let modifier)? = inner {
      if modifier.isIdentityTransition { return true }
      inner = base
    }
    return false
  }
}

extension Modifier {
  fileprivate var isIdentityTransition: Bool {
    guard isTransition, case .opaque(let transition)? = arguments["transition"] else {
      return false
    }
    return transition.name == ".identity" || transition.name.hasSuffix("Transition.identity")
  }
}

extension ViewTree {
  fileprivate func endText(after seconds: Double) -> String {
    (scheduler.now + Duration(boundedSeconds: seconds)).eventText
  }
}
