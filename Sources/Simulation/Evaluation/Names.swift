/// What a name by itself means.
extension Evaluator {
  func value(
    named name: String, in scope: Scope, expecting type: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    if let variable = scope.variable(name) { return try read(variable, name, in: scope, at: place) }
    if name == "self" || name == "super" {
      if let value = scope.selfVariable?.value { return value }
      if let type = scope.selfType { return .type(TypeReference(type.name)) }
    }
    if let found = scope.localFunctions(name) {
      return .function(
        FunctionValue(
          .declared(
            found.functions, self: scope.selfVariable?.value, type: scope.selfType,
            scope: found.scope),
          type: type, number: nextNumber()))
    }
    if let variable = scope.selfVariable, let value = variable.value,
      lazyProperty(name, of: value) != nil
    {
      var owner = value
      defer { variable.value = owner }
      return try makeLazy(name, of: &owner)
    }
    if let member = try implicitSelf(name, in: scope, at: place) { return member }
    if let variable = globalVariable(name, at: place) {
      return try read(variable, name, in: globals, at: place)
    }
    if let functions = program.functions[name].map({ program.visible($0, from: place) }) {
      return .function(
        FunctionValue(
          .declared(functions, self: nil, type: nil, scope: nil), type: type, number: nextNumber()))
    }
    if let type = scope.genericType(name) { return .type(type) }
    if let type = program.type(named: name, in: scope.selfType) {
      return .type(TypeReference(type.name))
    }
    // An alias of what the program does not declare: `typealias Key = String`.
    if let alias = program.aliases[name], alias.name != name { return .type(alias) }
    if Self.basicTypes.contains(name) { return .type(TypeReference(name)) }
    if let function = operatorFunction(name) ?? nativeFunction(name) { return function }
    if name.first?.isUppercase == true { return .type(TypeReference(name)) }
    return .opaque(OpaqueValue(name: name, place: place))
  }

  static let basicTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "String", "Bool", "Array", "ArraySlice", "Dictionary", "Set", "Float", "CGFloat",
    "TimeInterval",
    "Character", "UnicodeScalar", "Unicode.Scalar",
    "Optional", "Void", "Any",
  ]

  func read(_ variable: Variable, _ name: String, in scope: Scope, at place: SourcePlace)
    throws -> Value
  {
    if let binding = variable.binding { return try self.read(binding, at: place) }
    if variable.value == nil, let pending = variable.pending {
      let value = try pending()
      variable.value = value
      return value
    }
    if let value = variable.value {
      raise(variable.doubt)
      guard variable.isWeak else { return value }
      if case .native(let native) = value, let held = native as? WeakReference {
        return .optional(held.object.map { .object($0) })
      }
      return .optional(value)
    }
    if let getter = variable.getter {
      let inner =
        scope === globals
        ? Scope(selfVariable: nil, selfType: nil, result: variable.type)
        : Scope(closureIn: scope, result: variable.type, selfVariable: nil)
      let value = try nested(at: place) { try self.value(of: getter, in: inner) }
      if scope === globals, variable.accessors?.isComputed != true { variable.value = value }
      return value
    }
    // The compiler lets nobody read what has no value: what would have given it one is not known here.
    return .opaque(OpaqueValue(name: name, place: place))
  }

  /// A member of the `self` around the name: a property, a method, or a static of the type.
  private func implicitSelf(_ name: String, in scope: Scope, at place: SourcePlace) throws -> Value?
  {
    guard let type = scope.selfType else { return nil }
    if let value = scope.selfVariable?.value {
      // Members that a binding finds by key path have to be asked of it by name.
      if case .binding = value, !isOwnMember(name, ofBinding: type) {
        return hasMethod(name, type) ? boundMethod(name, of: value, type: type) : nil
      }
      if let found = try property(name, of: value, at: place) { return found }
      if hasMethod(name, type) { return boundMethod(name, of: value, type: type) }
      if name == "objectWillChange", case .object(let object) = value {
        return publisher(of: object)
      }
    }
    // The defaults of an initialiser name statics of the type without it.
    return try staticMember(name, of: type, at: place)
  }

  func isOwnMember(_ name: String, ofBinding type: TypeInfo) -> Bool {
    ["wrappedValue", "projectedValue", "transaction"].contains(name) || type.computed[name] != nil
  }

  func boundMethod(_ name: String, of value: Value, type: TypeInfo) -> Value {
    let functions = program.lookupOrder(type).flatMap { $0.methods(named: name) ?? [] }
    return .function(
      FunctionValue(
        .declared(functions, self: value, type: type, scope: nil), number: nextNumber()))
  }

  func hasMethod(_ name: String, _ type: TypeInfo) -> Bool {
    program.lookupOrder(type).contains { $0.methods(named: name) != nil }
  }

  /// `sorted(by: >)`: an operator as a function.
  private func operatorFunction(_ name: String) -> Value? {
    guard let first = name.first, !first.isLetter, first != "$", first != "_" else { return nil }
    if name == "..." { return .range(RangeValue(lower: nil, upper: nil, isClosed: true)) }
    return .function(
      FunctionValue(
        .native { evaluator, arguments, place in
          // `zip(a, b).map(*)` hands over a pair.
          if arguments.count == 1, case .tuple(let pair) = arguments[0].value, pair.count == 2 {
            return try evaluator.apply(name, pair[0].value, pair[1].value, at: place)
          }
          if arguments.count == 1 {
            return try evaluator.apply(name, to: arguments[0].value, at: place)
          }
          guard arguments.count == 2 else { return .void }
          // `reduce(into: 0, +=)`
          if let variable = arguments[0].variable, name.hasSuffix("="), name.count > 1 {
            variable.value = try evaluator.apply(
              String(name.dropLast()), arguments[0].value, arguments[1].value, at: place)
            return .void
          }
          return try evaluator.apply(name, arguments[0].value, arguments[1].value, at: place)
        }, number: nextNumber()))
  }

  // MARK: Implicit members

  /// Whose a name behind a dot is: as its types say, else as what is around it expects.
  func typeMeant(by leaf: Expression, expecting type: TypeReference?) -> TypeReference? {
    if let known = engine.type(ofLeaf: leaf) { return known }
    // `.degrees(30) * 2`: beside an operator a number may be expected, which has no such name.
    if let type, program.type(type) != nil { return type }
    return engine.frameworkType(ofLeaf: leaf) ?? type
  }

  /// `.red`, `.loaded(songs)`, `.init(x: 1)`: a member of the type that the context expects.
  func implicitMember(
    _ name: String, arguments: [Argument]?, in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    var wanted = type
    while let inner = wanted?.wrapped { wanted = inner }
    if let wanted, let info = program.type(wanted, in: scope.selfType),
      !(info.kind == .outside && info.isFramework),
      let value = try ownMember(name, arguments, of: info, wanted, in: scope, at: place)
    {
      return value
    }
    if let wanted {
      if name == "init" {
        return try construct(named: wanted, arguments ?? [], in: scope, at: place)
      }
      if let value = try libraryMember(name, arguments, of: wanted, in: scope, at: place) {
        return value
      }
      if let arguments,
        let value = try callNative(
          "\(wanted.name).\(name)", arguments, in: scope, expecting: wanted, at: place)
      {
        return value
      }
    }
    if let type, type.wrapped != nil {
      if arguments == nil, name == "none" { return .optional(nil) }
      if name == "some", let first = arguments?.first {
        return .optional(try evaluate(first.value, as: type.wrapped, in: scope))
      }
    }
    if let wanted, arguments == nil,
      let constant = standardConstant(name, of: wanted) ?? concurrencyConstant(name, of: wanted)
    {
      return constant
    }
    let evaluated = try opaqueArguments(arguments ?? [], of: ".\(name)", in: scope)
    // `.custom { … }`: all that it is made of may be what it does.
    let functions = evaluated.functions.sorted { $0.key < $1.key }
      .map { TupleElement(label: nil, value: $0.value) }
    return .opaque(
      OpaqueValue(
        name: ".\(name)", arguments: evaluated.values.isEmpty ? functions : evaluated.values,
        content: evaluated.content, place: place))
  }

  /// An initialiser, a case or a static member of a type that the program declares.
  private func ownMember(
    _ name: String, _ arguments: [Argument]?, of info: TypeInfo, _ type: TypeReference,
    in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    if name == "init" {
      // What the program only adds members to is made as its library says.
      return info.kind == .outside
        ? try construct(named: type, arguments ?? [], in: scope, at: place)
        : try construct(info, type, arguments ?? [], in: scope, at: place)
    }
    if let found = info.cases.first(where: { $0.name == name }) {
      let payload = try (arguments ?? []).enumerated().map { index, argument in
        TupleElement(
          label: found.parameters[safe: index]?.label,
          value: try evaluate(
            argument.value,
            as: info.substituted(found.parameters[safe: index]?.type, in: type), in: scope))
      }
      if let value = try construct(case: name, of: info, payload: payload, at: place) {
        return value
      }
    }
    guard let arguments else { return try staticMember(name, of: info, at: place) }
    guard let all = program.lookupOrder(info).lazy.compactMap({ $0.staticMethods[name] }).first
    else { return nil }
    let meant = functions(all, addedTo: info, meantBy: arguments, in: scope)
    return meant.isEmpty
      ? nil : try call(meant, arguments, self: nil, type: info, in: scope, at: place)
  }

  private func libraryMember(
    _ name: String, _ arguments: [Argument]?, of type: TypeReference, in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard let arguments else { return libraryConstant(name, of: type, at: place) }
    return try callLibrary(type, name, arguments, in: scope, at: place)
  }

  /// An enum case as a value; nil if the type has no such case.
  func construct(
    case name: String, of type: TypeInfo, payload: [TupleElement], at place: SourcePlace
  ) throws -> Value? {
    guard let found = type.cases.first(where: { $0.name == name }) else { return nil }
    var payload = payload
    for parameter in found.parameters.dropFirst(payload.count) {
      guard let initial = parameter.defaultValue else { break }
      payload.append(
        TupleElement(
          label: parameter.label, value: try evaluate(initial, as: parameter.type, in: globals)))
    }
    return .enumeration(EnumerationValue(type: type, name: name, payload: payload))
  }

  /// - Parameter name: What they are handed to.
  func opaqueArguments(_ arguments: [Argument], of name: String, in scope: Scope) throws -> (
    values: [TupleElement], content: [Description], functions: [String: Value]
  ) {
    var values: [TupleElement] = []
    var content: [Description] = []
    var functions: [String: Value] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .closure(let closure) = argument.value.kind {
        let isBuilder =
          closure.parameters == nil && closure.shorthandCount == 0
          && looksLikeBuilder(closure, in: scope)
        if isBuilder {
          content.append(try describe(closure.statements, in: Scope(inside: scope)))
        } else {
          functions[argument.label ?? "\(index)"] = .function(
            self.closure(closure, in: scope, type: nil, isBuilder: false))
          let lost = viewsDescribed(by: closure, in: scope)
          if lost > 0 {
            observer?.assumed(.missing(lost, behind: closure.place, of: name), at: closure.place)
          } else if bodyReads == nil {
            observer?.assumed(.neverRun(name), at: closure.place)
          }
        }
        continue
      }
      let value = try evaluate(argument.value, in: scope)
      // What it leaves at an address nobody knows.
      if case .reference(let target) = argument.value.kind {
        let left = OpaqueValue(
          name: target.sourceText ?? name, identity: nextNumber(), place: argument.value.place)
        try assign(target, nil, .opaque(left), in: scope, at: argument.value.place)
      }
      if case .view(let description) = value {
        content.append(description)
      } else if case .structure(let structure) = value, isView(structure.type),
        !isItself(argument.value, structure)
      {
        content.append(.view(structure))
      } else {
        values.append(TupleElement(label: argument.label, value: value))
      }
    }
    return (values, content, functions)
  }

  /// Whether a body hands on the view that it is of (`.tracked(by: self)`), which is not shown inside
  /// of itself.
  private func isItself(_ expression: Expression, _ view: StructureValue) -> Bool {
    guard case .name("self") = expression.kind else { return false }
    return bodyReads?.type === view.type
  }
}

extension Expression {
  /// What a chain of members is expected to begin with, where it is expected to give that type: as
  /// `.now.start(of: .month)` is to be a date, `.now` is a member of `Date`.
  func contextType(_ expected: TypeReference?) -> TypeReference? {
    var head = self
    while true {
      switch head.kind {
      case .call(let callee, _): head = callee
      case .member(let base, _), .force(let base): head = base
      case .implicitMember: return expected
      default: return nil
      }
    }
  }
}
