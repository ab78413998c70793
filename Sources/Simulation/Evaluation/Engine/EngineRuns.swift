import Interpreter

/// What runs now on the engine: for whom, and what it did so far that cannot be undone.
final class EngineRuns {
  let files: ModuleFiles
  /// Nil as long as it is not read, and if it does not compile.
  var hosted: HostedProgram?
  private var current = Current()
  private var effects = 0
  /// Large collections that were converted so far.
  private var taken = 0

  /// What belongs to the flow of control that runs now.
  struct Current {
    fileprivate var evaluator: Evaluator?
    /// Where what runs now was called, or begins.
    fileprivate var place = SourcePlace.nowhere
    /// How many effects there were when the innermost call began.
    fileprivate var firstEffect = 0
    /// Whether what runs now is done on the other side if the hour or chance comes into it.
    fileprivate var leavesQuestions = false
    /// A moment of the clock that something which went over was made of.
    fileprivate var moment: Doubt?
  }

  private(set) var evaluator: Evaluator? {
    get { current.evaluator }
    set { current.evaluator = newValue }
  }
  private(set) var place: SourcePlace {
    get { current.place }
    set { current.place = newValue }
  }
  private var firstEffect: Int {
    get { current.firstEffect }
    set { current.firstEffect = newValue }
  }
  private var leavesQuestions: Bool {
    get { current.leavesQuestions }
    set { current.leavesQuestions = newValue }
  }
  private var moment: Doubt? {
    get { current.moment }
    set { current.moment = newValue }
  }

  /// Whether what runs now can still be done in another way.
  var canRetreat: Bool { effects == firstEffect }

  init(_ files: ModuleFiles) { self.files = files }

  /// Another flow of control begins or goes on.
  ///
  /// - Returns: What belongs to the one that ran so far.
  func go(on next: Current) -> Current {
    defer { current = next }
    return current
  }

  /// Whether this call asked for something that is made up and can be done on the other side, where
  /// what is open is followed; where it cannot, all that the call still does is open.
  func meetsQuestions(at place: SourcePlace) -> Bool {
    guard let evaluator else { return false }
    let wasOpen = evaluator.questions.all != nil
    evaluator.raiseQuestions(at: place)
    return leavesQuestions && !wasOpen && evaluator.questions.all != nil && canRetreat
  }

  /// Values go over to the engine, which does not follow what they rest on: what was made of the time
  /// on the clock is raised here.
  func handing<Result>(for evaluator: Evaluator, _ convert: () throws -> Result) rethrows -> Result
  {
    let (result, moment) = try noting(convert)
    evaluator.raise(moment)
    return result
  }

  /// Converts something, and says which moment of the clock is in it.
  func noting<Result>(_ convert: () throws -> Result) rethrows -> (Result, Doubt?) {
    let outer = moment
    moment = nil
    defer { moment = outer ?? moment }
    return (try convert(), moment)
  }

  /// What a struct that goes over was made of.
  func noteMoment(in structure: StructureValue) {
    guard moment == nil, let doubts = structure.doubts else { return }
    moment = doubts.min { $0.key < $1.key }?.value
  }

  func noteMoment(_ doubt: Doubt?) { moment = moment ?? doubt }

  /// A large collection was converted, element by element.
  func noteTaking() { taken += 1 }

  /// Something happens that cannot be undone.
  func noteEffect() { effects += 1 }

  /// Runs something on the engine.
  ///
  /// - Parameters:
  ///   - taking: Gets the result, and what the call changed; nil if it cannot be taken.
  ///   - throwing: Gets the error that the program threw; nil if it cannot be taken.
  ///   - refusing: It must not be tried again.
  ///   - isAgain: It can be done in another way, as long as nothing has happened.
  ///   - leavesQuestions: It should be, if the hour or chance comes into it: it may write something
  ///     or not, and the other side follows that.
  /// - Returns: Nil if nothing has happened, and it has to be done in another way.
  func calling(
    for evaluator: Evaluator, at place: SourcePlace, isAgain: Bool = true,
    leavesQuestions: Bool = true, counting cost: TakingCost? = nil,
    _ call: (HostedProgram) -> HostedOutcome,
    taking: (HostValue, [HostValue]) throws -> Value?,
    throwing: (HostValue, HostType) throws -> Value?, refusing: () -> Void
  ) throws -> Value? {
    guard let hosted else { return nil }
    let start = Start(
      evaluator, isAgain ? effects : effects - 1, outer: self.evaluator)
    self.evaluator = evaluator
    let outerPlace = self.place
    self.place = place
    let outerStart = firstEffect
    firstEffect = start.effects
    let outerLeaving = self.leavesQuestions
    self.leavesQuestions = leavesQuestions
    let before = taken
    defer {
      cost?.note(taken - before, in: evaluator.eventNumber)
      self.evaluator = start.outer
      self.place = outerPlace
      firstEffect = outerStart
      self.leavesQuestions = outerLeaving
    }
    let wasOnEngine = evaluator.isOnEngine
    evaluator.isOnEngine = true
    let outerQuestions = evaluator.surroundings.asked
    evaluator.surroundings.asked = []
    defer { evaluator.surroundings.asked = outerQuestions }
    let outcome = call(hosted)
    evaluator.isOnEngine = wasOnEngine
    if let error = evaluator.departureError {
      evaluator.departureError = nil
      throw error
    }
    return try value(
      of: outcome, begun: start, for: evaluator, at: place, taking: taking, throwing: throwing,
      refusing: refusing)
  }

  /// What a call came to; nil if nothing has happened, and it has to be done in another way.
  private func value(
    of outcome: HostedOutcome, begun start: Start, for evaluator: Evaluator,
    at place: SourcePlace, taking: (HostValue, [HostValue]) throws -> Value?,
    throwing: (HostValue, HostType) throws -> Value?, refusing: () -> Void
  ) throws -> Value? {
    switch outcome {
    case .returned(let value, let changed, let printed):
      if meetsQuestions(at: place) { return try retreat(to: start, "", at: place) }
      if let result = try taking(value, changed) {
        printed.forEach(output)
        return result
      }
      return try retreat(to: start, "a value is not what its type says", at: place)
    case .threw(let error, let type, let printed):
      if meetsQuestions(at: place) { return try retreat(to: start, "", at: place) }
      if let error = try throwing(error, type) {
        printed.forEach(output)
        throw Interruption.thrown(ThrownValue(error), place)
      }
      return try retreat(to: start, "an error of an unknown type was thrown", at: place)
    case .interrupted(let reason):
      if effects == start.effects { return try retreat(to: start, "", at: place) }
      throw reason is Retreat
        ? Interruption.limit("a value came up that is not known well enough to go on", place)
        : reason
    case .expired(let printed):
      refusing()
      printed.forEach(output)
      let limit = evaluator.limits.seconds
      let seconds = Int(exactly: limit).map(String.init) ?? "\(limit)"
      throw Interruption.limit(
        "it took more than \(seconds) s of the processor's time; a loop may have no end", place)
    case .stopped(let reason):
      refusing()
      return try retreat(to: start, reason, at: place)
    case .trapped(let message, let position):
      refusing()
      guard effects > start.effects else { return try retreat(to: start, message, at: place) }
      throw evaluator.trap(message, at: position.map(files.place) ?? place)
    case .unfinished(let what):
      refusing()
      return try retreat(to: start, "\(what) is not known", at: place)
    }
  }

  /// How things stood when a call began.
  private struct Start {
    let effects: Int
    let number: Int
    let questions: OpenQuestions
    let surroundings: Surroundings.Mark
    let outer: Evaluator?

    init(_ evaluator: Evaluator, _ effects: Int, outer: Evaluator?) {
      self.effects = effects
      self.outer = outer
      number = evaluator.lastNumber
      questions = evaluator.questions
      surroundings = evaluator.surroundings.mark
    }
  }

  /// Goes back to where a call began, if nothing has happened since.
  private func retreat(
    to start: Start, _ reason: String, at place: SourcePlace
  ) throws -> Value? {
    guard effects == start.effects, let evaluator else {
      throw Interruption.limit(reason, place)
    }
    evaluator.lastNumber = start.number
    evaluator.questions = start.questions
    evaluator.surroundings.mark = start.surroundings
    evaluator.surroundings.asked = []
    return nil
  }

  /// The program printed something while it runs on the engine.
  func print(_ text: HostedText) {
    noteEffect()
    output(text)
  }

  private func output(_ text: HostedText) {
    evaluator?.output(text.text, at: files.place(of: text.position))
  }

  /// The call cannot go on on the engine.
  struct Retreat: Error {}
}
