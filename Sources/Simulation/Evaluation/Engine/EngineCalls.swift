import Interpreter

/// Running functions of the program on the engine.
extension EngineFunctions {
  func run(_ function: FunctionDeclaration, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?
  {
    guard scope.parent == nil, let types = scope.genericTypes(with: function.genericNames),
      !function.isAsync || evaluator.scheduler.current != nil
    else { return nil }
    let arguments = function.parameters.compactMap { scope.variable($0.name) }
    guard arguments.count == function.parameters.count else { return nil }
    return try run(
      function.name, function.place,
      EngineModule.Use(syntax: ObjectIdentifier(function), types: types), on: scope.selfVariable,
      arguments, for: evaluator)
  }

  func value(of property: PropertyDeclaration, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?
  {
    guard let types = scope.genericTypes(with: []) else { return nil }
    return try run(
      property.name, property.place,
      EngineModule.Use(syntax: ObjectIdentifier(property), types: types), on: scope.selfVariable,
      [], for: evaluator)
  }

  private func run(
    _ name: String, _ place: SourcePlace, _ use: EngineModule.Use, on receiver: Variable?,
    _ arguments: [Variable], for evaluator: Evaluator
  ) throws -> Value? {
    guard place.file >= 0, let (module, file) = module(of: place.file),
      let function = module.function(name, at: place, in: file, use),
      !function.cost.isTooMuch(in: evaluator.eventNumber)
    else { return nil }
    return try EngineCall(module, function, use.syntax, evaluator)
      .run(on: receiver, arguments, at: place)
  }
}

/// One call of a function on the engine.
private struct EngineCall {
  private let module: EngineModule
  private let function: EngineModule.Function
  private let id: ObjectIdentifier
  private let evaluator: Evaluator

  init(
    _ module: EngineModule, _ function: EngineModule.Function, _ id: ObjectIdentifier,
    _ evaluator: Evaluator
  ) {
    self.module = module
    self.function = function
    self.id = id
    self.evaluator = evaluator
  }

  /// - Parameters:
  ///   - receiver: `self`, changed if the function changes it.
  ///   - arguments: A variable for every parameter.
  /// - Returns: Nil if it has to run on this side; nothing has happened then.
  func run(
    on receiver: Variable?, _ arguments: [Variable], at place: SourcePlace
  ) throws -> Value? {
    guard let (me, values) = handed(receiver, arguments) else { return nil }
    // A function of a value says all that it does by its result.
    let keepsState = function.hosted.receiver.map(module.declarations.keeps) ?? false
    let result = try module.runs.calling(
      for: evaluator, at: place, leavesQuestions: keepsState, counting: function.cost
    ) { hosted in
      hosted.call(
        function.hosted, on: me, values, within: evaluator.limits.engine)
    } taking: { value, changed in
      guard let result = try function.result.outward(value, evaluator),
        try take(changed, receiver, arguments)
      else { return nil }
      return result
    } throwing: { error, type in
      try module.conversions.outward(error, of: type, for: evaluator)
    } refusing: {
      module.refuse(id)
    }
    if function.record.note(isRetreat: result == nil) { module.refuse(id) }
    return result
  }

  /// What goes over; nil if something of it has to stay here.
  private func handed(
    _ receiver: Variable?, _ arguments: [Variable]
  ) -> (HostValue?, [HostValue])? {
    guard arguments.count == function.parameters.count else { return nil }
    let handed = module.runs.handing(for: evaluator) { () -> (HostValue?, [HostValue])? in
      let values = zip(function.parameters, arguments).compactMap { conversion, variable in
        variable.value.flatMap(conversion.inward)
      }
      guard values.count == arguments.count else { return nil }
      guard let conversion = function.receiver else { return (nil, values) }
      guard let me = receiver?.value.flatMap(conversion.inward) else { return nil }
      return (me, values)
    }
    if handed != nil { for variable in arguments { evaluator.raise(variable.doubt) } }
    return handed
  }

  /// What the function changed gets its new value.
  private func take(
    _ changed: [HostValue], _ receiver: Variable?, _ arguments: [Variable]
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
      guard let converted = try conversion.outward(value, evaluator) else { return false }
      values.append(converted)
    }
    for ((variable, _), value) in zip(targets, values) { variable.value = value }
    return true
  }
}

extension SimulationLimits {
  /// What one call of the engine may take. It does many times as much in the time that a step takes
  /// here. Its stack is as large as calls may be deep: with the usual depth 32 MB, at least as many
  /// calls in each other as an iPhone's main thread has room for. More is left wherever that is
  /// (``onLargeStack``).
  var engine: HostedAllowance {
    HostedAllowance(
      steps: steps > .max / 25 ? .max : steps * 25, seconds: seconds,
      stack: min(depth, 1_000) << 15)
  }
}
