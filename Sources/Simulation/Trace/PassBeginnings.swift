extension EventTrace {
  /// The number of the pass that begins with a step, from 2; nil for any other step.
  public func passBegun(by step: Step) -> Int? {
    guard let pass = step.pass, pass > 1 else { return nil }
    return steps.indices.contains(step.n - 2) && steps[step.n - 2].pass == pass ? nil : pass
  }
}
