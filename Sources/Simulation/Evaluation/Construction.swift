/// Making values: structs, objects, framework views, conversions.
extension Evaluator {
  func construct(
    named type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    if let info = program.type(type, in: scope.selfType), info.kind != .outside {
      return try construct(info, type, arguments, in: scope, at: place)
    }
    if let value = try constructExtended(type, arguments, in: scope, at: place) { return value }
    if let meant = program.meantInstead(of: type) {
      return try construct(named: meant, arguments, in: scope, at: place)
    }
    if let value = try callConcurrency(type.name, arguments, in: scope, at: place) { return value }
    if let value = try constructLocalized(type.name, arguments, in: scope) { return value }
    if let value = try constructLibrary(type, arguments, in: scope, at: place) { return value }
    if let value = try constructStandard(type, arguments, in: scope, at: place) { return value }
    if let value = try constructIdentity(type, arguments, in: scope, at: place) { return value }
    if let value = try constructDefaults(type, arguments, in: scope) { return value }
    if let store = observer?.store(named: type.name) { return store }
    if program.types[type.name] == nil {
      observer?.assumed(.unknownValue("\(type.text)(…)"), at: place)
    }
    let evaluated = try opaqueArguments(arguments, of: type.text, in: scope)
    let value = Value.opaque(
      OpaqueValue(
        name: type.text, arguments: evaluated.values, content: evaluated.content,
        identity: nextNumber(), place: place))
    try insert(value, into: evaluated.values, at: place)
    return value
  }

  /// `Item(context: viewContext)`: what is made belongs to the context at once.
  private func insert(
    _ value: Value, into arguments: [TupleElement], at place: SourcePlace
  ) throws {
    guard case .native(let context)? = arguments.first(where: { $0.label == "context" })?.value
    else { return }
    if case .opaque(let object) = value { object.isShared = true }
    _ = try context.call("insert", [CallArgument(label: nil, value: value)], in: self, at: place)
  }

  /// An initialiser that the program adds to a type of a library.
  private func constructExtended(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard let info = program.type(named: type.name, in: scope.selfType), !info.isFramework,
      let match = match(arguments, among: info.initializers, in: scope)
    else { return nil }
    let variable = Variable(.void, isMutable: true)
    let result = try invoke(
      match, arguments, self: variable, type: info, outer: nil, in: scope, at: place)
    guard match.function.isFailable else { return variable.value }
    if case .optional(nil) = result { return .optional(nil) }
    return .optional(variable.value)
  }

  func construct(
    _ info: TypeInfo, _ reference: TypeReference, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    try countStep(at: place)
    if let invented = info.attributes.first(where: { $0.name == "Invented" }) {
      let said = try invented.arguments.first.map { try evaluate($0.value, in: globals) }
      raise(Doubt(.measure(info.name, said?.text ?? ""), at: place))
    }
    if let meant = meantInstead(of: info, taking: arguments, in: scope) {
      return try constructFramework(meant, arguments, in: scope, at: place)
    }
    if info.isFramework, !info.has("Written") {
      let made = try constructFramework(info, arguments, in: scope, at: place)
      guard case .opaque(let value) = made, value.name == info.name, !value.isShared,
        !reference.arguments.isEmpty
      else { return made }
      return .opaque(value.named(reference.text))
    }
    let reference = use(of: info, reference, in: scope, at: place)
    switch info.kind {
    case .structure:
      let made = try constructStructure(info, reference, arguments, in: scope, at: place)
      guard case .structure(var view) = made, isView(info) else { return made }
      view.place = place
      return .structure(view)
    case .classType:
      return try constructObject(info, reference, arguments, in: scope, at: place)
    case .enumeration:
      if let match = match(arguments, among: info.initializers, in: scope) {
        let variable = Variable(.void, isMutable: true)
        _ = try invoke(
          match, arguments, self: variable, type: info, outer: nil, in: scope, at: place)
        return variable.value ?? .void
      }
      let raw = try arguments.first.map { try evaluate($0.value, in: scope) } ?? .void
      // Which case, and whether there is one, nobody knows.
      if case .opaque(let unknown) = unwrapped(raw), unknown.isUnknown {
        observer?.assumed(.unknownValue("\(info.name)(rawValue: \(unknown.text))"), at: place)
        return .opaque(
          OpaqueValue(
            name: info.name, arguments: [TupleElement(label: "rawValue", value: raw)],
            identity: nextNumber(), place: place))
      }
      let found = try info.cases.first { try equal(rawValue(of: $0, in: info), raw) }
      return .optional(
        found.map { .enumeration(EnumerationValue(type: info, name: $0.name, payload: [])) })
    case .protocolType, .outside: return .opaque(OpaqueValue(name: info.name, place: place))
    }
  }

  func rawValue(of enumCase: EnumCaseDeclaration, in type: TypeInfo) throws -> Value {
    let numeric = type.inherited.first {
      FixedInteger.isInteger($0.name) || ["Double", "Float", "CGFloat"].contains($0.name)
    }
    if let raw = enumCase.rawValue { return try evaluate(raw, as: numeric, in: globals) }
    guard let numeric else { return .string(enumCase.name) }
    var number = 0
    for other in type.cases {
      if let raw = other.rawValue, let value = try self.number(evaluate(raw, in: globals)) {
        number = Int(exactly: value) ?? number
      }
      if other.name == enumCase.name { break }
      number += 1
    }
    return coerce(.integer(number), to: numeric, in: globals)
  }

  // MARK: Structs

  private func constructStructure(
    _ info: TypeInfo, _ use: TypeReference, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    if let called = try constructAndCall(info, use, arguments, in: scope, at: place) {
      return called
    }
    if let match = initializer(of: info, taking: arguments, in: scope) {
      let fields = try nested(at: place) {
        try info.stored.map { try initialField($0, of: info, use.known) }
      }
      let variable = Variable(
        .structure(StructureValue(type: info, fields: fields, arguments: use.known)),
        isMutable: true)
      initializing.append(info)
      defer { initializing.removeLast() }
      let result = try invoke(
        match, arguments, self: variable, type: info, outer: nil, in: scope, use: use, at: place)
      if match.function.isFailable {
        if case .optional(nil) = result { return .optional(nil) }
        return .optional(variable.value)
      }
      return variable.value ?? .void
    }
    return try memberwise(info, use, arguments, in: scope, at: place)
  }

  /// A type of the framework that a type of the program bears the name of: it is meant where only
  /// it takes the arguments, as `List { … }` beside a model called `List`.
  private func meantInstead(
    of info: TypeInfo, taking arguments: [Argument], in scope: Scope
  ) -> TypeInfo? {
    guard !info.isFramework, let other = program.shadowed[info.name],
      initializer(of: info, taking: arguments, in: scope) == nil,
      positions(of: arguments, in: memberwiseParameters(of: info)) == nil,
      match(arguments, among: other.initializers, in: scope) != nil
    else { return nil }
    return other
  }

  /// The initialiser that is meant: one of the type itself, or, where nothing of it fits, one that
  /// a protocol adds.
  private func initializer(
    of info: TypeInfo, taking arguments: [Argument], in scope: Scope
  ) -> ArgumentMatch? {
    if let own = match(arguments, among: info.initializers, in: scope) { return own }
    let added = program.lookupOrder(info).dropFirst().flatMap(\.initializers).filter {
      $0.hasBody
    }
    guard !added.isEmpty,
      positions(of: arguments, in: memberwiseParameters(of: info)) == nil
    else { return nil }
    return match(arguments, among: added, in: scope)
  }

  /// `FlowLayout(spacing: 8) { … }`: a closure behind the parentheses that no initialiser takes is
  /// for `callAsFunction` of what was made.
  private func constructAndCall(
    _ info: TypeInfo, _ use: TypeReference, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard let first = arguments.firstIndex(where: \.isTrailing),
      match(arguments, among: info.initializers, in: scope) == nil,
      positions(of: arguments, in: memberwiseParameters(of: info)) == nil
    else { return nil }
    let functions = methods("callAsFunction", of: info)
    guard let match = match(Array(arguments[first...]), among: functions, in: scope) else {
      return nil
    }
    let made = try constructStructure(info, use, Array(arguments[..<first]), in: scope, at: place)
    return try invoke(
      match, Array(arguments[first...]), self: Variable(made), type: info, outer: nil, in: scope,
      at: place)
  }

  /// What a stored property holds before an initialiser sets it.
  ///
  /// - Parameter arguments: What the type's parameters stand for.
  func initialField(
    _ property: PropertyDeclaration, of info: TypeInfo, _ arguments: [TypeReference]? = nil
  ) throws -> Value {
    if let held = property.heldWrapper, !info.isFramework,
      program.type(named: held.kind.rawValue, in: info)?.isFramework ?? true
    {
      return .wrapper(
        WrapperValue(
          kind: held.kind, property: held.property, arguments: arguments, isHeld: true))
    }
    if let kind = wrapperKind(of: property) {
      if kind == .unknown {
        observer?.assumed(
          Assumption(
            kind: .value, subject: "@\(property.unknownWrapper ?? "_")",
            what:
              "@\(property.unknownWrapper ?? "_") is no wrapper that the machine knows; \(property.name) is kept like a state",
            decision: "who runs when it changes is open",
            advice: "add the file that declares the wrapper"), at: property.place)
      }
      // A wrapper's initial value is kept as its declaration, and evaluated when storage is made
      // for it.
      if kind != .observedObject && kind != .bindable {
        return .wrapper(WrapperValue(kind: kind, property: property, arguments: arguments))
      }
      let value = try property.initial.map {
        try evaluate($0, as: property.type, in: self.scope(declaring: property, arguments))
      }
      return .wrapper(WrapperValue(kind: kind, property: property, stored: value, connection: nil))
    }
    if property.isLazy { return .void }
    if let wrapper = customWrapper(of: property) {
      return try make(wrapper, for: property, value: nil, of: info)
    }
    guard let initial = property.initial else {
      if property.attribute("NSManaged") != nil { return zero(of: property.type) }
      return property.type?.wrapped != nil ? .optional(nil) : .void
    }
    if let value = try initialValue(of: property, isProperty: true) { return value }
    let scope = Scope(selfVariable: nil, selfType: info, result: property.type)
    scope.declare(arguments, of: info)
    return try evaluate(initial, as: property.type, in: scope)
  }

  /// Whether what a property begins with is an instance of a class of the program.
  func makesObject(_ property: PropertyDeclaration) -> Bool {
    var type = property.type
    if case .call(let callee, _)? = property.initial?.kind, let name = callee.sourceText {
      type = TypeReference(name)
    }
    let context = property.enclosing.flatMap { program.types[$0] }
    return type.flatMap { program.type($0, in: context) }?.kind == .classType
  }

  /// What an attribute of Core Data holds before anybody sets it.
  private func zero(of type: TypeReference?) -> Value {
    switch type?.name {
    case "Optional": .optional(nil)
    case "Bool": .boolean(false)
    case "Double", "Float": .double(0)
    case "String": .string("")
    case let name? where name.hasPrefix("Int"): .integer(0)
    default: .void
    }
  }

  func wrapperKind(of property: PropertyDeclaration) -> WrapperKind? {
    guard !property.attributes.isEmpty else { return nil }
    if let known = property.attributes.lazy.compactMap({ WrapperKind(rawValue: $0.name) }).first {
      return known
    }
    return property.unknownWrapper == nil || customWrapper(of: property) != nil ? nil : .unknown
  }

  /// A value handed to the memberwise initialiser, in the property's wrapper.
  // MARK: Objects

  private func constructObject(
    _ info: TypeInfo, _ use: TypeReference, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let fields = try nested(at: place) {
      try info.stored.map { try initialField($0, of: info, use.known) }
    }
    let object = ObjectValue(type: info, fields: fields, number: nextNumber())
    object.arguments = use.known
    if !info.deinitializers.isEmpty { object.keeper = self }
    observer?.didMake(object, at: place)
    // A class without initialisers of its own has those of its superclass.
    let classes = program.lookupOrder(info).filter { $0.kind == .classType && !$0.isFramework }
    let initializers = classes.flatMap(\.initializers)
    if let match = match(arguments, among: initializers, in: scope) {
      let variable = Variable(.object(object), isMutable: true)
      object.isInitializing = true
      object.initializer = classes.first { type in
        type.initializers.contains { $0 === match.function }
      }
      defer { object.isInitializing = false }
      let result = try invoke(
        match, arguments, self: variable, type: info, outer: nil, in: scope, use: use, at: place)
      if match.function.isFailable {
        if case .optional(nil) = result { return .optional(nil) }
        return .optional(.object(object))
      }
    } else if program.conforms(info, to: "NSManagedObject") {
      let given = try opaqueArguments(arguments, of: info.name, in: scope).values
      try insert(.object(object), into: given, at: place)
    }
    return .object(object)
  }
}
