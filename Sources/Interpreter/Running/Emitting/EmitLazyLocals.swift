/// `lazy var` among statements: its first value is made when somebody asks for it.
extension Emitter {
  func lazyLocal(
    _ variable: Variable, _ syntax: VariableSyntax, _ initial: Expression
  ) throws -> Step {
    let type = runtime(variable.type)
    let form = OptionalForm(wrapping: type.type)
    let held = Variable(
      name: variable.name, isMutable: true, syntax: nil, context: variable.context,
      position: variable.position, type: machine.resolver.optional(type.type))
    let run = declare(held, .constant(form.nothing), runtime(held.type), isShared: true)
    scope[ObjectIdentifier(variable)] = Storage(place: .computed(syntax), type: type)
    var scan = CaptureScan()
    scan.variable(held)
    scan.expression(initial)
    let reading = Emitter(machine, substitution, result: type.type, captured: captured)
    adoptScope(scan, reading)
    let writing = Emitter(machine, substitution, result: .void, captured: captured)
    adoptScope(scan, writing)
    localAccessors[ObjectIdentifier(syntax)] = LocalAccessors(
      scan: scan,
      getter: FunctionCode(variable.name, type.shape, in: machine.making) {
        try reading.lazyGetter(of: held, initial, type)
      },
      setter: FunctionCode(variable.name, .void, in: machine.making) {
        try writing.lazySetter(of: held, type)
      })
    return run
  }

  private func lazyGetter(
    of held: Variable, _ initial: Expression, _ type: RuntimeType
  ) throws -> Code {
    contextSlot = allocate()
    resultSlot = allocate()
    let form = OptionalForm(wrapping: type.type)
    let place = try place(of: held)
    let slot = allocate()
    let value = try emit(initial, to: type.type).value
    let read = place.read.value
    let write = place.write(.slot(slot, .value))
    let code = Code.from(type.shape) { frame in
      let known = try read(frame)
      if !form.isNothing(known) { return form.unwrap(known) }
      let new = try value(frame)
      frame[slot] = form.wrap(new)
      try write(frame)
      frame[slot].object = nil
      return new
    }
    return FunctionEmitter.finish(code, self, references: 0..<resultSlot)
  }

  private func lazySetter(of held: Variable, _ type: RuntimeType) throws -> Code {
    let new = allocate()
    contextSlot = allocate()
    resultSlot = allocate()
    let value = try convert(
      .slot(new, type.shape), from: type.type, to: held.type, at: held.position)
    let write = try place(of: held).write(value)
    return FunctionEmitter.finish(.void(write), self, references: 0..<resultSlot)
  }

  private func place(of held: Variable) throws -> Place {
    guard let storage = scope[ObjectIdentifier(held)] else {
      throw notKnown("`\(held.name)`", at: held.position)
    }
    return place(in: storage)
  }
}
