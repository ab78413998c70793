/// The algebra of sets.
extension StandardLibrary {
  static let setMethods: [String: Method] = [
    "union": { interpreter, value, arguments, place in
      .set(try interpreter.unique(list(value) + other(interpreter, arguments, place)))
    },
    "intersection": { interpreter, value, arguments, place in
      try restrict(value, to: other(interpreter, arguments, place), keeps: true, interpreter)
    },
    "subtracting": { interpreter, value, arguments, place in
      try restrict(value, to: other(interpreter, arguments, place), keeps: false, interpreter)
    },
    "isSubset": { interpreter, value, arguments, place in
      let keys = try interpreter.keys(for: try other(interpreter, arguments, place))
      return .boolean(try list(value).allSatisfy { keys.contains(try interpreter.key(for: $0)) })
    },
    "formUnion": { interpreter, value, arguments, place in
      value = .set(try interpreter.unique(list(value) + other(interpreter, arguments, place)))
      return .void
    },
    "subtract": { interpreter, value, arguments, place in
      value = try restrict(
        value, to: other(interpreter, arguments, place), keeps: false, interpreter)
      return .void
    },
  ]

  private static func other(
    _ interpreter: Interpreter, _ arguments: [CallArgument], _ place: SourcePlace
  ) throws -> [Value] {
    try interpreter.elements(of: arguments.first?.value ?? .void, at: place)
  }

  private static func restrict(
    _ value: Value, to other: [Value], keeps: Bool, _ interpreter: Interpreter
  ) throws -> Value {
    let keys = try interpreter.keys(for: other)
    return .set(
      try list(value).filter { keys.contains(try interpreter.key(for: $0)) == keeps })
  }
}
