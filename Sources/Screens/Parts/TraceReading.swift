import Simulation

/// A body that did not run in an event, and why nobody told it.
struct KeptBody: Sendable, Equatable {
  var instance: String
  var reason: String
}

extension TraceHistory {
  /// The instances whose body had run before an event and of which the event's story says nothing,
  /// with the reason.
  func kept(in event: Int) -> [KeptBody] {
    silent(in: event).map { keptBody($0, in: event) }
  }

  /// Why the story of an event says nothing of an instance.
  func keptBody(_ instance: String, in event: Int) -> KeptBody {
    let read = sources(of: instance, before: event)
    let writes = trace.events[event].writes
    let dropped = writes.filter(\.dropped).map(\.target)
    let own = dropped.filter(read.contains)
    // Whoever reads through a binding has a name of its own for what it reads.
    if !own.isEmpty || (!dropped.isEmpty && dropped.count == writes.count) {
      return KeptBody(
        instance: instance, reason: "not told: the write was equal and was dropped")
    }
    return KeptBody(
      instance: instance,
      reason: read.isEmpty ? "not told: it read nothing" : "not told: it read \(listed(read))")
  }
}

extension Trace {
  /// `event 2 of 3`; a trace of nothing but the appearance has no event to count.
  func placeName(ofEvent event: Int) -> String {
    events.count > 1 ? "event \(event) of \(events.count - 1)" : "first appearance"
  }
}

extension EventTrace {
  /// The step of a number; nil if there is none.
  func step(_ number: Int) -> Step? {
    steps.indices.contains(number - 1) ? steps[number - 1] : nil
  }

  /// The step whose line is to be looked at: this one, or what caused it.
  func place(at number: Int) -> Step? {
    var next: Int? = number
    for _ in steps.indices {
      guard let step = next.flatMap({ step($0) }) else { return nil }
      if step.line != nil { return step }
      next = step.because
    }
    return nil
  }
}
