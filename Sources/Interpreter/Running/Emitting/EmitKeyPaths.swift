/// Key paths. One that is used as a function becomes one.
extension Emitter {
  func keyPath(_ expression: Expression, _ components: [KeyPathComponent]) throws -> Code {
    guard let path = expression.path, let function = type(of: expression).function else {
      throw notKnown("a key path that is no function", at: expression.position)
    }
    let root = runtime(path.root)
    let inside = Emitter(machine, substitution, result: function.result)
    inside.selfType = selfType
    let slot = inside.allocate(reference: root.shape == .value)
    var type = root
    var code = Code.slot(slot, root.shape)
    var endsEarly = false
    for step in path.steps {
      let next = runtime(step.type)
      if step.isUnwrapping {
        endsEarly = true
        code = inside.unwrap(code, next.type) { throw ChainEnd.shared }
      } else {
        code = try inside.step(step, of: .value(code, type), next, at: expression.position)
      }
      type = next
    }
    let result = machine.runtime(function.result)
    let value = try inside.convert(code, from: type.type, to: result.type, at: expression.position)
      .value
    let nothing = endsEarly ? result.wrapped.map { OptionalForm(wrapping: $0.type).nothing } : nil
    let clear = inside.clear(from: slot, to: slot + 1)
    let whole = Code.value { frame in
      defer { clear(frame) }
      guard let nothing else { return try value(frame) }
      do { return try value(frame) } catch is ChainEnd { return nothing }
    }
    let run = FunctionEmitter.finish(whole, inside, references: 0..<0).value
    return .constant(Value(FunctionBox(run)))
  }

  private func step(
    _ step: KeyPathStep, of base: Base, _ type: RuntimeType, at position: SourcePosition
  ) throws -> Code {
    switch step.reference?.target {
    case .variable(let variable)?:
      return try member(variable, step.reference, of: base, at: position).read
    case .tupleElement(let index)?: return field(index, type, of: base).read
    case nil where step.arguments.isEmpty: return base.code
    default: throw notKnown("this step of a key path", at: position)
    }
  }
}
