/// Calls on a value or a type: `songs.append(song)`, `Song.sample()`.
extension Evaluator {
  /// - Parameter named: Where the name of the member stands.
  func callMember(
    _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope,
    expecting wanted: TypeReference?, at place: SourcePlace, named: SourcePlace
  ) throws -> Value {
    if case .name(let word) = base.kind, word == "super" || (word == "self" && name == "init"),
      let result = try delegate(to: word, name, arguments, in: scope, at: place)
    {
      return result
    }
    let value = try evaluate(base, in: scope, expecting: base.contextType(wanted))
    if case .type(let type) = value {
      return try callStatic(type, name, arguments, in: scope, expecting: wanted, at: place)
    }
    // What an argument runs may change the value, which is read anew then.
    let known = arguments.allSatisfy(\.isStill) ? value : nil
    return try callMember(
      of: value, target: base, known: known, name, arguments, in: scope, expecting: wanted,
      at: place, named: named)
  }

  /// `super.draw()`, `super.init()`, `self.init(width: 3)`: the same instance, another declaration.
  ///
  /// - Returns: Nil if nothing in the program is meant.
  private func delegate(
    to word: String, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard let type = scope.selfType, let variable = scope.selfVariable else { return nil }
    var candidates = program.lookupOrder(type)
    // An initialiser of any number of things, `init(arrayLiteral: T...)`, does not mean itself by
    // `self.init()`.
    if word == "super" {
      let current = scope.enclosingFunction
      let declaring = candidates.firstIndex { info in
        (info.methods(named: name) ?? info.initializers).contains { $0 === current }
      }
      candidates.removeFirst(min(candidates.count, (declaring ?? 0) + 1))
    }
    for info in candidates {
      let functions = name == "init" ? info.initializers : info.methods(named: name) ?? []
      if let match = match(arguments, among: functions, in: scope), match.function.hasBody,
        !(arguments.isEmpty && match.function === scope.enclosingFunction)
      {
        let object: ObjectValue? =
          if case .object(let object)? = variable.value { object } else { nil }
        let outer = object?.initializer
        if name == "init" { object?.initializer = info }
        defer { object?.initializer = outer }
        return try invoke(
          match, arguments, self: variable, type: info, outer: nil, in: scope, at: place)
      }
    }
    guard name == "init" else { return word == "super" ? .void : nil }
    // The memberwise initialiser; what a class of the framework does is not known.
    if word == "self", type.isFramework {
      variable.value = try constructFramework(type, arguments, in: scope, at: place)
    } else if word == "self",
      let value = try constructLibrary(TypeReference(type.name), arguments, in: scope, at: place)
    {
      variable.value = value
    } else if word == "self", case .structure(let made)? = variable.value {
      variable.value = try memberwise(
        type, TypeReference(type.name, made.arguments ?? []), arguments, in: scope, at: place)
    }
    return .void
  }

  /// - Parameters:
  ///   - known: What the target holds, if it was read already and need not be read again.
  ///   - named: Where the name of the member stands, if that is another place.
  func callMember(
    of value: Value, target: Expression, known: Value? = nil, _ name: String,
    _ arguments: [Argument], in scope: Scope, expecting wanted: TypeReference? = nil,
    at place: SourcePlace, named: SourcePlace? = nil
  ) throws -> Value {
    if let stored = try store(value, name, arguments, in: scope, at: place) { return stored }
    if case .native(let object) = value, !isOwnOverload(arguments),
      let result = try object.call(name, evaluate(arguments, in: scope), in: self, at: place)
    {
      return result
    }
    if let declared = declaredMethod(name, of: value, arguments, in: scope, at: place) {
      return try invoke(
        declared.match, arguments, on: value, target: target, known: known, declared.type,
        in: scope, expecting: wanted, at: place)
    }
    if let type = declaredType(of: value),
      let result = try callOfSequence(
        value, type, target: target, name, arguments, in: scope, at: place)
    {
      return result
    }
    if case .optional(let wrapped?) = value, !isStandardMethod(name, of: value) {
      return try callMember(
        of: wrapped, target: target, name, arguments, in: scope, expecting: wanted, at: place,
        named: named)
    }
    if let held = try heldFunction(name, of: value, at: place) {
      return try call(held, arguments, in: scope, at: place)
    }
    if isViewValue(value) {
      return try modify(view: value, name, arguments, in: scope, at: place, named: named)
    }
    if isStandardMethod(name, of: value) {
      return try standardCall(
        name, on: value, target: target, known: known, arguments, in: scope, at: place)
    }
    if let function = try called(name, of: value, at: place) {
      return try call(function, arguments, in: scope, at: place)
    }
    if case .binding(let binding) = value {
      return try callBinding(binding, of: value, target, name, arguments, in: scope, at: place)
    }
    return try callUnknown(value, name, arguments, in: scope, at: place, named: named)
  }

  /// A function in a property of that name, or what is one itself: a `#Predicate` is the closure that it
  /// is written as.
  private func called(_ name: String, of value: Value, at place: SourcePlace) throws -> Value? {
    if mayHoldFunction(name, of: value, from: place),
      let held = try property(name, of: value, at: place), case .function = unwrapped(held)
    {
      return unwrapped(held)
    }
    guard case .function = value, name == "callAsFunction" || name == "evaluate" else { return nil }
    return value
  }

  /// Whether a call refers to what the program itself declares, whatever the library has of that name.
  private func isOwnOverload(_ arguments: [Argument]) -> Bool {
    if case .written? = engine.target(ofCallWith: arguments) { true } else { false }
  }

  /// A binding to a list is a list of bindings: `$items.filter { $item in !item.isDone }`.
  private func callBinding(
    _ binding: BindingValue, of value: Value, _ target: Expression, _ name: String,
    _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard StandardLibrary.sequenceMethods[name] != nil else {
      return .binding(try animated(binding, by: name, arguments, in: scope))
    }
    let elements = Value.array(try elements(of: value, at: place))
    return try callMember(of: elements, target: target, name, arguments, in: scope, at: place)
  }

  /// What a sequence of the program does not do itself, the library does with its elements; nil if
  /// it is none.
  private func callOfSequence(
    _ value: Value, _ type: TypeInfo, target: Expression, _ name: String, _ arguments: [Argument],
    in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    if StandardLibrary.sequenceMethods[name] != nil, isSequence(type) {
      let elements = Value.array(try elements(of: value, at: place))
      return try callMember(of: elements, target: target, name, arguments, in: scope, at: place)
    }
    guard isAsyncSequence(type) else { return nil }
    return try AsyncSequenceValue(type.name, of: value, at: place)
      .call(name, evaluate(arguments, in: scope), in: self, at: place)
  }

  /// The method that is meant, and the type that has it.
  private func declaredMethod(
    _ name: String, of value: Value, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) -> (match: ArgumentMatch, type: TypeInfo)? {
    let types = declaredType(of: value).map { [$0] } ?? extensionTypes(of: value)
    for type in types {
      let functions = program.visible(methods(name, of: type), from: place)
      if let match = match(arguments, among: functions, in: scope),
        means(match, on: value, arguments, in: scope)
      {
        return (match, type)
      }
    }
    return nil
  }

  /// What a view keeps to be called, as in `self.content()`: that is no modifier. A property that is no
  /// function may share its name with one, as in `Badge(font: font).font(.title)`.
  private func heldFunction(_ name: String, of value: Value, at place: SourcePlace) throws -> Value?
  {
    guard case .structure(let structure) = value, isView(structure.type),
      structure.type.storedIndex[name] != nil,
      let held = try property(name, of: value, at: place)
    else { return nil }
    switch unwrapped(held) {
    case .function: return held
    // What the environment gives may be called, too: `self.dismiss()`.
    case .native, .opaque: return frameworkModifier(name) ? nil : held
    default: return nil
    }
  }

  /// Whether a property can be called. One whose type says that it is no function is not read for
  /// that: a method that nobody knows may be called in its own getter.
  private func mayHoldFunction(_ name: String, of value: Value, from place: SourcePlace) -> Bool {
    let types = declaredType(of: value).map { [$0] } ?? extensionTypes(of: value)
    let found = types.lazy.compactMap { self.computedProperty(name, of: $0, from: place) }.first
    guard let found, let type = found.property.type.map({ $0.wrapped ?? $0 }) else { return true }
    return mayBeFunction(type) || program.aliases[type.name] != nil
      || found.type.aliases[type.name] != nil
  }

  func callUnknown(
    _ value: Value, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace, named: SourcePlace? = nil
  ) throws -> Value {
    if case .opaque(let queue) = value,
      let result = try callQueue(queue, name, arguments, in: scope, at: place)
    {
      return result
    }
    if case .opaque(let opaque) = value, isModifier(name, of: opaque, arguments, in: scope) {
      return try modify(
        view: .view(description(of: value, at: place)), name, arguments, in: scope, at: place,
        named: named)
    }
    if !isCarried(value) {
      observer?.assumed(
        .unknownValue("'\(name)' of \(typeReference(of: value)?.text ?? "this value")"), at: place)
    }
    let evaluated = try opaqueArguments(arguments, of: ".\(name)", in: scope)
    keepHosted(evaluated.values.map(\.value), handedTo: value, by: name)
    return .opaque(
      OpaqueValue(
        name: name, arguments: evaluated.values, base: value, content: evaluated.content,
        place: place))
  }

  /// Whether a value is itself one that the machine does not know: its members are unknown as well,
  /// and it was said once.
  func isCarried(_ value: Value) -> Bool {
    switch value {
    case .opaque, .view, .binding, .wrapper: true
    // Where an operator of Combine is not known, nothing arrives behind it.
    case .native(let object): !(object is PublisherValue)
    case .optional(let wrapped): wrapped.map(isCarried) ?? false
    // What a transition of the program is combined with is read where it is played.
    case .structure(let structure): program.conforms(structure.type, to: .transition)
    default: false
    }
  }

  func callStatic(
    _ type: TypeReference, _ name: String, _ arguments: [Argument], in scope: Scope,
    expecting wanted: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    if name == "init" { return try construct(named: type, arguments, in: scope, at: place) }
    guard let info = program.type(named: type.name, in: scope.selfType) else {
      if let value = try callLibrary(type, name, arguments, in: scope, at: place) { return value }
      if name.first?.isUppercase == true {
        return try construct(
          named: TypeReference("\(type.name).\(name)"), arguments, in: scope, at: place)
      }
      if let value = try callNative(
        "\(type.name).\(name)", arguments, in: scope, expecting: nil, at: place)
      {
        return value
      }
      let evaluated = try opaqueArguments(arguments, of: ".\(name)", in: scope)
      return .opaque(
        OpaqueValue(
          name: "\(type.name).\(name)", arguments: evaluated.values, content: evaluated.content,
          place: place))
    }
    let functions = functions(
      program.lookupOrder(info).flatMap { $0.staticMethods[name] ?? [] }, addedTo: info,
      meantBy: arguments, in: scope)
    if let match = match(arguments, among: functions, in: scope), match.function.hasBody {
      return try invoke(
        match, arguments, self: nil, type: info, outer: nil, in: scope, expecting: wanted,
        at: place)
    }
    if program.type(named: "\(info.name).\(name)") != nil {
      return try construct(
        named: TypeReference("\(info.name).\(name)"), arguments, in: scope, at: place)
    }
    if let value = try callNative(
      "\(type.name).\(name)", arguments, in: scope, expecting: nil, at: place)
    {
      return value
    }
    if let value = try callLibrary(type, name, arguments, in: scope, at: place) { return value }
    if LibraryIndex.table(named: "\(type.name).\(name)") != nil {
      return try construct(
        named: TypeReference("\(type.name).\(name)"), arguments, in: scope, at: place)
    }
    return try implicitMember(
      name, arguments: arguments, in: scope, expecting: TypeReference(info.name), at: place)
  }

  func call(
    _ functions: [FunctionDeclaration], _ arguments: [Argument], self value: Value?,
    type: TypeInfo?, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard let match = match(arguments, among: functions, in: scope) else {
      return .opaque(OpaqueValue(name: functions.first?.name ?? "_", place: place))
    }
    return try invoke(
      match, arguments, self: value.map { Variable($0, isMutable: true) }, type: type, outer: nil,
      in: scope, at: place)
  }
}
