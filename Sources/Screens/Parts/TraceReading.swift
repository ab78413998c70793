import Simulation

/// A body that did not run in an event, and why nobody told it.
struct KeptBody: Sendable, Equatable {
  var instance: String
  var reason: String
}

extension Trace {
  /// The instances whose body had run before an event and of which the event's story says nothing,
  /// with the reason.
  func kept(in index: Int) -> [KeptBody] {
    guard events.indices.contains(index) else { return [] }
    let event = events[index]
    var told = Set(event.evaluated.map(\.instance))
    told.formUnion(event.passes.flatMap(\.checked).map(\.instance))
    told.formUnion(event.steps.filter { $0.kind == .skip }.compactMap(\.instance))
    let edges = dependencies(event: index, step: 0)
    return living(before: index).filter { !told.contains($0) && !event.removed.contains($0) }
      .map { instance in
        let read = edges.filter { $0.reader == instance }.map(\.source)
        let untold =
          read.isEmpty ? "not told: it read nothing" : "not told: it read \(listed(read))"
        return KeptBody(instance: instance, reason: untold)
      }
  }

  /// The instances with a body that are on the screen before an event.
  private func living(before index: Int) -> [String] {
    var living: [String] = []
    for event in events.prefix(index) {
      for evaluation in event.evaluated where !living.contains(evaluation.instance) {
        living.append(evaluation.instance)
      }
      living.removeAll { event.removed.contains($0) }
    }
    return living
  }
}

extension EventTrace {
  /// The instances that are marked after a step and have not run since.
  func dirty(after step: Int) -> [String] {
    var dirty: [String] = []
    for entry in steps where entry.n <= step {
      guard let instance = entry.instance else { continue }
      switch entry.kind {
      case .mark: if !dirty.contains(instance) { dirty.append(instance) }
      case .skip, .remove: dirty.removeAll { $0 == instance }
      case _ where entry.beginsRun: dirty.removeAll { $0 == instance }
      default: continue
      }
    }
    return dirty
  }

  /// The body that is running at a step: the last one begun in the same pass.
  func running(at step: Int) -> String? {
    guard let entry = steps.first(where: { $0.n == step }) else { return nil }
    switch entry.kind {
    case .evaluate: return entry.instance
    case .read, .create:
      return steps.last { $0.n <= step && $0.beginsRun && $0.pass == entry.pass }?.instance
    default: return nil
    }
  }

  /// The step whose line is to be looked at: this one, or what caused it.
  func place(at step: Int) -> Step? { chain(from: step).first { $0.line != nil } }
}
