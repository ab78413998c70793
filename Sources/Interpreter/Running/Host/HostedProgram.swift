/// A program whose functions a host calls.
///
/// Only functions that stand for themselves are run: what they do depends on their arguments alone,
/// and shows in nothing but their results and what they print. They touch no variable outside, no
/// clock, no chance, and nothing of a library that the machine does not know. So whoever cannot use
/// an answer may throw it away and find it out in another way.
public final class HostedProgram {
  private let program: SourceProgram
  private let isInterrupted: () -> Bool
  /// Made when a function is called first, and again after a trap, which leaves it as it was.
  private var machine: Machine?
  private var printed: [PrintedText] = []
  private lazy var index = DeclarationIndex(program)
  private var functions: [ObjectIdentifier: HostedFunction?] = [:]
  private var answers: [ObjectIdentifier: Bool] = [:]

  /// What `print` was given, with its end, and the place of the call.
  public struct PrintedText: Sendable {
    public let text: String
    public let position: SourcePosition
  }

  /// How a call ended.
  public enum Outcome {
    /// With what it prints; `changed` has the new values of `self`, if it is a function that
    /// changes it, and of the `inout` parameters.
    case returned(HostValue, changed: [HostValue], printed: [PrintedText])
    case threw(HostValue, HostType, printed: [PrintedText])
    /// It took too long or too much memory, or somebody wants it to end.
    case stopped
    /// A trap, or something that the machine found out too late it does not know.
    case unfinished
  }

  /// - Returns: Nil if the program does not compile.
  public init?(_ program: SourceProgram, isInterrupted: @escaping () -> Bool) {
    guard !program.findings().contains(where: { $0.severity == .error }) else { return nil }
    self.program = program
    self.isInterrupted = isInterrupted
  }

  deinit { machine?.close() }

  private func currentMachine() -> Machine {
    if let machine { return machine }
    let made = Machine(
      program.files, resolver: program.resolver, checker: program.checker,
      limits: Machine.Limits(isInterrupted: isInterrupted)
    ) { [unowned self] text, position in
      printed.append(PrintedText(text: text, position: position))
    }
    made.isSelfContained = true
    machine = made
    answers = [:]
    functions = [:]
    return made
  }

  /// A function, or the getter of a computed property, that stands for itself.
  ///
  /// - Parameters:
  ///   - name: Of the function or the property.
  ///   - position: Where its declaration begins, or its name stands.
  /// - Returns: Nil if there is none, or if it does not stand for itself.
  public func function(_ name: String, declaredAt position: SourcePosition) -> HostedFunction? {
    let machine = currentMachine()
    guard let declaration = index.declaration(name, at: position) else { return nil }
    if let known = functions[declaration.id] { return known }
    let found = HostedFunction(declaration, in: machine).flatMap {
      isKnown($0.code, machine) ? $0 : nil
    }
    functions[declaration.id] = .some(found)
    return found
  }

  /// Whether the machine can make the code of a function and of all that it calls.
  private func isKnown(_ code: FunctionCode, _ machine: Machine) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var waiting = [code]
    while let next = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      switch answers[ObjectIdentifier(next)] {
      case true?: continue
      case false?: return false
      case nil: break
      }
      do {
        machine.hasAskedOutside = false
        try machine.prepare(next)
        if machine.hasAskedOutside { throw Trap.empty }
      } catch {
        answers[ObjectIdentifier(next)] = false
        answers[ObjectIdentifier(code)] = false
        return false
      }
      waiting += next.uses
    }
    for id in visited { answers[id] = true }
    return true
  }

  /// Calls a function.
  ///
  /// - Parameters:
  ///   - receiver: `self`; nil for a function that has none, or of a type.
  ///   - arguments: A value for every parameter.
  ///   - steps: Turns of loops and calls after which it is stopped.
  ///   - stack: Bytes that the thread's stack has left.
  public func call(
    _ function: HostedFunction, on receiver: HostValue?, _ arguments: [HostValue], steps: Int,
    stack: Int
  ) -> Outcome {
    guard let machine, function.machine === machine else { return .unfinished }
    printed = []
    machine.hasAskedOutside = false
    machine.allow(steps: steps)
    machine.control.pointee.stackLimit = NativeStack.limit(room: stack)
    let frame = HostFrame(function, receiver, arguments)
    defer { frame.end() }
    do {
      let result = try frame.call(machine.memory)
      if let error = machine.takePostponed() { throw error }
      if machine.hasAskedOutside { return .unfinished }
      return .returned(HostValue(result), changed: frame.changed, printed: printed)
    } catch {
      return outcome(of: error, machine)
    }
  }

  private func outcome(of error: any Error, _ machine: Machine) -> Outcome {
    switch error {
    case let thrown as Thrown where !machine.hasAskedOutside:
      let type = HostType(type: machine.dynamicType(of: thrown.value))
      return .threw(HostValue(machine.opened(thrown.value)), type, printed: printed)
    case is Stopped:
      retire(machine)
      return .stopped
    default:
      retire(machine)
      return .unfinished
    }
  }

  /// What stopped in the middle leaves frames and objects behind that nobody may look at.
  private func retire(_ machine: Machine) {
    machine.close()
    self.machine = nil
  }
}

/// A function of the program that a host can call.
public final class HostedFunction {
  let code: FunctionCode
  private(set) weak var machine: Machine?
  /// Of `self`, for a function of a value.
  public let receiver: HostType?
  /// It changes `self`.
  public let isMutating: Bool
  public let parameters: [(type: HostType, isInout: Bool)]
  public let result: HostType
  /// It belongs to a type: in its first slot is `self`, or the type.
  let metatype: Value?

  /// Nil for what is generic, asynchronous, or belongs to objects.
  init?(_ declaration: DeclarationIndex.Declaration, in machine: Machine) {
    self.machine = machine
    let context: Context
    switch declaration {
    case .function(let function):
      guard function.kind == .function, !function.interface.isAsync,
        function.interface.signature.parameters.isEmpty, function.syntax?.body != nil,
        function.interface.parameters.allSatisfy({ !$0.isVariadic && !$0.isAutoclosure })
      else { return nil }
      context = function.context
      code = machine.code(for: function, Substitution())
      isMutating = function.isMutating
      parameters = function.interface.parameters.map {
        (HostType(type: machine.runtime(machine.concrete($0.type))), $0.isInout)
      }
      result = HostType(type: machine.runtime(machine.concrete(function.interface.result)))
    case .property(let variable):
      guard let nominal = variable.context.nominal, !nominal.isReference,
        nominal.kind != .protocolType, !nominal.isLibrary, nominal.signature.parameters.isEmpty,
        variable.syntax?.accessors?.getter?.body != nil,
        variable.syntax?.accessors?.getter?.isMutating != true
      else { return nil }
      context = variable.context
      let owner = machine.runtime(nominal.selfType)
      code = machine.accessor(variable, .getter, of: owner)
      isMutating = false
      parameters = []
      result = HostType(type: machine.runtime(machine.concrete(variable.type)))
    }
    guard let nominal = context.nominal else {
      receiver = nil
      metatype = nil
      return
    }
    guard !nominal.isLibrary, nominal.kind != .protocolType,
      declaration.isStatic || !nominal.isReference
    else { return nil }
    let owner = machine.runtime(nominal.selfType)
    receiver = declaration.isStatic ? nil : HostType(type: owner)
    metatype = owner.metatype
  }
}

/// Lays out the frame of one call.
private final class HostFrame {
  private let function: HostedFunction
  private let values: [HostValue]
  /// Where what the function changes lies meanwhile.
  private let places: Pointer
  private let placeCount: Int
  private let isPlace: [Bool]

  init(_ function: HostedFunction, _ receiver: HostValue?, _ arguments: [HostValue]) {
    self.function = function
    var values = arguments
    var isPlace = function.parameters.map(\.isInout)
    if let metatype = function.metatype {
      values.insert(receiver ?? HostValue(metatype), at: 0)
      isPlace.insert(function.isMutating && function.receiver != nil, at: 0)
    }
    self.values = values
    self.isPlace = isPlace
    placeCount = values.count
    places = Pointer.allocate(capacity: max(placeCount, 1))
    places.initialize(repeating: Value(), count: placeCount)
  }

  func call(_ frame: Frame) throws -> Value {
    for (index, value) in values.enumerated() {
      if isPlace[index] {
        places[index] = value.value
        frame[index] = Value(word: Int(bitPattern: places + index))
      } else {
        frame[index] = value.value
      }
    }
    return try function.code.value(frame)
  }

  /// The values behind `self` and the parameters that the function may change.
  var changed: [HostValue] {
    isPlace.indices.filter { isPlace[$0] }.map { HostValue(places[$0]) }
  }

  func end() {
    places.deinitialize(count: placeCount)
    places.deallocate()
  }
}
