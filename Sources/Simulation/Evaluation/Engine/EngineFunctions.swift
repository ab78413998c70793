import Interpreter

/// The functions of a program that run on the typed engine, which knows overloads, generics and
/// literals as the compiler does, and is fast.
///
/// What the engine cannot do runs here as everything else does. Objects, views and variables that
/// last stay on this side; the engine asks for them.
final class EngineFunctions {
  private let program: Program
  /// Which files belong together is found out when a function is asked for first.
  private lazy var modules: [EngineModule] = {
    let files = program.files
    let swift = files.indices.filter { !files[$0].isResource }
    let groups = ModuleGroups(swift.map { files[$0] })
    return groups.modules.enumerated().map { index, group in
      EngineModule(
        group.map { swift[$0] }, number: index, of: program, mayBeExtended: groups.isGuess)
    }
  }()
  /// The module of a file, and its number in it.
  private lazy var places: [Int: (module: EngineModule, file: Int)] = {
    var places: [Int: (module: EngineModule, file: Int)] = [:]
    for module in modules {
      for (number, file) in module.files.enumerated() { places[file] = (module, number) }
    }
    return places
  }()

  init(_ program: Program) { self.program = program }

  func module(of file: Int) -> (module: EngineModule, file: Int)? { places[file] }

  /// Turns of loops and calls so far.
  var turns: Int { modules.reduce(0) { $0 + $1.turns } }
}

/// Files that are compiled together. They are read and checked when a function of theirs is asked
/// for first.
final class EngineModule {
  private unowned let program: Program
  private let number: Int
  private let mayBeExtended: Bool
  /// Their indices in the program.
  let files: [Int]
  let texts: [SourceText]
  private var isRead = false
  private var read: HostedProgram?
  private var known: [ObjectIdentifier: Function?] = [:]
  var fragments: [ObjectIdentifier: KnownFragment] = [:]
  /// By their first arguments, what calls refer to.
  var callTargets: [ObjectIdentifier: KnownTarget] = [:]
  /// Declarations whose run ended badly: they are not tried again.
  private var refused: Set<ObjectIdentifier> = []
  /// The same of fragments, by their syntax, which is kept, so that no other has its address.
  private var refusedFragments: [ObjectIdentifier: AnyObject] = [:]
  /// They outlive the machine on which something ran.
  private var records: [ObjectIdentifier: RunRecord] = [:]
  private var generation = 0
  private(set) lazy var conversions = ValueConversions(program, self)
  private lazy var declarations = EngineDeclarations(program, self)
  /// Who runs something now, and what it did so far that cannot be undone.
  private(set) var evaluator: Evaluator?
  private var effects = 0
  /// Large collections that were converted so far.
  private(set) var taken = 0
  /// How many effects there were when the innermost call began.
  private var firstEffect = 0

  /// Whether what runs now is done on the other side if the hour or chance comes into it.
  private var leavesQuestions = false

  /// Whether what runs now can still be done in another way.
  var canRetreat: Bool { effects == firstEffect }

  /// A function with the way in and out of it.
  final class Function {
    let hosted: HostedFunction
    let receiver: ValueConversion?
    let parameters: [ValueConversion]
    let result: ValueConversion
    let cost = TakingCost()
    let record: RunRecord
    /// Parts of conversions belong to them.
    private let conversions: ValueConversions

    fileprivate init?(
      _ hosted: HostedFunction, _ conversions: ValueConversions, _ record: RunRecord
    ) {
      self.hosted = hosted
      self.record = record
      self.conversions = conversions
      receiver = hosted.receiver.flatMap(conversions.conversion)
      if hosted.receiver != nil, receiver == nil { return nil }
      parameters = hosted.parameters.compactMap { conversions.conversion($0.type) }
      guard parameters.count == hosted.parameters.count,
        let result = conversions.conversion(hosted.result)
      else { return nil }
      self.result = result
    }
  }

  /// - Parameter mayBeExtended: Other files of the program may belong to it.
  init(_ indices: [Int], number: Int, of program: Program, mayBeExtended: Bool) {
    self.program = program
    self.number = number
    self.mayBeExtended = mayBeExtended
    files = indices
    texts = indices.map { SourceText(path: program.files[$0].path, text: program.files[$0].text) }
  }

  /// Nil if it does not compile.
  var hosted: HostedProgram? {
    if !isRead {
      isRead = true
      guard !program.checked.isRefused(number) else { return nil }
      let source =
        program.checked.take(number)
        ?? SourceProgram(
          program.trees(of: files), mayBeExtended: mayBeExtended)
      if program.checked.isSound(number) { source.assumeSound() }
      read = HostedProgram(source, host: self) { [unowned self] in
        evaluator?.surroundings.now().timeIntervalSinceReferenceDate ?? 0
      } chance: { [unowned self] in
        evaluator?.surroundings.chance.next() ?? 0
      } readsCalendar: { [unowned self] in
        evaluator?.surroundings.asked.insert(.calendar)
      } isInterrupted: { [unowned self] in
        evaluator?.limits.isStopped?() ?? false
      }
    }
    return read
  }

  /// Turns of loops and calls so far.
  var turns: Int { read?.turns ?? 0 }

  /// Whether this call asked for something that is made up and can be done on the other side, where
  /// what is open is followed; where it cannot, all that the call still does is open.
  func meetsQuestions(at place: SourcePlace) -> Bool {
    guard let evaluator else { return false }
    let wasOpen = evaluator.questions.all != nil
    evaluator.raiseQuestions(at: place)
    return leavesQuestions && !wasOpen && evaluator.questions.all != nil && canRetreat
  }

  /// A large collection was converted, element by element.
  func noteTaking() { taken += 1 }

  /// Nil if the engine cannot run it, or what goes in and out has to stay here.
  func function(
    _ name: String, at place: SourcePlace, in file: Int, _ id: ObjectIdentifier
  ) -> Function? {
    guard let hosted = currentHosted, !refused.contains(id) else { return nil }
    if let answer = known[id] { return answer }
    // Asked again while it is looked for: whoever calls it meanwhile does so on this side.
    known[id] = .some(nil)
    var found: Function?
    if let position = position(of: place, in: file),
      let function = hosted.function(name, declaredAt: position)
    {
      found = Function(function, conversions, record(of: id))
    }
    known[id] = .some(found)
    return found
  }

  /// - Parameter syntax: A fragment in the program's tree; it is kept, so that no other has its
  ///   address.
  func record(of id: ObjectIdentifier, keeping syntax: AnyObject? = nil) -> RunRecord {
    if let known = records[id] { return known }
    let made = RunRecord(of: syntax)
    records[id] = made
    return made
  }

  func refuse(_ id: ObjectIdentifier) { refused.insert(id) }

  func refuse(_ fragment: Fragment) {
    refusedFragments[ObjectIdentifier(fragment.syntax)] = fragment.syntax
  }

  func isRefused(_ syntax: AnyObject) -> Bool { refusedFragments[ObjectIdentifier(syntax)] != nil }

  /// The program on the engine, behind a look whether it has another machine now: what an earlier
  /// one made means nothing to that.
  var currentHosted: HostedProgram? {
    guard let hosted else { return nil }
    hosted.begin()
    if hosted.generation != generation {
      generation = hosted.generation
      known = [:]
      fragments = [:]
      conversions = ValueConversions(program, self)
    }
    return hosted
  }

  // MARK: Places

  func position(of place: SourcePlace, in file: Int) -> SourcePosition? {
    texts[file].offset(line: place.line, column: place.column).map {
      SourcePosition(file: file, offset: $0)
    }
  }

  /// Where something of the engine's program stands.
  func place(of position: SourcePosition) -> SourcePlace {
    let file = Int(position.file)
    guard files.indices.contains(file) else { return .nowhere }
    let (line, column) = texts[file].location(of: Int(position.offset))
    return SourcePlace(file: files[file], line: line, column: column)
  }

  // MARK: Calling

  /// Something happens that cannot be undone.
  func noteEffect() { effects += 1 }

  /// Runs something on the engine.
  ///
  /// - Parameters:
  ///   - taking: Gets the result, and what the call changed; nil if it cannot be taken.
  ///   - refusing: It must not be tried again.
  ///   - isAgain: It can be done in another way, as long as nothing has happened.
  ///   - leavesQuestions: It should be, if the hour or chance comes into it: it may write something
  ///     or not, and the other side follows that.
  /// - Returns: Nil if nothing has happened, and it has to be done in another way.
  func calling(
    for evaluator: Evaluator, at place: SourcePlace, isAgain: Bool = true,
    leavesQuestions: Bool = true, counting cost: TakingCost? = nil,
    _ call: (HostedProgram) -> HostedProgram.Outcome,
    taking: (HostValue, [HostValue]) throws -> Value?, refusing: () -> Void
  ) throws -> Value? {
    guard let hosted else { return nil }
    let start = Start(
      evaluator, isAgain ? effects : effects - 1, outer: self.evaluator)
    self.evaluator = evaluator
    let outerStart = firstEffect
    firstEffect = start.effects
    let outerLeaving = self.leavesQuestions
    self.leavesQuestions = leavesQuestions
    let before = taken
    defer {
      cost?.note(taken - before, in: evaluator.eventNumber)
      self.evaluator = start.outer
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
      of: outcome, begun: start, for: evaluator, at: place, taking: taking, refusing: refusing)
  }

  /// What a call came to; nil if nothing has happened, and it has to be done in another way.
  private func value(
    of outcome: HostedProgram.Outcome, begun start: Start, for evaluator: Evaluator,
    at place: SourcePlace, taking: (HostValue, [HostValue]) throws -> Value?, refusing: () -> Void
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
      if let error = try conversions.conversion(type)?.outward(error, evaluator) {
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
      throw Interruption.trap(message, position.map(self.place) ?? place)
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

  private func output(_ text: HostedProgram.PrintedText) {
    evaluator?.output(text.text, at: place(of: text.position))
  }

  /// The call cannot go on on the engine.
  struct Retreat: Error {}
}

extension EngineModule: HostOfProgram {
  func print(_ text: HostedProgram.PrintedText) {
    noteEffect()
    output(text)
  }

  func keeps(_ type: HostType) -> Bool { declarations.keeps(type) }

  func access(to property: HostProperty) -> HostAccess? { declarations.access(to: property) }

  func access(toVariable name: String, of type: HostType) -> HostAccess? {
    declarations.access(toVariable: name, of: type)
  }

  func call(of function: HostFunction) -> HostCall? { declarations.call(of: function) }
}
