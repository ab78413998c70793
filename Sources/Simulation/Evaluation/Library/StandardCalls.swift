/// Looking members up in the tables, and calling them on values and in place.
extension Evaluator {
  func isStandardMethod(_ name: String, of value: Value) -> Bool {
    StandardLibrary.methods(of: value)[name] != nil || library(of: value)?.methods[name] != nil
  }

  private func isMutating(_ name: String, of value: Value) -> Bool {
    StandardLibrary.mutating.contains(name)
      || library(of: value)?.methods[name]?.contains(where: \.isMutating) == true
  }

  func standardProperty(_ name: String, of value: Value, at place: SourcePlace) throws -> Value? {
    if case .enumeration(let enumeration) = value, name == "rawValue",
      let found = enumeration.type.cases.first(where: { $0.name == enumeration.name })
    {
      return try rawValue(of: found, in: enumeration.type)
    }
    if name == "hashValue" { return .integer(value.hashValue) }
    if let found = try libraryProperty(name, of: value) { return found }
    guard let property = StandardLibrary.properties(of: value)[name] else { return nil }
    try StandardLibrary.checkLength(of: value, for: name, nil, self, at: place)
    return property(value)
  }

  func standardCall(
    _ name: String, on value: inout Value, _ arguments: [CallArgument], at place: SourcePlace
  ) throws -> Value? {
    if let result = try callLibrary(name, on: &value, arguments, at: place) { return result }
    guard let method = StandardLibrary.methods(of: value)[name] else { return nil }
    try StandardLibrary.checkLength(of: value, for: name, arguments, self, at: place)
    return try method(self, &value, arguments, place)
  }

  /// Calls a standard method on the value of an expression, in place if it changes the value.
  func standardCall(
    _ name: String, on value: Value, target: Expression, known: Value? = nil,
    _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    try withGenerator(of: arguments, in: scope, at: place) { arguments in
      try standardCall(
        name, on: value, target: target, known: known, handed: arguments, in: scope, at: place)
    }
  }

  private func standardCall(
    _ name: String, on value: Value, target: Expression, known: Value?,
    handed arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    let element = try elementType(of: value, target: target, in: scope)
    let evaluated = try arguments.map { argument -> CallArgument in
      let parameter = Parameter(label: argument.label, name: "_", type: nil)
      if case .closure = argument.value.kind {
        return CallArgument(
          label: argument.label, value: try self.value(for: parameter, [argument], scope, scope))
      }
      // `append(contentsOf: [.init(…)])` takes a sequence of the element type.
      let type = argument.label == "contentsOf" ? element.map { .array($0) } : element
      let isIndex = ["at", "offsetBy", "fromOffsets", "toOffset", "by", "atOffsets"].contains(
        argument.label)
      return CallArgument(
        label: argument.label,
        value: try evaluate(
          argument.value, in: scope,
          expecting: isIndex || StandardLibrary.counting.contains(name) ? nil : type))
    }
    for case .opaque(let unknown) in evaluated.map(\.value) where unknown.isUnknown {
      raise(Doubt(.unknownValue(unknown.text), at: place))
    }
    guard isMutating(name, of: value) else {
      var copy = value
      return try standardCall(name, on: &copy, evaluated, at: place)
        ?? (try unknownResult(of: name, on: value, evaluated, at: place))
    }
    var result = Value.void
    try modify(target, known: known, in: scope) { current in
      result = try self.standardCall(name, on: &current, evaluated, at: place) ?? .void
      if case .array(let elements) = current {
        try self.countStep(copying: elements.count, at: place)
      }
    }
    return result
  }

  /// A method of a known name that is called in a way that nobody knows.
  private func unknownResult(
    of name: String, on value: Value, _ arguments: [CallArgument], at place: SourcePlace
  ) throws -> Value {
    guard StandardLibrary.methods(of: value)[name] == nil else { return .void }
    if name == "formatted", let style = arguments.first?.value,
      let text = try format(value, with: style, at: place)
    {
      return text
    }
    observer?.assumed(.unknownValue(".\(name)(…)"), at: place)
    return .opaque(
      OpaqueValue(
        name: name, arguments: arguments.map { TupleElement(label: $0.label, value: $0.value) },
        base: value, place: place))
  }

  private func elementType(of value: Value, target: Expression, in scope: Scope) throws
    -> TypeReference?
  {
    switch value {
    case .array(let values), .set(let values):
      if let first = values.first { return typeReference(of: first) }
      return try expectedTypeOfTarget(target, in: scope)?.element
    default: return nil
    }
  }

  /// Calls the first argument that is a function, or applies a key path in its place.
  func callFirst(_ arguments: [CallArgument], _ values: [Value], at place: SourcePlace) throws
    -> Value
  {
    for argument in arguments {
      switch argument.value {
      case .function(let function):
        return try call(function, values.map { CallArgument(label: nil, value: $0) }, at: place)
      case .keyPath(let path):
        return try follow(path, from: values.first ?? .void, at: place)
      case .type(let type):
        return try construct(type, of: values, at: place)
      default: continue
      }
    }
    return .void
  }

  /// `ids.map(Tag.init)`: what the initialiser makes of values that are there already, whatever its
  /// labels.
  func construct(_ type: TypeReference, of values: [Value], at place: SourcePlace) throws -> Value {
    let labels = program.type(type).map { initializerLabels(of: $0, taking: values.count) } ?? []
    let scope = Scope(inside: globals)
    let arguments = values.enumerated().map { index, value in
      scope.declare("$value\(index)", Variable(value))
      return Argument(
        label: labels[safe: index] ?? nil,
        value: Expression(.name("$value\(index)"), at: place, isWritten: false))
    }
    return try construct(named: type, arguments, in: scope, at: place)
  }

  private func initializerLabels(of type: TypeInfo, taking count: Int) -> [String?] {
    let declared = type.initializers.map(\.parameters)
    let all = declared.isEmpty ? [memberwiseParameters(of: type)] : declared
    if let exact = all.first(where: { $0.count == count }) { return exact.map(\.label) }
    // What the initialiser that Swift provides asks for: a private `@State var` with a value of its
    // own is not among it.
    let asked = all[0].filter { $0.defaultValue == nil }
    return declared.isEmpty && asked.count == count ? asked.map(\.label) : []
  }

  func test(_ arguments: [CallArgument], _ values: [Value], at place: SourcePlace) throws -> Bool {
    try boolean(callFirst(arguments, values, at: place), at: place)
  }
}
