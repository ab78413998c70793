import Simulation

/// A place in a recorded trace: an event and one of its steps. Moving past an end stays there.
struct TraceCursor: Sendable, Equatable {
  /// Index in ``Trace/events``.
  var event: Int
  /// ``Step/n``, from 1.
  var step: Int

  init(event: Int, step: Int) {
    self.event = event
    self.step = step
  }

  /// At the first step of the last event that has steps; nil if none has.
  init?(startOfLastEvent trace: Trace) {
    guard let event = trace.events.lastIndex(where: { !$0.steps.isEmpty }) else { return nil }
    self.init(event: event, step: 1)
  }

  /// Where the story comes to what was asked; nil if that is where the last event begins.
  init?(to prediction: Prediction) {
    guard let step = prediction.firstStepToTell else { return nil }
    self.init(event: prediction.trace.events.count - 1, step: step)
  }

  func next(in trace: Trace) -> TraceCursor {
    if step < trace.events[event].steps.count { return TraceCursor(event: event, step: step + 1) }
    return nextEvent(in: trace)
  }

  func previous(in trace: Trace) -> TraceCursor {
    if step > 1 { return TraceCursor(event: event, step: step - 1) }
    guard let before = trace.events[..<event].lastIndex(where: { !$0.steps.isEmpty }) else {
      return self
    }
    return TraceCursor(event: before, step: trace.events[before].steps.count)
  }

  func nextEvent(in trace: Trace) -> TraceCursor {
    let after = trace.events.indices.first { $0 > event && !trace.events[$0].steps.isEmpty }
    return after.map { TraceCursor(event: $0, step: 1) } ?? self
  }

  func previousEvent(in trace: Trace) -> TraceCursor {
    let before = trace.events[..<event].lastIndex { !$0.steps.isEmpty }
    return before.map { TraceCursor(event: $0, step: 1) } ?? TraceCursor(event: event, step: 1)
  }

  /// The next step in which a body runs, or the one before; the cursor itself if there is none.
  func body(forwards: Bool, in trace: Trace) -> TraceCursor {
    var cursor = self
    while true {
      let moved = forwards ? cursor.next(in: trace) : cursor.previous(in: trace)
      if moved == cursor { return self }
      cursor = moved
      if trace.events[cursor.event].steps[cursor.step - 1].kind == .evaluate { return cursor }
    }
  }

  func first(in trace: Trace) -> TraceCursor {
    let event = trace.events.firstIndex { !$0.steps.isEmpty } ?? self.event
    return TraceCursor(event: event, step: 1)
  }

  func last(in trace: Trace) -> TraceCursor {
    let event = trace.events.lastIndex { !$0.steps.isEmpty } ?? self.event
    return TraceCursor(event: event, step: trace.events[event].steps.count)
  }

  /// Where somebody wants to go: `5` is a step of this event, `2.5` one of event 2, anything else
  /// the next step whose words contain it, from the start again after the end.
  func goTo(_ wish: String, in trace: Trace) -> TraceCursor? {
    let numbers = wish.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    switch numbers.count {
    case 1:
      if let step = numbers[0] { return place(event, step, in: trace) }
    case 2:
      if let event = numbers[0], let step = numbers[1] { return place(event, step, in: trace) }
    default: break
    }
    return search(wish.lowercased(), in: trace)
  }

  private func place(_ event: Int, _ step: Int, in trace: Trace) -> TraceCursor? {
    guard trace.events.indices.contains(event),
      trace.events[event].steps.indices.contains(step - 1)
    else { return nil }
    return TraceCursor(event: event, step: step)
  }

  private func search(_ words: String, in trace: Trace) -> TraceCursor? {
    let all = trace.events.indices.flatMap { event in
      trace.events[event].steps.map { TraceCursor(event: event, step: $0.n) }
    }
    let start = (all.firstIndex(of: self) ?? -1) + 1
    return (all[start...] + all[..<start]).first { cursor in
      let step = trace.events[cursor.event].steps[cursor.step - 1]
      return "\(step.word) \(step.summary()) \(step.message)".lowercased().contains(words)
    }
  }
}
