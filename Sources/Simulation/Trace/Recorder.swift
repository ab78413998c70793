/// Writes the story of one event down while it happens.
final class Recorder {
  private(set) var event: EventTrace
  /// The step that causes what is recorded next.
  var cause: Int?
  /// The step that set, changed or took away a preference last.
  var preferenceCause: Int?
  private(set) var pass: Int?
  private var diagnosticsSeen: Set<TraceDiagnostic> = []

  init(event: String) {
    self.event = EventTrace(event: event)
    record(.event, event)
    cause = 1
  }

  /// Adds a step and returns its number.
  @discardableResult
  func record(
    _ kind: Step.Kind, _ message: String, because: Int? = nil,
    _ details: (inout Step) -> Void = { _ in }
  ) -> Int {
    var step = Step(
      n: event.steps.count + 1, kind: kind, because: because ?? cause, message: message)
    step.pass = pass
    details(&step)
    event.steps.append(step)
    return step.n
  }

  /// Everything recorded inside is caused by that step.
  func during<Result>(_ step: Int, _ body: () throws -> Result) rethrows -> Result {
    let outer = cause
    cause = step
    defer { cause = outer }
    return try body()
  }

  func beginPass() {
    event.passes.append(Pass())
    pass = event.passes.count
  }

  func write(_ write: Write) { event.writes.append(write) }
  func inserted(_ name: String) { event.inserted.append(name) }
  func removed(_ name: String) { event.removed.append(name) }
  func discarded(_ name: String) { event.discarded.append(name) }
  func moved(_ motion: MotionFact) { event.motions.append(motion) }
  /// - Parameter seconds: Of virtual time.
  func ends(at seconds: Double) { event.end = seconds }
  func changed(_ change: DisplayChange) { event.changes.append(change) }

  /// Where the run that a step tells of stands among the passes.
  private var evaluations: [Int: (pass: Int, index: Int)] = [:]

  func evaluated(_ evaluation: Evaluation, step: Int) {
    ensurePass()
    let pass = event.passes.count - 1
    evaluations[step] = (pass, event.passes[pass].evaluated.count)
    event.passes[pass].evaluated.append(evaluation)
  }

  /// A run turned out to have been of no use.
  func advise(_ advice: String, step: Int) {
    event.steps[step - 1].preventable = advice
    guard let place = evaluations[step] else { return }
    event.passes[place.pass].evaluated[place.index].preventable = advice
  }

  func checked(_ check: Check) {
    ensurePass()
    event.passes[event.passes.count - 1].checked.append(check)
  }

  func effect(_ text: String) {
    ensurePass()
    event.passes[event.passes.count - 1].effects.append(text)
  }

  private func ensurePass() { if event.passes.isEmpty { beginPass() } }

  private struct Read: Hashable {
    var cause: Int?
    var reader: String
    var target: String
  }

  private var readsSeen: Set<Read> = []

  /// A read of a source by a body; the second read in the same run adds nothing.
  func readOnce(
    _ target: String, of source: SourceKind, by reader: String, value: String?, view: String,
    at place: TracePlace
  ) {
    guard readsSeen.insert(Read(cause: cause, reader: reader, target: target)).inserted else {
      return
    }
    let text = value.map { "\(target) = \($0)" } ?? "\(target), by declaring it"
    record(.read, "\(reader) reads \(text)") { step in
      step.view = view
      step.instance = reader
      step.target = target
      step.source = source
      step.new = value
      step.stands(at: place)
    }
  }

  /// Each remark stands once in an event.
  func diagnose(_ diagnostic: TraceDiagnostic) {
    guard diagnosticsSeen.insert(diagnostic).inserted else { return }
    event.diagnostics.append(diagnostic)
    guard diagnostic.severity != .note else { return }
    record(.warn, diagnostic.message) { step in
      step.line = diagnostic.line
      step.file = diagnostic.file
      step.rule = diagnostic.rule
    }
  }

  /// The finished entry, with the stand-ins for instance names replaced.
  func finish(_ reading: TokenReading) -> EventTrace {
    let names = reading.name
    var result = event
    result.names = reading.changed
    for index in result.steps.indices {
      result.steps[index].identity = result.steps[index].instance.flatMap(InstanceToken.number)
      result.steps[index].owner = result.steps[index].target.flatMap(InstanceToken.number)
      result.steps[index].message = reading.sentence(result.steps[index].message)
      result.steps[index].runner = result.steps[index].runner.map(reading.sentence)
      result.steps[index].silence = result.steps[index].silence.map { $0.naming(reading) }
      result.steps[index].instance = result.steps[index].instance.map(names)
      result.steps[index].target = result.steps[index].target.map(names)
    }
    for pass in result.passes.indices {
      for index in result.passes[pass].evaluated.indices {
        result.passes[pass].evaluated[index].instance = names(
          result.passes[pass].evaluated[index].instance)
        result.passes[pass].evaluated[index].parent = result.passes[pass].evaluated[index].parent
          .map(names)
      }
      for index in result.passes[pass].checked.indices {
        result.passes[pass].checked[index].instance = names(
          result.passes[pass].checked[index].instance)
      }
      result.passes[pass].effects = result.passes[pass].effects.map(names)
    }
    for index in result.writes.indices {
      result.writes[index].target = names(result.writes[index].target)
    }
    for index in result.changes.indices {
      result.changes[index].view = names(result.changes[index].view)
    }
    for index in result.motions.indices {
      result.motions[index].subject = names(result.motions[index].subject)
      result.motions[index].instance = result.motions[index].instance.map(names)
    }
    result.inserted = result.inserted.map(names)
    result.removed = result.removed.map(names)
    result.discarded = result.discarded.map(names)
    return result
  }
}

extension Step.Silence {
  /// With names in the place of tokens.
  fileprivate func naming(_ reading: TokenReading) -> Step.Silence {
    switch self {
    case .notTold(let reason): .notTold(reading.sentence(reason))
    case .notRun(let reason): .notRun(reading.sentence(reason))
    case .ranInPart(let reason): .ranInPart(reading.sentence(reason))
    }
  }
}
