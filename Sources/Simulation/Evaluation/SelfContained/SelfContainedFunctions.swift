import Interpreter

/// The functions of a program that stand for themselves: what they do depends on their arguments
/// alone. They run on the typed engine, which knows overloads, generics and literals as the
/// compiler does, and is fast.
///
/// What the engine cannot do, or ends badly there, runs here as everything else does: a function
/// that stands for itself can be run twice.
final class SelfContainedFunctions {
  /// Files that are compiled together. They are read and checked when a function of theirs is
  /// asked for first.
  fileprivate final class Module {
    /// Their indices in the program.
    let files: [Int]
    let texts: [SourceText]
    private(set) lazy var hosted = HostedProgram(SourceProgram(texts)) { [stopping] in
      stopping.isStopped?() ?? false
    }
    private let stopping: Stopping

    init(_ indices: [Int], in files: [SourceFile], _ stopping: Stopping) {
      self.files = indices
      self.stopping = stopping
      texts = indices.map { SourceText(path: files[$0].path, text: files[$0].text) }
    }
  }

  private unowned let program: Program
  /// The module of a file, and its number in it.
  private var places: [Int: (module: Module, file: Int)] = [:]
  private var known: [ObjectIdentifier: Function?] = [:]
  private(set) lazy var conversions = ValueConversions(program)
  /// Who wants the run to end: asked while a function runs.
  private let stopping = Stopping()

  fileprivate final class Stopping {
    var isStopped: (@Sendable () -> Bool)?
  }

  /// A function with the way in and out of it.
  final class Function {
    fileprivate let hosted: HostedFunction
    fileprivate let module: Module
    fileprivate let receiver: ValueConversion?
    fileprivate let parameters: [ValueConversion]
    fileprivate let result: ValueConversion

    fileprivate init?(_ hosted: HostedFunction, module: Module, _ conversions: ValueConversions) {
      self.hosted = hosted
      self.module = module
      receiver = hosted.receiver.flatMap(conversions.conversion)
      if hosted.receiver != nil, receiver == nil { return nil }
      parameters = hosted.parameters.compactMap { conversions.conversion($0.type) }
      guard parameters.count == hosted.parameters.count,
        let result = conversions.conversion(hosted.result)
      else { return nil }
      self.result = result
    }
  }

  /// What a call leaves behind.
  enum Outcome {
    case returned(Value)
    case threw(Value)
  }

  init(_ program: Program) {
    self.program = program
    let files = program.files
    let swift = files.indices.filter { !files[$0].isResource }
    for group in ModuleGroups(swift.map { files[$0] }).modules {
      let module = Module(group.map { swift[$0] }, in: files, stopping)
      for (number, file) in module.files.enumerated() { places[file] = (module, number) }
    }
  }

  /// Nil if the engine cannot run it, or what goes in and out has to stay here.
  func function(_ name: String, at place: SourcePlace, _ id: ObjectIdentifier) -> Function? {
    if let answer = known[id] { return answer }
    var found: Function?
    if let (module, file) = places[place.file],
      let offset = module.texts[file].offset(line: place.line, column: place.column),
      let function = module.hosted?.function(
        name, declaredAt: SourcePosition(file: file, offset: offset))
    {
      found = Function(function, module: module, conversions)
    }
    known[id] = .some(found)
    return found
  }

  /// Where something of the engine's program stands.
  private func place(of position: SourcePosition, in module: Module) -> SourcePlace? {
    let file = Int(position.file)
    guard module.files.indices.contains(file) else { return nil }
    let (line, column) = module.texts[file].location(of: Int(position.offset))
    return SourcePlace(file: module.files[file], line: line, column: column)
  }

  /// Calls a function on the engine.
  ///
  /// - Parameters:
  ///   - id: Of the declaration: one that ends badly is not tried again.
  ///   - receiver: `self`, changed if the function changes it.
  ///   - arguments: A variable for every parameter.
  /// - Returns: Nil if it has to run here; nothing has happened then.
  func call(
    _ function: Function, _ id: ObjectIdentifier, on receiver: Variable?, _ arguments: [Variable],
    for interpreter: Interpreter
  ) throws -> Outcome? {
    guard let hosted = function.module.hosted,
      arguments.count == function.parameters.count
    else { return nil }
    var me: HostValue?
    if let conversion = function.receiver {
      guard let value = receiver?.value, let converted = conversion.inward(value) else {
        return nil
      }
      me = converted
    }
    var values: [HostValue] = []
    for (conversion, variable) in zip(function.parameters, arguments) {
      guard let value = variable.value, let converted = conversion.inward(value) else {
        return nil
      }
      values.append(converted)
    }
    stopping.isStopped = interpreter.limits.isStopped
    let outcome = hosted.call(
      function.hosted, on: me, values, steps: interpreter.limits.engineSteps,
      stack: SimulationLimits.engineStack)
    for variable in arguments { interpreter.raise(variable.doubt) }
    switch outcome {
    case .returned(let value, let changed, let printed):
      guard let result = try function.result.outward(value, interpreter) else { return nil }
      guard try take(changed, function, receiver, arguments, interpreter) else { return nil }
      replay(printed, of: function, for: interpreter)
      return .returned(result)
    case .threw(let value, let type, let printed):
      guard let conversion = conversions.conversion(type),
        let error = try conversion.outward(value, interpreter)
      else { return nil }
      replay(printed, of: function, for: interpreter)
      return .threw(error)
    case .stopped, .unfinished:
      known[id] = .some(nil)
      return nil
    }
  }

  /// What the function changed gets its new value.
  private func take(
    _ changed: [HostValue], _ function: Function, _ receiver: Variable?, _ arguments: [Variable],
    _ interpreter: Interpreter
  ) throws -> Bool {
    var targets: [(Variable, ValueConversion)] = []
    if function.hosted.isMutating, let receiver, let conversion = function.receiver {
      targets.append((receiver, conversion))
    }
    for (index, parameter) in function.hosted.parameters.enumerated() where parameter.isInout {
      targets.append((arguments[index], function.parameters[index]))
    }
    var values: [Value] = []
    for ((_, conversion), value) in zip(targets, changed) {
      guard let converted = try conversion.outward(value, interpreter) else { return false }
      values.append(converted)
    }
    for ((variable, _), value) in zip(targets, values) { variable.value = value }
    return true
  }

  private func replay(
    _ printed: [HostedProgram.PrintedText], of function: Function, for interpreter: Interpreter
  ) {
    for text in printed {
      interpreter.output(
        text.text, at: place(of: text.position, in: function.module) ?? .nowhere)
    }
  }
}

extension SimulationLimits {
  /// Turns of loops and calls that the engine may make in one call: it does many times as much in
  /// the time that a step takes here.
  var engineSteps: Int { steps > .max / 25 ? .max : steps * 25 }

  /// Bytes of stack that are left wherever a function of the program may be called (``onLargeStack``).
  static let engineStack = 192 << 20
}
