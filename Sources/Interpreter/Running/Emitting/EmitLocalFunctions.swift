/// Functions among statements, which share the variables around them.
extension Emitter {
  /// Functions can be called before they stand there.
  func declareFunctions(in list: [Statement]) {
    for statement in list {
      guard case .declaration(.function(let syntax)) = statement.kind,
        let function = machine.checker.localFunctions[ObjectIdentifier(syntax)]
      else { continue }
      var scan = CaptureScan()
      scan.function(syntax)
      localFunctions[ObjectIdentifier(function)] = LocalFunction(
        function: function, syntax: syntax, scan: scan)
    }
    // Functions that call each other take along what the others need.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for local in localFunctions.values {
        for other in local.scan.functions {
          guard let callee = localFunctions[other] else { continue }
          if local.scan.merge(callee.scan) { isGrowing = true }
        }
      }
    }
  }

  func callLocal(
    _ local: LocalFunction, _ function: Function, _ reference: Reference, _ given: [GivenArgument],
    _ result: RuntimeType, at position: SourcePosition
  ) throws -> Code {
    let own = substitution(function, reference, owner: nil)
    let call = CallShape(
      function: function, reference: reference, own: own, base: nil, given: given, owner: nil,
      result: result, position: position)
    let mark = height
    let layout = ArgumentLayout(self, count: given.count + 1)
    var arguments = Arguments()
    try passAll(call, from: 0, layout, &arguments)
    let (code, loads) = try localCode(local, own)
    let context = contextSlot(loads, 0)
    let base = layout.finish(&arguments)
    let slot = base + given.count
    arguments.late.append { frame in
      if let record = try context(frame) {
        frame[slot] = Value(record.fields, keeping: record)
      }
    }
    release(to: mark)
    return try convert(
      invoke(opening(local, call) ?? .fixed(code), at: base, arguments),
      from: machine.concrete(own.apply(function.interface.result)), to: result.type, at: position)
  }

  /// The function for the type of a value that only that value knows, as `any Shape` is opened; nil
  /// where nothing is to be opened.
  private func opening(_ local: LocalFunction, _ call: CallShape) -> Callee? {
    let interface = local.function.interface
    guard let opened = openedParameter(of: call), !interface.parameters[opened.index].isInout,
      !interface.result.contents.contains(.parameter)
    else { return nil }
    let machine = machine
    let probe = Emitter(machine, call.own, result: .void, captured: captured)
    _ = adopt(local.scan, probe)
    return .picked(Shape(of: machine.concrete(interface.result))) { frame in
      let held = frame[opened.index]
      let dynamic = machine.dynamicType(of: held)
      frame[opened.index] = machine.opened(held)
      var own = call.own
      own[opened.parameter] = dynamic.type
      return probe.code(of: local, own)
    }
  }

  /// A function among statements as a value.
  func localFunctionValue(_ local: LocalFunction) throws -> Code {
    let (code, loads) = try localCode(local, substitution)
    let context = contextSlot(loads, 0)
    let count = local.function.interface.parameters.count
    return .value { frame in
      let record = try context(frame)
      return Value(
        FunctionBox { frame in
          if let record { frame[count] = Value(record.fields, keeping: record) }
          return try code.value(frame)
        })
    }
  }

  /// Its code, and what it takes along from here.
  private func localCode(
    _ local: LocalFunction, _ own: Substitution
  ) throws -> (FunctionCode, [(Frame) throws -> Value]) {
    let probe = Emitter(machine, own, result: .void, captured: captured)
    let loads = adopt(local.scan, probe).map(\.load)
    return (probe.code(of: local, own), loads)
  }

  /// The code of a function among statements, which sees what this emitter sees.
  private func code(of local: LocalFunction, _ own: Substitution) -> FunctionCode {
    let function = local.function
    var arguments: [Type] = []
    for parameter in function.interface.signature.parameters {
      arguments.append(machine.concrete(own.apply(Type(.parameter(parameter)))))
    }
    if let known = local.codes[arguments] { return known }
    let result = machine.concrete(own.apply(function.interface.result))
    let code = FunctionCode(function.name, Shape(of: result), in: machine.making) { [self] in
      let inside = Emitter(machine, own, result: result, captured: captured)
      inside.inherit(from: self)
      return try FunctionEmitter.emit(local: function, own, inside)
    }
    local.codes[arguments] = code
    return code
  }

  /// What a local accessor takes along.
  func captureRecord(_ scan: CaptureScan) throws -> (Frame) throws -> Value {
    let probe = Emitter(machine, substitution, result: .void, captured: captured)
    let context = contextSlot(adopt(scan, probe).map(\.load), 0)
    return { frame in
      guard let record = try context(frame) else { return Value() }
      return Value(record.fields, keeping: record)
    }
  }
}
