/// What a learner is asked to predict of the last event, and the computed answer.
public struct Prediction: Sendable, Equatable {
  /// The `ask:` of a trace in a lesson.
  public enum Subject: String, Sendable, CaseIterable {
    /// Which bodies run?
    case bodies
    /// Whose state survives?
    case state
    /// In which order do the bodies run?
    case order
    /// What does the program print, by `print` and by `Self._printChanges()`?
    case prints
    /// How large is something, and where does it stand?
    case frame
    /// What is something offered by the container around it, when it is placed?
    case negotiation
    /// Which drawing shows what is on the screen?
    case screen
    /// Where is a number of something that is on its way?
    case value

    /// Whether it asks of the layout, or of what moves, and of one thing.
    public var isMeasured: Bool { self == .frame || self == .negotiation || self == .value }

    /// Whether a text could be the answer to such a question: a measure, or a number.
    public func admits(_ text: String) -> Bool {
      self == .value ? StatedNumber(text) != nil : isMeasured && LayoutMeasure(text) != nil
    }
  }

  public var subject: Subject
  /// Everything that could be asked about: instances (`bodies`, `order`), state (`state`), lines
  /// (`prints`), the measure (`frame`, `negotiation`), the number (`value`).
  public var candidates: [String]
  /// The candidates that are right; in order for `order` and `prints`.
  public var key: [String]
  /// The weakest certainty that the answer rests on.
  public var certainty: Certainty
  /// The whole recorded story.
  public var trace: Trace
  /// What is to choose from (`screen`): the right one first, then what those expect who misread a
  /// rule, no two alike.
  public var pictures: [ScreenPicture] = []
  /// The number of the last event's step at which the story comes to what was asked (`frame`,
  /// `negotiation`); nil where that is its beginning.
  public var firstStepToTell: Int?
  /// Who of those that misread a rule may answer otherwise: everybody else's answer is this one.
  public var occasions: Set<Misreading> = []

  public init(
    subject: Subject, candidates: [String], key: [String], certainty: Certainty, trace: Trace
  ) {
    self.subject = subject
    self.candidates = candidates
    self.key = key
    self.certainty = certainty
    self.trace = trace
  }

  /// Runs a program and reads the answer off its trace.
  ///
  /// - Parameters:
  ///   - root: As in ``Simulator/mount(_:)``.
  ///   - events: In order; the last one is asked about. With no event, the mounting is.
  ///   - layout: What is asked of the layout (`frame`, `negotiation`), or of what moves (`value`).
  ///   - misreading: Whose answer it is; nil is SwiftUI's own.
  /// - Throws: ``SourceError`` or ``EventError``.
  public static func compute(
    _ subject: Subject, files: [SourceFile], root: String?, events: [String],
    about layout: LayoutQuestion? = nil, misreading: Misreading? = nil
  ) throws -> Prediction {
    let simulator = try Simulator(files: files, misreading: misreading)
    return try compute(subject, on: simulator, root: root, events: events, about: layout)
  }

  /// The same of a program that was read before.
  public static func compute(
    _ subject: Subject, on simulator: Simulator, root: String?, events: [String],
    about layout: LayoutQuestion? = nil
  ) throws -> Prediction {
    let run = try Run(simulator, root: root, events: events, on: layout?.area ?? .phone)
    let screen = run.screen
    if let layout, subject == .value {
      let (number, certainty) = try screen.movingValue(of: layout)
      return Prediction(
        subject: subject, candidates: [number.text], key: [number.text], certainty: certainty,
        trace: screen.trace)
    }
    if let layout, subject.isMeasured { return try measure(subject, layout, on: screen) }
    if subject == .screen {
      return try picture(screen) { occasions in
        ScreenPicture.misread(
          simulator, by: occasions, root: root, events: events, on: layout?.area)
      }
    }
    return told(subject, of: run)
  }

  /// Several answers that one run tells: those to what neither the layout nor a motion is asked for.
  ///
  /// - Returns: In the order of the subjects.
  public static func compute(
    _ subjects: [Subject], on simulator: Simulator, root: String?, events: [String]
  ) throws -> [Prediction] {
    let run = try Run(simulator, root: root, events: events, on: .phone)
    return subjects.map { told($0, of: run) }
  }

  private static func told(_ subject: Subject, of run: Run) -> Prediction {
    let answer = answer(subject, run.last, instances: run.instances, states: run.states)
    var prediction = Prediction(
      subject: subject, candidates: union(answer.candidates, answer.key), key: answer.key,
      certainty: run.last.certainty, trace: run.screen.trace)
    prediction.occasions = run.screen.occasions
    return prediction
  }

  /// A program that was put on the screen, with what was done to it.
  private struct Run {
    let screen: Screen
    let last: EventTrace
    /// What stood there before the last event, or came by it.
    let instances: [String]
    let states: [String]

    init(
      _ simulator: Simulator, root: String?, events: [String], on area: PreviewArea
    ) throws {
      screen = try simulator.mount(root, on: area)
      for text in events.dropLast() { try screen.perform(Event(text)) }
      var instances = events.isEmpty ? screen.instances : []
      var states: [String] = []
      if let text = events.last {
        let tokens = (instances: screen.instanceTokens, states: screen.stateTokens)
        let told = try screen.perform(Event(text), telling: tokens.instances + tokens.states).told
        instances = Array(told.prefix(tokens.instances.count))
        states = Array(told.dropFirst(tokens.instances.count))
      }
      last = screen.trace.events[screen.trace.events.count - 1]
      if let fatal = last.diagnostics.first(where: { $0.severity == .error }) {
        throw EventError("'\(last.event)' ends in \(fatal.message) (line \(fatal.line))")
      }
      self.instances = Prediction.union(instances, last.inserted)
      self.states = states
    }
  }

  /// The answer is read off the screen as it is laid out, and the negotiation follows the story.
  private static func measure(
    _ subject: Subject, _ question: LayoutQuestion, on screen: Screen
  ) throws -> Prediction {
    let laidOut = try screen.laidOut(tellsSteps: true)
    let (measure, certainty) = try laidOut.answer(
      question, ofProposal: subject == .negotiation, isOfPhone: true)
    var trace = screen.trace
    var firstStepToTell: Int?
    if let last = trace.events.popLast() {
      let steps = laidOut.steps ?? []
      let told = last.followed(by: steps)
      firstStepToTell = steps.lastOffer(to: question.target).map { last.steps.count + $0 }
        .flatMap { number in told.steps.contains { $0.n == number } ? number : nil }
      trace.events.append(told)
    }
    var prediction = Prediction(
      subject: subject, candidates: [measure.text], key: [measure.text], certainty: certainty,
      trace: trace)
    prediction.firstStepToTell = firstStepToTell
    prediction.occasions = screen.occasions
    return prediction
  }

  /// The answer is the screen as it is drawn, and the negotiation follows the story.
  private static func picture(
    _ screen: Screen, _ others: (Set<Misreading>) -> [ScreenPicture]
  ) throws -> Prediction {
    let laidOut = try screen.laidOut(tellsSteps: true)
    let right = try ScreenPicture(of: screen, laidOut, misreading: nil)
    var trace = screen.trace
    if let last = trace.events.popLast() {
      trace.events.append(last.followed(by: laidOut.steps ?? []))
    }
    var prediction = Prediction(
      subject: .screen, candidates: [], key: [],
      certainty: laidOut.restsOnTheUnknown ? .depends : .certain, trace: trace)
    prediction.pictures = right.with(others(screen.occasions))
    return prediction
  }

  /// What an option means that names a candidate: that one; where bodies are asked for also all
  /// instances of a view, and a measure that holds. Empty for what is not known.
  public func candidates(named name: String) -> [String] {
    if candidates.contains(name) || key.contains(name) { return [name] }
    switch subject {
    case .bodies, .order: return Self.union(candidates, key).filter { $0.hasPrefix(name + "[") }
    case .frame, .negotiation:
      guard let said = LayoutMeasure(name) else { return [] }
      return key.filter { LayoutMeasure($0).map(said.holds) ?? false }
    case .value:
      guard let said = StatedNumber(name) else { return [] }
      return key.filter { StatedNumber($0).map { said.holds(for: $0.value) } ?? false }
    case .state, .prints, .screen: return []
    }
  }

  private static func answer(
    _ subject: Subject, _ event: EventTrace, instances: [String], states: [String]
  ) -> (candidates: [String], key: [String]) {
    let bodies = event.evaluated.map(\.instance)
    switch subject {
    case .bodies, .order: return (instances, union(bodies, []))
    case .state: return (states, states.filter { !event.discarded.contains($0) })
    case .prints: return ([], event.printed)
    // Of these the layout knows, and what moves.
    case .frame, .negotiation, .value, .screen: return ([], [])
    }
  }

  private static func union(_ first: [String], _ second: [String]) -> [String] {
    var seen: Set<String> = []
    return (first + second).filter { seen.insert($0).inserted }
  }
}

extension EventTrace {
  /// The weakest certainty among what ran and what was expected to run and did not.
  var certainty: Certainty {
    let ran = evaluated.map(\.certainty).max() ?? .certain
    return max(ran, skipsInDoubt.compactMap(\.certainty).max() ?? .certain)
  }

  /// The instances of which it depends on more than the program whether their bodies run.
  public var instancesInDoubt: Set<String> {
    let doubtful = evaluated.filter { $0.certainty != .certain }.map(\.instance)
    return Set(doubtful + skipsInDoubt.compactMap(\.instance)).subtracting(instancesThatRan)
  }

  /// Of these it depends on more than the program whether they run: what is told of why that is so.
  public func doubt(about instance: String) -> Step? {
    let told = steps.filter { $0.instance == instance && ($0.certainty ?? .certain) != .certain }
    return told.last { $0.kind == .evaluate || $0.kind == .skip } ?? told.last
  }

  /// The bodies of which it is certain that they ran.
  private var instancesThatRan: Set<String> {
    Set(evaluated.lazy.filter { $0.certainty == .certain }.map(\.instance))
  }

  /// A body that is not expected to run may run after all, as the owner of a lent state (D1), unless
  /// something else had it run.
  private var skipsInDoubt: [Step] {
    let ran = instancesThatRan
    return steps.filter { step in
      step.kind == .skip && (step.certainty ?? .certain) != .certain
        && step.instance.map { !ran.contains($0) } ?? true
    }
  }
}
