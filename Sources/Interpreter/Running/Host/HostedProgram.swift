import Foundation

/// A program whose functions a host calls.
///
/// A function that stands for itself depends on its arguments alone, and shows in nothing but its
/// result and what it prints: it touches no variable outside, no clock, no chance, no object. So
/// whoever cannot use an answer may throw it away and find it out in another way. All others ask
/// the host for what they touch.
public final class HostedProgram {
  let program: SourceProgram
  private let isInterrupted: () -> Bool
  /// Who owns it; a value of it may be held for longer.
  private weak var host: (any HostOfProgram)?
  private let surroundings: Surroundings
  /// Made when a function is called first, and again when tasks of its own were left in the middle.
  private(set) var machine: Machine?
  /// How many machines there were: what came from an earlier one means nothing any more.
  public private(set) var generation = 0
  /// Turns of loops and calls that the present machine has done: how much work something was, as the
  /// difference between before and after it.
  public var turns: Int { machine?.turns ?? 0 }
  /// Who runs something, and who waits in the middle of it.
  var flows = HostedFlows()
  /// The machine has to be given up: nobody can put in order what was left in the middle.
  private var isWornOut = false
  private(set) lazy var index = DeclarationIndex(program)
  private var functions: [Machine.FunctionKey: HostedFunction?] = [:]
  /// First values of variables, and members of what the host holds, that were asked for.
  var initialValues: [ObjectIdentifier: HostedFunction?] = [:]
  var uses: [MemberUse: HostedFunction?] = [:]
  /// Of the files in which something was looked for.
  var fragments: [Int: FragmentIndex] = [:]
  private var answers: [ObjectIdentifier: Answer] = [:]

  /// What was found of a function and all that it calls.
  private enum Answer {
    case notKnown
    /// - Parameters:
    ///   - isOpen: Only when it runs it turns out whether all of it is known.
    ///   - meetsUnknown: It asks the host for values of types that nobody knows.
    case known(asksHost: Bool, isOpen: Bool, meetsUnknown: Bool)

    /// Whether it asks the host; nil where it is not to be tried: it could not be done in another way
    /// where something turns out not to be known, or is sure to meet that.
    ///
    /// - Parameter types: Of what it is handed. What is open and handed a value that nobody knows
    ///   meets it.
    func asksHost(meeting types: [HostType]) -> Bool? {
      guard case .known(let asksHost, let isOpen, let meetsUnknown) = self else { return nil }
      return isOpen && (meetsUnknown || types.contains { $0.type.holdsUnknown }) ? nil : asksHost
    }
  }

  /// - Parameters:
  ///   - now: The host's clock, in seconds since the first of January 2001.
  ///   - chance: The host's chance.
  ///   - identifier: Makes one that differs from all others.
  ///   - readsCalendar: Told when the program asks for the hour or the day of a moment.
  /// - Returns: Nil if the program does not compile.
  public init?(
    _ program: SourceProgram, host: any HostOfProgram, now: @escaping () -> Double,
    chance: @escaping () -> UInt64, identifier: @escaping () -> UUID,
    readsCalendar: @escaping () -> Void, isInterrupted: @escaping () -> Bool
  ) {
    guard !program.findings().contains(where: { $0.severity == .error }) else { return nil }
    self.program = program
    self.host = host
    surroundings = Surroundings(
      now: now, chance: chance, identifier: identifier, readsCalendar: readsCalendar)
    self.isInterrupted = isInterrupted
  }

  deinit { machine?.close() }

  func currentMachine() -> Machine {
    if let machine { return machine }
    let made = Machine(
      program.files, resolver: program.resolver, checker: program.checker,
      limits: Machine.Limits(isInterrupted: isInterrupted), surroundings: surroundings
    ) { [unowned self] text, position in
      let text = HostedText(text: text, position: position)
      if isCollecting { printed.append(text) } else { host?.print(text) }
    }
    made.host = host
    machine = made
    generation += 1
    answers = [:]
    functions = [:]
    initialValues = [:]
    uses = [:]
    return made
  }

  /// Makes sure that there is a machine: everything that is asked for then belongs to it.
  ///
  /// A machine is given up now, and not at once: what came of the call that went on around it may
  /// still be looked at.
  public func begin() {
    if depth == 0, isWornOut, let machine { retire(machine) }
    _ = currentMachine()
  }

  // MARK: Finding

  /// A function, or the getter of a computed property, that the machine knows how to run.
  ///
  /// - Parameters:
  ///   - name: Of the function or the property.
  ///   - position: Where its declaration begins, or its name stands.
  ///   - use: What its parameters stand for, and those of the type that it belongs to.
  public func function(
    _ name: String, declaredAt position: SourcePosition, for use: GenericUse = [:]
  ) -> HostedFunction? {
    let machine = currentMachine()
    guard canRun, let declaration = index.declaration(name, at: position) else { return nil }
    let signature = declaration.signature(in: program.resolver)
    guard let own = substitution(of: signature, in: use) else { return nil }
    let key = Machine.FunctionKey(
      declaration: declaration.id, part: 0, arguments: signature.arguments.map(own.apply))
    if let known = functions[key] { return known }
    let found = HostedFunction(declaration, own, in: machine).flatMap { known($0, machine) }
    functions[key] = .some(found)
    return found
  }

  /// Nil unless the machine can make the code of all of it.
  func known(_ function: HostedFunction, _ machine: Machine) -> HostedFunction? {
    let types = function.parameters.map(\.type) + [function.receiver].compactMap(\.self)
    guard let asksHost = explore(function.code, machine).asksHost(meeting: types) else {
      return nil
    }
    // A function that it is handed may be the host's.
    function.asksHost = asksHost || types.contains(where: \.holdsFunctions)
    return function
  }

  /// Where the declaration of a function or a property stands that is found from a place on.
  public func position(of name: String, declaredAt position: SourcePosition) -> SourcePosition? {
    index.declaration(name, at: position)?.position
  }

  /// What stands at the top of the files, with the number of the file.
  public var pieces: [(file: Int, piece: TopLevelPiece)] { program.pieces }

  /// A struct, a class or an enum of the program, if it has no type parameters, one of the types of
  /// literals, or one whose values are its library's own.
  public func type(named name: String) -> HostType? {
    switch name {
    case "Int", "Double", "String", "Bool":
      return Nominal.Role(rawValue: name).map { HostType(type: currentMachine().runtime($0)) }
    default: break
    }
    guard let nominal = index.types[name] ?? foreignType(named: name),
      !program.resolver.isGeneric(nominal)
    else { return nil }
    return HostType(type: currentMachine().runtime(nominal.selfType))
  }

  private func foreignType(named name: String) -> Nominal? {
    program.resolver.library(name).flatMap { ForeignContent.known($0) == nil ? nil : $0 }
  }

  /// Whether the machine can make the code of a function and of all that it calls.
  private func explore(_ code: FunctionCode, _ machine: Machine) -> Answer {
    var visited: Set<ObjectIdentifier> = []
    var waiting = [code]
    var (asksHost, isOpen, meetsUnknown) = (false, false, false)
    while let next = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      if case .known(let asks, let open, let meets)? = answers[ObjectIdentifier(next)] {
        (asksHost, isOpen) = (asksHost || asks, isOpen || open)
        meetsUnknown = meetsUnknown || meets
        continue
      }
      guard isKnown(next, machine), next !== code || !next.notes.isHostCall else {
        answers[ObjectIdentifier(next)] = .notKnown
        answers[ObjectIdentifier(code)] = .notKnown
        return .notKnown
      }
      asksHost = asksHost || next.notes.asksHost
      isOpen = isOpen || next.notes.isOpen
      meetsUnknown = meetsUnknown || next.notes.meetsUnknown
      waiting += next.notes.uses
    }
    let answer = Answer.known(
      asksHost: asksHost, isOpen: isOpen, meetsUnknown: meetsUnknown)
    answers[ObjectIdentifier(code)] = answer
    return answer
  }

  private func isKnown(_ code: FunctionCode, _ machine: Machine) -> Bool {
    if case .notKnown? = answers[ObjectIdentifier(code)] { return false }
    do {
      try code.prepare()
      return code.notes.unknown == nil
    } catch {
      return false
    }
  }

  // MARK: Fragments

  /// An expression or a closure in a body, which the machine knows how to run.
  ///
  /// - Parameters:
  ///   - position: Where it begins.
  ///   - name: Of a call the function's and how many arguments are written, `add(2)`; of an operator
  ///     its sign; else `closure`, `string`, `ternary`, `chain`, `cast`, `[1]`.
  ///   - depth: How many of the same name stand at its beginning.
  ///   - use: What the parameters stand for that can be named there.
  public func fragment(
    _ name: String, at position: SourcePosition, depth: Int, for use: GenericUse = [:]
  ) -> (HostedFragment, asksHost: Bool)? {
    let machine = currentMachine()
    guard canRun, let fragments = fragments(inFile: position.file) else { return nil }
    let key = FragmentIndex.Key(offset: position.offset, name: name, depth: depth)
    guard let (expression, home) = fragments.fragment(key), !home.isAbstract,
      let own = substitution(of: signature(of: home), in: use)
    else { return nil }
    checkLate(home)
    let locals = HostedFragment.Locals(module: program.resolver.program)
    guard let fragment = HostedFragment(expression, in: home, own, locals, in: machine) else {
      return nil
    }
    let types = fragment.parameters + [fragment.receiver].compactMap(\.self)
    guard let asksHost = explore(fragment.code, machine).asksHost(meeting: types) else {
      return nil
    }
    return (fragment, asksHost)
  }

  /// Runs a fragment.
  ///
  /// - Parameter variables: What stands for the variables that it names.
  public func call(
    _ fragment: HostedFragment, on receiver: HostValue?, _ arguments: [HostValue],
    variables: [AnyObject?], asksHost: Bool, within allowance: HostedAllowance
  ) -> HostedOutcome {
    run(in: fragment.machine, within: allowance, isAlone: !asksHost) { frame in
      var slot = 0
      for argument in arguments {
        frame[slot] = argument.value
        slot += 1
      }
      frame[slot] = receiver?.value ?? Value()
      slot += 1
      guard let machine = fragment.machine else { throw Trap.empty }
      let unit = machine.runtime(.void)
      for variable in variables {
        frame[slot] = variable.map { Value(KeptBox(unit, $0)) } ?? Value()
        slot += 1
      }
      return try fragment.code.value(frame)
    } changed: {
      []
    }
  }

  /// What stands for a variable of the host.
  public static func variable(in value: HostValue) -> AnyObject? {
    (value.value.object as? KeptBox)?.content
  }

  // MARK: Calling

  /// Calls a function.
  ///
  /// - Parameters:
  ///   - receiver: `self`; nil for a function that has none, or of a type.
  ///   - arguments: A value for every parameter.
  ///   - allowance: Counts for it and all that is called meanwhile, unless the machine itself calls
  ///     it, through the host.
  public func call(
    _ function: HostedFunction, on receiver: HostValue?, _ arguments: [HostValue],
    within allowance: HostedAllowance
  ) -> HostedOutcome {
    let frame = HostFrame(function, receiver, arguments)
    defer { frame.end() }
    return run(
      in: function.machine, within: allowance, isAlone: !function.asksHost,
      { try frame.call($0) }, changed: { frame.changed })
  }

  /// Calls a function that is a value of the program.
  public func call(
    _ function: HostValue, of type: HostType, _ arguments: [HostValue],
    within allowance: HostedAllowance
  ) -> HostedOutcome {
    run(in: type.type.machine, within: allowance, isAlone: false) { frame in
      for (index, argument) in arguments.enumerated() { frame[index] = argument.value }
      defer { for index in arguments.indices { frame[index].object = nil } }
      return try function.value.function().call(frame)
    } changed: {
      []
    }
  }

  func run(
    in machine: Machine?, within allowance: HostedAllowance, isAlone: Bool,
    _ body: (Frame) throws -> Value, changed: () -> [HostValue]
  ) -> HostedOutcome {
    guard let current = self.machine, machine === current, canRun else {
      return .unfinished("a machine that is gone")
    }
    if depth == 0 {
      current.isDead = false
      self.allowance = allowance
      current.allow(steps: allowance.steps, seconds: allowance.seconds)
      current.control.pointee.stackLimit = NativeStack.limit(room: allowance.stack)
    }
    let (wasCollecting, before) = (isCollecting, printed)
    isCollecting = isAlone || isCollecting
    printed = []
    depth += 1
    defer {
      isCollecting = wasCollecting
      printed = before
      depth -= 1
      if depth == 0, isSpoiled { tidy(current) }
    }
    do {
      let result = try running(on: current, body)
      if let error = current.takePostponed() { throw error }
      return .returned(HostValue(result), changed: changed(), printed: printed)
    } catch {
      return outcome(of: error, current)
    }
  }

  /// Gives it frames: the first, those above what asks the host, or, where the end of an object's
  /// life calls it in the middle of something, some of their own.
  private func running(on machine: Machine, _ body: (Frame) throws -> Value) throws -> Value {
    let top = machine.top
    machine.top = nil
    defer { machine.top = top }
    if let frame = top ?? (depth == 1 && !isOfTask ? machine.memory : nil) {
      return try body(frame)
    }
    return try machine.frames.aside(isFirst: depth == 1, body)
  }

  private func outcome(of error: any Error, _ machine: Machine) -> HostedOutcome {
    switch error {
    case let thrown as Thrown:
      let type = HostType(type: machine.dynamicType(of: thrown.value))
      return .threw(HostValue(machine.opened(thrown.value)), type, printed: printed)
    case let interruption as HostInterruption:
      spoil(machine)
      return .interrupted(interruption.reason)
    case let stopped as Stopped:
      spoil(machine)
      if stopped.reason == .tooLong { return .expired(printed: printed) }
      return .stopped(stopped.reason.text(within: allowance))
    case let trap as Trap:
      spoil(machine)
      return .trapped(trap.message, trap.position)
    case let unknown as NotKnown:
      spoil(machine)
      return .unfinished(unknown.what)
    default:
      spoil(machine)
      return .unfinished("\(error)")
    }
  }

  /// Where it was given up before, the one that came after it is sound.
  private func spoil(_ machine: Machine) {
    if machine === self.machine { isSpoiled = true }
  }

  var canRun: Bool { !isSpoiled && !isWornOut }

  /// What stopped in the middle leaves frames behind that nobody may look at. Everything else stays:
  /// what the host holds of the machine, and what other flows of control do on it.
  private func tidy(_ machine: Machine) {
    isSpoiled = false
    guard machine === self.machine else { return }
    machine.tidy(isFirst: !isOfTask)
  }

  private func retire(_ machine: Machine) {
    if !flows.keeps(machine) { machine.close() }
    self.machine = nil
    isWornOut = false
  }
}

/// A host to which a program belongs, with what it prints.
public protocol HostOfProgram: HostOfTasks {
  func print(_ text: HostedText)
}
