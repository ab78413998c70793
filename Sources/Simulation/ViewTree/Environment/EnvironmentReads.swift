/// The values of the environment that something read besides those that it declares: a context of
/// UIKit, a modifier that is resolved.
struct EnvironmentReads {
  private var reads: [ObjectIdentifier: (source: EnvironmentSource, seen: Value)] = [:]

  mutating func beginRun() { reads = [:] }

  mutating func note(_ source: EnvironmentSource) {
    reads[ObjectIdentifier(source.attribute)] = (source, source.value)
  }

  /// Which of them differ now from what was read.
  func causes(among changes: [Change], in evaluator: Evaluator) throws -> [RunCause] {
    var causes: [RunCause] = []
    for change in changes {
      guard let read = reads[ObjectIdentifier(change.attribute)],
        try !evaluator.equal(read.seen, read.source.value)
      else { continue }
      let cause = RunCause.environment(read.source.attribute.name)
      if !causes.contains(cause) { causes.append(cause) }
    }
    return causes
  }
}
