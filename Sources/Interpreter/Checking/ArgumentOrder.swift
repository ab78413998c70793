/// In which order the arguments of a call tell what they are.
extension Checker {
  /// What begins with a dot comes behind what says itself what it is, and closures come last: the
  /// others tell what they are given. What is known already comes first.
  func order(
    _ assignment: [[Int]], _ arguments: [Argument], _ known: [Type?] = [],
    for parameters: [FunctionParameter]
  ) -> [(parameter: Int, argument: Int)] {
    func rank(_ argument: Int, _ parameter: FunctionParameter) -> Int {
      let value = arguments[argument].value
      if case .keyPath(nil, _) = value.kind { return tellsValue(parameter.type) ? -1 : 3 }
      // `register(limiter, for: Limiting.self)`: a type that is written is what all others are taken as.
      if case .metatype = parameter.type.kind, value.isWrittenType { return -1 }
      if known.indices.contains(argument), known[argument] != nil { return 0 }
      // A closure that says itself what it takes and gives tells that to those that do not.
      if case .closure(let closure) = value.kind { return closure.saysItsType ? 2 : 3 }
      return startsImplicitly(value) || !known.isEmpty ? 1 : 0
    }
    // Those of one rank stay in their order.
    var ranked: [[(parameter: Int, argument: Int)]] = Array(repeating: [], count: 5)
    for (parameter, list) in assignment.enumerated() {
      for argument in list {
        ranked[rank(argument, parameters[parameter]) + 1].append((parameter, argument))
      }
    }
    return ranked.flatMap(\.self)
  }

  /// Whether a key path of a type begins at something known, so that it tells the others what it
  /// leads to: `environment(\.lineLimit, 2)`.
  private func tellsValue(_ type: Type) -> Bool {
    let path = solver.resolve(type)
    guard let name = path.nominal?.name, name.hasSuffix("KeyPath"), path.arguments.count == 2 else {
      return false
    }
    return solver.resolve(path.arguments[0]).nominal != nil && isOpen(path.arguments[1])
  }
}

extension Expression {
  /// `String.self`
  fileprivate var isWrittenType: Bool {
    if case .member(_, let name) = kind { name.base == "self" } else { false }
  }
}
