import Foundation

/// Runs a program: its memory, its types, the code that was made so far, and its limits.
///
/// A machine belongs to one thread at a time.
final class Machine {
  let resolver: Resolver
  let checker: Checker
  /// Where `print` goes, with the place of the call.
  let output: (String, SourcePosition) -> Void
  /// Who keeps objects and views, if anybody does.
  weak var host: (any Host)?
  /// Parts of the program run for a host: what is not known is found out before they do.
  var isHosted: Bool { host != nil }
  /// Where frames begin of what the host calls, while it is asked for something.
  var top: Frame?
  /// The code that was made so far, and what is found out while more is.
  let making = CodeMaking()
  let frames = FrameMemory()
  var memory: Frame { frames.first }
  /// Looked at by all code that was made.
  let control: UnsafeMutablePointer<FrameMemory.Control>
  var limits: Limits
  private var turnsLeft = 0
  /// What was allowed last, and what was done before that.
  private var turnsAllowed = 0
  private var turnsBefore = 0
  /// Turns of loops and calls that were done so far.
  var turns: Int { turnsBefore + turnsAllowed - turnsLeft - control.pointee.budget }
  /// Begins when the program has run for a while: to ask the system costs more than a short call.
  private var watch: MemoryWatch?
  /// Begins with the first look.
  private var processor: ProcessorWatch?
  /// What a host allows of it.
  private var seconds = Double.infinity
  /// After a trap nothing of the program runs any more, not even a `deinit`.
  var isDead = false
  /// What went wrong where the language does not let errors through, in a `deinit` or in the hash
  /// of a key; it is thrown as soon as possible.
  var postponed: (any Error)?

  let releases = Releases()
  /// Waits for work that cannot be interrupted.
  var asideThread: AsideThread?

  /// Variables of the script: statements give them their values.
  var scriptVariables: Set<ObjectIdentifier> = []
  /// Tasks of the program, as soon as there are any.
  private lazy var ownTasks = Tasks(on: frames, surroundings)
  private lazy var hostedTasks = HostedTasks(self, hostOfTasks)
  /// Who runs the tasks: a host has a queue and a clock of its own.
  var tasks: any TaskRunner {
    guard isHosted else { return ownTasks }
    making.noteOutside()
    return hostedTasks
  }

  /// No task of its own runs any more.
  func endTasks() { ownTasks.finish() }
  /// What makes the wrappers of properties.
  var wrapperCalls: [ObjectIdentifier: Expression] = [:]
  private var types: [Type: RuntimeType] = [:]
  var functions: [FunctionKey: FunctionCode] = [:]
  var globals: [ObjectIdentifier: Global] = [:]
  /// How types are encoded and decoded that leave it to the compiler.
  var derivedCodings: [DerivedKey: Function] = [:]
  /// How sequences are gone through that are written in Swift, by their type.
  var ownSequences: [ObjectIdentifier: OwnSequence] = [:]
  let surroundings: Surroundings
  /// Where chance comes from.
  var random: SeededRandom
  /// Names that a subclass overrides somewhere: all others are called directly.
  lazy var overridden: Set<String> = OverriddenNames.all(in: files, resolver)
  let files: [FileSyntax]
  lazy var natives = NativeTable.standard
  /// Where expressions stand that nobody wrote.
  lazy var moduleContext = Context(.module(resolver.program), in: nil, resolver: resolver)
  /// Bodies of the program's key paths, closures and so on that the checker made up.
  let signature = GenericSignature()

  /// How much a program may do.
  struct Limits {
    /// Turns of loops and calls, in all.
    var steps = Int.max
    /// Whether somebody wants it to end; asked every few thousand steps.
    var isInterrupted: () -> Bool = { false }
  }

  struct FunctionKey: Hashable {
    var declaration: ObjectIdentifier
    var part: Int
    var arguments: [Type]
  }

  init(
    _ files: [FileSyntax], resolver: Resolver, checker: Checker, limits: Limits,
    surroundings: Surroundings = Surroundings(),
    output: @escaping (String, SourcePosition) -> Void
  ) {
    self.files = files
    self.resolver = resolver
    self.checker = checker
    self.output = output
    self.limits = limits
    self.surroundings = surroundings
    random = SeededRandom(seed: surroundings.seed, source: surroundings.chance)
    control = frames.control
    turnsLeft = limits.steps
    turnsAllowed = limits.steps
  }

  /// The module of the program, where the program asks for it.
  static let moduleName = "Program"

  /// Ends it: nothing of the program runs any more, and the circles of code and types are opened.
  func close() {
    isDead = true
    making.dismantle()
    functions = [:]
    globals.removeAll()
    types.values.forEach { $0.dismantle() }
    types = [:]
  }

  /// Lets go of what a call left behind that did not come to its end: nothing of the program runs
  /// for that.
  ///
  /// - Parameter isFirst: The call's frames were the machine's first.
  func tidy(isFirst: Bool) {
    isDead = true
    frames.clear(isFirst: isFirst)
    postponed = nil
    isDead = false
  }

  deinit {
    close()
    globals.removeAll()
    frames.close()
  }

  /// Called when the budget is used up: looks whether the program may go on, and gives it more.
  func refill() throws {
    let portion = 10_000
    if let error = postponed {
      postponed = nil
      throw error
    }
    if limits.isInterrupted() { throw Stopped(reason: .interrupted) }
    if let watch {
      if watch.isExceeded { throw Stopped(reason: .tooMuchMemory) }
    } else {
      watch = MemoryWatch()
    }
    if let processor {
      if processor.elapsed > seconds { throw Stopped(reason: .tooLong) }
    } else {
      processor = ProcessorWatch()
    }
    if turnsLeft <= 0 { throw Stopped(reason: .tooManySteps) }
    control.pointee.budget = min(portion, turnsLeft)
    turnsLeft -= control.pointee.budget
  }

  /// Called while something runs that counts no steps itself: takes as many as a fiftieth of a
  /// second is worth, and looks whether the program may go on.
  func passSlice() throws {
    turnsLeft = max(0, turnsLeft - 100_000)
    if limits.isInterrupted() { throw Stopped(reason: .interrupted) }
    if turnsLeft == 0 { throw Stopped(reason: .tooManySteps) }
  }

  /// From now on the program may do so much.
  func allow(steps: Int, seconds: Double) {
    watch = nil
    processor = nil
    self.seconds = seconds
    turnsBefore = turns
    turnsAllowed = steps
    control.pointee.budget = min(1_000, steps)
    turnsLeft = steps - control.pointee.budget
  }

  /// What went wrong where the language does not let errors through.
  func takePostponed() -> (any Error)? {
    defer { postponed = nil }
    return postponed
  }

  // MARK: Making code ahead

  /// The code that is being made may let others go on, which may see what it did so far.
  func noteMayWait() { if isHosted { making.noteOutside() } }

  /// The code of a function, or what asks the host for it, if the machine does not know how to run
  /// it.
  func code(_ make: () throws -> Code, orAsking ask: () -> Code?) throws -> Code {
    try isHosted ? making.code(make, orAsking: ask) : make()
  }

  // MARK: Types

  /// The one object for a type.
  func runtime(_ type: Type) -> RuntimeType {
    if let known = types[type] { return known }
    let made = RuntimeType(type, machine: self)
    types[type] = made
    return made
  }

  func runtime(_ role: Nominal.Role, _ arguments: [Type] = []) -> RuntimeType {
    runtime(resolver.type(role, arguments))
  }

  func superclass(of type: Type) -> RuntimeType? {
    guard case .nominal(let nominal, let arguments) = type.kind else { return nil }
    let own = Substitution(resolver.signature(of: nominal).parameters, arguments)
    return nominal.superclass.map { runtime(concrete(own.apply($0))) }
  }

  /// A type with associated types looked up.
  func concrete(_ type: Type) -> Type { resolver.normalized(type, in: signature) }

  /// The stored properties of a struct or a class.
  func fields(of type: RuntimeType) -> [RuntimeType.Field] {
    guard case .nominal(let nominal, let arguments) = type.type.kind else { return [] }
    let own = Substitution(resolver.signature(of: nominal).parameters, arguments)
    let inherited = type.superclass?.fields ?? []
    return inherited
      + nominal.storedProperties.map { variable in
        let stored = storedType(of: variable, own)
        return RuntimeType.Field(variable: variable, type: stored, name: variable.name)
      }
  }

  /// What a property really stores: its wrapper, or an optional of a lazy one.
  func storedType(of variable: Variable, _ own: Substitution) -> RuntimeType {
    if let outermost = checker.wrapperTypes(of: variable).first {
      return runtime(concrete(own.apply(outermost)))
    }
    let type = concrete(own.apply(variable.type))
    if variable.syntax?.modifiers.isLazy == true { return runtime(resolver.optional(type)) }
    return runtime(type)
  }

  // MARK: Globals

  /// The place of a global, a static or a variable of the script.
  final class Global {
    let place: Pointer
    /// What gives it its value at the first use; nil where a statement does.
    var initialize: ((Frame) throws -> Void)?
    var isInitializing = false

    init() {
      place = Pointer.allocate(capacity: 1)
      place.initialize(to: Value())
    }

    deinit {
      place.deinitialize(count: 1)
      place.deallocate()
    }
  }
}

/// Which members some subclass overrides, by their names.
private enum OverriddenNames {
  static func all(in files: [FileSyntax], _ resolver: Resolver) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for declaration in file.declarations { collect(declaration, &names) }
      BodyWalk.declarations(in: file.statements) { collect($0, &names) }
    }
    return names
  }

  private static func collect(_ declaration: Declaration, _ names: inout Set<String>) {
    switch declaration {
    case .type(let syntax):
      for member in syntax.members { collect(member, &names) }
    case .typeExtension(let syntax):
      for member in syntax.members { collect(member, &names) }
    case .function(let syntax):
      if syntax.modifiers.isOverride || syntax.modifiers.isRequired { names.insert(syntax.name) }
      var inner: Set<String> = []
      // What was left out of a file has no classes.
      if syntax.late?.isWaiting != true {
        BodyWalk.declarations(in: syntax.body ?? []) { collect($0, &inner) }
      }
      names.formUnion(inner)
    case .variable(let syntax):
      if syntax.modifiers.isOverride { names.formUnion(syntax.pattern.names.map(\.name)) }
    default: return
    }
  }
}
