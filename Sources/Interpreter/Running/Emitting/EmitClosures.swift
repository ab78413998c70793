/// Closures, functions among statements, and what both take along.
extension Emitter {
  /// Something from outside that a closure uses.
  struct Capture {
    var key: ObjectIdentifier?
    var storage: Storage
    /// How it comes into the record, and how the closure finds it there.
    var load: (Frame) throws -> Value
    var isPointer: Bool
    /// It is the caller's, and valid only as long as the call.
    var isBorrowed = false
  }

  // MARK: Closures

  func closure(_ closure: Closure, as target: Type, type: Type) throws -> Code {
    let sharesPlaces = sharesPlaces
    self.sharesPlaces = false
    guard let scope = closure.scope else { throw notKnown("this closure", at: closure.position) }
    var function = type.function ?? concrete(scope.type).function
    let wanted = target.function ?? target.unwrapped.function
    if function == nil || function.map({ Type(.function($0)).hasUnknown }) == true, let wanted {
      function = wanted
    }
    guard let function else { throw notKnown("this closure", at: closure.position) }
    let called = wanted ?? function
    let inside = Emitter(
      machine, substitution, result: called.result.isUnknown ? function.result : called.result,
      captured: captured)
    inside.functionName = functionName
    let taken = captures(closure, inside)
    if !sharesPlaces { try refuseBorrowed(taken, at: closure.position) }
    let parameters = try inside.bindParameters(scope.parameters, closure, called)
    inside.resultSlot = inside.allocate()
    let first = try takeExplicit(closure, taken, inside)
    let count = called.parameters.count
    var body: Code
    if let builder = scope.builder {
      body = try inside.built(closure.body, with: builder, expecting: inside.resultType.type)
    } else {
      body = try inside.body(closure.body, isWhole: true)
    }
    if let parameters { body = body.after(parameters) }
    let run = FunctionEmitter.finish(body, inside, references: 0..<(count + 1)).value
    let context = contextSlot(first, count)
    let code = Code.value { frame in
      guard let record = try context(frame) else { return Value(FunctionBox(run)) }
      return Value(
        FunctionBox { frame in
          frame[count] = Value(record.fields, keeping: record)
          return try run(frame)
        })
    }
    return try convert(code, from: Type(.function(called)), to: target, at: closure.position)
  }

  func contextSlot(
    _ loads: [(Frame) throws -> Value], _ count: Int
  ) -> (Frame) throws -> Record? {
    if loads.isEmpty { return { _ in nil } }
    let type = machine.runtime(.void)
    return { frame in
      let record = Record.make(type, loads.count)
      for (index, load) in loads.enumerated() { record.fields[index] = try load(frame) }
      return record
    }
  }

  /// A closure that lives on cannot share what is only lent.
  private func refuseBorrowed(_ taken: [Capture], at position: SourcePosition) throws {
    if taken.contains(where: \.isBorrowed) {
      throw notKnown(
        "a closure that keeps an `inout` parameter or a `self` that changes", at: position)
    }
  }

  /// What a closure uses of what can be named here.
  private func captures(_ closure: Closure, _ inside: Emitter) -> [Capture] {
    var scan = CaptureScan()
    scan.closure(closure)
    if closure.captures.contains(where: { $0.name == "self" }) { scan.forgetSelf() }
    return adopt(scan, inside)
  }

  /// Sees what another emitter sees.
  func inherit(from other: Emitter) {
    scope = other.scope
    selfStorage = other.selfStorage
    selfType = other.selfType
    functionPosition = other.functionPosition
    evaluations = other.evaluations
    localFunctions = other.localFunctions
    isSelfMutable = other.isSelfMutable
    localAccessors = other.localAccessors
  }

  func adoptScope(_ scan: CaptureScan, _ inside: Emitter) { _ = adopt(scan, inside) }

  /// Gives the inner emitter what a scan found, and says how it is taken along.
  func adopt(_ scan: CaptureScan, _ inside: Emitter) -> [Capture] {
    inside.selfType = selfType
    inside.functionPosition = functionPosition
    inside.evaluations = evaluations
    inside.localFunctions = localFunctions
    inside.localAccessors = localAccessors
    var taken: [Capture] = []
    var used = scan
    // What a local function takes along, whoever calls it takes along too.
    for function in scan.functions {
      if let local = localFunctions[function] { used.merge(local.scan) }
    }
    for (key, accessors) in localAccessors where used.accessors.contains(key) {
      used.merge(accessors.scan)
    }
    for key in used.variables {
      guard let storage = scope[key] else { continue }
      take(storage, key, inside, &taken)
    }
    if used.usesSelf, let storage = selfStorage { take(storage, nil, inside, &taken) }
    return taken
  }

  private func take(
    _ storage: Storage, _ key: ObjectIdentifier?, _ inside: Emitter, _ taken: inout [Capture]
  ) {
    let index = taken.count
    let context = contextSlot
    var inner = storage
    var load: (Frame) throws -> Value
    var isPointer = false
    var isBorrowed = storage.isBorrowed
    switch storage.place {
    case .global, .computed:
      inside.adopt(storage, key)
      return
    case .slot(let slot):
      if key == nil, isSelfMutable {
        load = { Value($0 + slot) }
        isPointer = true
        isBorrowed = true
      } else {
        load = { $0[slot] }
      }
    case .cell(let slot):
      load = { $0[slot] }
      isPointer = true
    case .pointer(let slot):
      load = { $0[slot] }
      isPointer = true
      isBorrowed = true
    case .captured(let other): load = { try $0[context].target()[other] }
    case .capturedPointer(let other):
      load = { try $0[context].target()[other] }
      isPointer = true
    }
    if storage.type.shape != .value, !isPointer, !storage.isTask, storage.kept == nil {
      let whole = load
      load = { Value(word: try whole($0).word) }
    }
    inner.isBorrowed = isBorrowed
    inner.place = isPointer ? .capturedPointer(index) : .captured(index)
    inside.adopt(inner, key)
    if key == nil, isSelfMutable { inside.isSelfMutable = true }
    taken.append(
      Capture(
        key: key, storage: inner, load: load, isPointer: isPointer, isBorrowed: isBorrowed))
  }

  func adopt(_ storage: Storage, _ key: ObjectIdentifier?) {
    if let key { scope[key] = storage } else { selfStorage = storage }
  }

  /// `[weak self, count = items.count]`: found out when the closure is made.
  private func takeExplicit(
    _ closure: Closure, _ taken: [Capture], _ inside: Emitter
  ) throws -> [(Frame) throws -> Value] {
    var loads = taken.map(\.load)
    for (position, capture) in closure.captures.enumerated() {
      let code: Code
      let type: RuntimeType
      if let value = capture.value {
        code = try emit(value)
        type = runtime(self.type(of: value))
      } else if capture.name == "self", let storage = selfStorage {
        let place = place(in: storage)
        (code, type) = (place.read, place.type)
      } else if let storage = closure.outer(position).flatMap({ scope[ObjectIdentifier($0)] }) {
        let place = place(in: storage)
        (code, type) = (place.read, place.type)
      } else if let variable = closure.outer(position), variable.isMember, !variable.isStatic {
        let place = try member(
          variable, nil, of: try selfBase(at: capture.position), at: capture.position)
        (code, type) = (place.read, place.type)
      } else if let variable = closure.outer(position) {
        let place = try staticPlace(variable, of: nil)
        (code, type) = (place.read, place.type)
      } else {
        throw notKnown("`\(capture.name)` among what the closure captures", at: capture.position)
      }
      let value = code.value
      let isWeak = capture.ownership != .strong
      let stored =
        capture.ownership == .weak && type.type.wrapped == nil
        ? machine.runtime(resolver.optional(type.type)) : type
      let storage = Storage(
        place: .captured(loads.count), type: stored, ownership: capture.ownership)
      loads.append(isWeak ? { Value(WeakBox(try value($0).object)) } : value)
      if capture.name == "self" {
        inside.selfStorage = storage
      }
      if let variable = closure.inner(position) {
        inside.scope[ObjectIdentifier(variable)] = storage
      }
    }
    return loads
  }

  /// Parameters lie in the first slots; those that the closure takes apart are bound behind.
  private func bindParameters(
    _ variables: [Variable], _ closure: Closure, _ function: FunctionType
  ) throws -> ((Frame) throws -> Void)? {
    let types = function.parameters.map {
      runtime($0.isVariadic ? resolver.array($0.type) : $0.type)
    }
    for _ in types { _ = allocate() }
    contextSlot = allocate()
    if variables.count > 1, types.count == 1 {
      let parts = types[0].tupleElements(machine)
      // `$0` and `$1` of a tuple.
      var steps: [(Frame) throws -> Void] = []
      for (index, variable) in variables.enumerated() where index < parts.count {
        let part = Code.from(parts[index].shape) { try $0[0].fields()[index] }
        steps.append(declare(variable, part, parts[index]))
      }
      return sequence(steps)
    }
    for (index, variable) in variables.enumerated() where index < types.count {
      let isInout = function.parameters[index].isInout
      scope[ObjectIdentifier(variable)] = Storage(
        place: isInout ? .pointer(index) : .slot(index), type: types[index])
    }
    return nil
  }

  // MARK: Arguments that run later

  func autoclosure(_ expression: Expression, as target: Type) throws -> Code {
    guard let function = target.function else { return try emit(expression, to: target) }
    let inside = Emitter(machine, substitution, result: function.result, captured: captured)
    var scan = CaptureScan()
    scan.expression(expression)
    let taken = adopt(scan, inside)
    inside.contextSlot = inside.allocate()
    inside.resultSlot = inside.allocate()
    let body = try inside.emit(expression, to: function.result)
    let run = FunctionEmitter.finish(body, inside, references: 0..<1).value
    let context = contextSlot(taken.map(\.load), 0)
    return .value { frame in
      guard let record = try context(frame) else { return Value(FunctionBox(run)) }
      return Value(
        FunctionBox { frame in
          frame[0] = Value(record.fields, keeping: record)
          return try run(frame)
        })
    }
  }

  // MARK: Calling a value

  func callValue(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument]
  ) throws -> Code {
    var function = type(of: callee)
    if case .closure = callee.kind { sharesPlaces = true }
    var code = try emit(callee)
    if function.function == nil, let wrapped = function.wrapped {
      let position = callee.position
      code = unwrap(code, wrapped) {
        throw Trap("nil was found where a function has to be", at: position)
      }
      function = wrapped
    }
    guard let type = function.function else {
      throw notKnown("this call", at: expression.position)
    }
    if type.isAsync { machine.noteMayWait() }
    let mark = height
    let keeper = allocate()
    let takesMany = type.parameters.contains(where: \.isVariadic)
    let layout = ArgumentLayout(
      self, count: takesMany ? type.parameters.count : arguments.count)
    var given = Arguments()
    given.stores.append(code.store(in: keeper))
    if takesMany {
      try giveMany(arguments, to: type, layout, &given)
    } else {
      try give(arguments, to: type, layout, &given)
    }
    let base = layout.finish(&given)
    release(to: mark)
    let shape = Shape(of: type.result)
    let position = callee.position
    let call = Code.from(shape) { frame in
      guard let box = frame[keeper].object else {
        throw Trap("a function is called that is not there yet", at: position)
      }
      frame[keeper].object = nil
      return try box.known(as: FunctionBox.self).call(frame + base)
    }
    return try convert(
      invoke(call, given), from: type.result, to: self.type(of: expression),
      at: expression.position)
  }

  /// The arguments of a call of a value that takes any number of them in one place.
  private func giveMany(
    _ arguments: [Argument], to type: FunctionType, _ layout: ArgumentLayout,
    _ given: inout Arguments
  ) throws {
    let parameters = type.parameters.map {
      FunctionParameter(label: nil, name: "", type: $0.type, isVariadic: $0.isVariadic)
    }
    var matching = ArgumentMatching(parameters, arguments)
    _ = matching.match()
    for (index, list) in matching.assignment.enumerated() {
      let codes = try list.map { try emit(arguments[$0].value, to: parameters[index].type) }
      guard parameters[index].isVariadic else {
        if let code = codes.first { pass(code, in: index, layout, &given) }
        continue
      }
      let values = codes.map(\.value)
      let many = Code.value { frame in
        Value(ArrayBox(ContiguousArray(try values.map { try $0(frame) })))
      }
      pass(many, in: index, layout, &given)
    }
  }

  /// The arguments of a call of a value, whose parameters have no names.
  private func give(
    _ arguments: [Argument], to type: FunctionType, _ layout: ArgumentLayout,
    _ given: inout Arguments
  ) throws {
    for (index, argument) in arguments.enumerated() {
      let parameter = type.parameters.indices.contains(index) ? type.parameters[index] : nil
      if parameter?.isInout == true,
        let place = try layout.place({
          try placeToChange(argument.value) ?? placeOrTemporary(argument.value)
        })
      {
        pass(place, in: index, layout, &given)
        continue
      }
      let value =
        parameter?.isAutoclosure == true
        ? try autoclosure(argument.value, as: parameter?.type ?? .unknown)
        : try emit(argument.value, to: parameter?.type ?? self.type(of: argument.value))
      pass(value, in: index, layout, &given)
    }
  }
}
