/// What stands for a pack that only the type of a function or of types tells:
/// `handler: (repeat each P) -> String`, `of types: (repeat each P).Type`.
extension Checker {
  /// Puts down what stands for packs of a call by an argument, where nothing else has told it.
  ///
  /// - Parameter known: The type of the argument, if it is found out already.
  func notePacks(
    in callable: Callable, from parameter: FunctionParameter, _ value: Expression, _ known: Type?
  ) {
    for (place, argument) in callable.reference.arguments.enumerated()
    where argument.parameter.isPack && solver.resolve(argument.type).packed?.isEmpty ?? true {
      guard let given = known ?? typeTelling(value),
        let types = pack(argument.parameter, in: parameter.type, given)
      else { continue }
      callable.reference.arguments[place].type = Type(.pack(types))
    }
  }

  /// The type of an argument; of a closure as far as its parameters are written.
  private func typeTelling(_ value: Expression) -> Type? {
    guard case .closure(let closure) = value.kind else { return check(value, expecting: nil) }
    guard let parameters = closure.parameters else { return nil }
    let types = parameters.map { parameter -> FunctionType.Parameter in
      let type = parameter.type.map { resolver.type($0, in: body.localContext) } ?? .unknown
      return FunctionType.Parameter(type: type)
    }
    return Type(.function(FunctionType(parameters: types, result: .unknown)))
  }

  private func pack(_ pack: GenericParameter, in pattern: Type, _ given: Type) -> [Type]? {
    let given = solver.resolve(given)
    switch (pattern.kind, given.kind) {
    case (.function(let wanted), .function(let function)):
      return taken(pack, wanted.parameters.map(\.type), function.parameters.map(\.type))
        ?? self.pack(pack, in: wanted.result, function.result)
    case (.tuple(let wanted), .tuple(let parts)):
      return taken(pack, wanted.map(\.type), parts.map(\.type))
    case (.tuple(let wanted), _): return taken(pack, wanted.map(\.type), [given])
    case (.metatype(let wanted), .metatype(let type)): return self.pack(pack, in: wanted, type)
    case (.nominal(let one, let wanted), .nominal(let other, let arguments)) where one === other:
      return zip(wanted, arguments).lazy.compactMap { self.pack(pack, in: $0, $1) }.first
    default: return nil
    }
  }

  /// What lies between the types before the expansion of a pack and those behind it.
  private func taken(_ pack: GenericParameter, _ wanted: [Type], _ given: [Type]) -> [Type]? {
    let place = wanted.firstIndex { type in
      type.packPattern.map(Substitution().packs)?.contains { $0 === pack } ?? false
    }
    guard let place, let pattern = wanted[place].packPattern, given.count >= wanted.count - 1 else {
      return nil
    }
    let behind = wanted.count - place - 1
    return given.dropFirst(place).dropLast(behind).map { element(of: $0, in: pattern, pack) }
  }
}

extension Type {
  /// `Row<each T>` of `repeat Row<each T>`, and of a tuple of nothing else.
  var packPattern: Type? {
    switch kind {
    case .expansion(let pattern): pattern
    case .tuple(let elements) where elements.count == 1: elements[0].type.packPattern
    default: nil
    }
  }
}
