/// The algebra of sets.
extension StandardLibrary {
  static let setMethods: [String: Method] = [
    "union": { evaluator, value, arguments, place in
      .set(try evaluator.unique(list(value) + other(evaluator, arguments, place)))
    },
    "intersection": { evaluator, value, arguments, place in
      try restrict(value, to: other(evaluator, arguments, place), keeps: true, evaluator)
    },
    "subtracting": { evaluator, value, arguments, place in
      try restrict(value, to: other(evaluator, arguments, place), keeps: false, evaluator)
    },
    "isSubset": { evaluator, value, arguments, place in
      let keys = try evaluator.keys(for: try other(evaluator, arguments, place))
      return .boolean(try list(value).allSatisfy { keys.contains(try evaluator.key(for: $0)) })
    },
    "formUnion": { evaluator, value, arguments, place in
      value = .set(try evaluator.unique(list(value) + other(evaluator, arguments, place)))
      return .void
    },
    "subtract": { evaluator, value, arguments, place in
      value = try restrict(
        value, to: other(evaluator, arguments, place), keeps: false, evaluator)
      return .void
    },
  ]

  private static func other(
    _ evaluator: Evaluator, _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> [Value] {
    try evaluator.elements(of: arguments.first?.value ?? .void, at: place)
  }

  private static func restrict(
    _ value: Value, to other: [Value], keeps: Bool, _ evaluator: Evaluator
  ) throws -> Value {
    let keys = try evaluator.keys(for: other)
    return .set(
      try list(value).filter { keys.contains(try evaluator.key(for: $0)) == keeps })
  }
}
