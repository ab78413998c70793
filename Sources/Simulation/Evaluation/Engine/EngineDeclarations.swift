import Interpreter

/// What the engine asks of this side: properties of objects and views, variables that last, and
/// functions that it does not know how to run.
final class EngineDeclarations {
  private unowned let program: Program
  let runs: EngineRuns
  private(set) lazy var conversions = madeConversions()
  private(set) lazy var functions = declaredFunctions()
  /// What this side may be asked to find out.
  let expressions = EvaluatedExpressions()
  private lazy var classes = runs.hosted.map { hosted in
    EngineClasses(hosted, runs.files.texts) { [unowned self] name in owner(of: name) }
  }

  init(_ program: Program, _ runs: EngineRuns) {
    self.program = program
    self.runs = runs
  }

  /// There is another machine: what an earlier one made means nothing to that.
  func renewConversions() { conversions = madeConversions() }

  private func madeConversions() -> ValueConversions {
    ValueConversions(program, runs) { [unowned self] type in classes?.areOnEngine(type) ?? true }
  }

  // MARK: Types

  /// Objects, views, and structs with wrapped properties, which are more than their values, and what
  /// the engine knows nothing of.
  func keeps(_ type: HostType) -> Bool {
    if type.isOnlyHosts { return true }
    guard type.isOfProgram, let info = info(type) else { return false }
    switch info.kind {
    case .classType: return !(classes?.areOnEngine(type) ?? false)
    case .structure: return isKept(info) && !(classes?.areOnEngine(type) ?? false)
    case .enumeration, .protocolType, .outside: return false
    }
  }

  private func isKept(_ structure: TypeInfo) -> Bool {
    program.isView(structure) || structure.stored.contains { !$0.attributes.isEmpty }
  }

  /// Whose the values of a type of that name are, as far as that is known before any class is looked
  /// at.
  private func owner(of name: String) -> EngineClasses.Owner {
    guard let info = program.types[name], !info.isFramework else { return .ours }
    let isOwn = runs.hosted?.type(named: name)?.isOwn
    switch info.kind {
    case .structure: return !isKept(info) ? .both : isOwn ?? false ? .undecided : .ours
    case .classType: return isOwn ?? !info.genericNames.isEmpty ? .undecided : .ours
    case .enumeration, .protocolType: return .both
    case .outside: return .ours
    }
  }

  /// Whether a name means a type of these files, or one of the library that this side has, too.
  func isKnown(typeNamed name: String) -> Bool {
    if let info = program.types[name] {
      return !info.isFramework && runs.files.numbers.contains(info.place.file)
    }
    return ["Double", "Float", "CGFloat"].contains(name) || FixedInteger.types[name] != nil
      || LibraryIndex.table(named: name) != nil
  }

  func info(_ type: HostType) -> TypeInfo? {
    guard let info = program.types[type.name], !info.isFramework,
      runs.files.numbers.contains(info.place.file)
    else { return nil }
    return info
  }

  /// A type with a static property that these files declare: it may be a library's.
  private func staticInfo(_ type: HostType, _ name: String) -> TypeInfo? {
    let plain = String(name.drop { $0 == "_" || $0 == "$" })
    return info(type)
      ?? program.types[type.name].flatMap { info in
        [name, plain].contains {
          info.statics[$0].map { runs.files.numbers.contains($0.place.file) } ?? false
        } ? info : nil
      }
  }

  // MARK: Properties

  func access(to property: HostProperty) -> HostAccess? {
    guard let conversion = conversions.lasting(property.type), conversion.canBeRead,
      !conversion.isHeld || isMadeOnEngine(property)
    else { return nil }
    guard let owner = property.owner else { return global(property, conversion) }
    if property.isStatic {
      return staticInfo(owner, property.name).flatMap { staticAccess(property, $0, conversion) }
    }
    guard let info = info(owner) else { return nil }
    guard let way = conversions.conversion(owner) else { return nil }
    let name = property.name
    let read: (HostValue, SourcePosition) throws -> HostValue = { [unowned self] held, position in
      try asking(conversion, at: position) { evaluator, place in
        guard let value = try way.outward(held, evaluator) else { throw EngineRuns.Retreat() }
        return try evaluator.member(name, of: value, in: evaluator.globals, at: place)
      }
    }
    guard info.kind == .classType || isWrapped(name, of: info) else {
      return HostAccess(read: read, write: nil)
    }
    return HostAccess(read: read) { [unowned self] held, new, isInPlace, position in
      try changing(new, conversion, at: position) { evaluator, value, place in
        guard var owner = try way.outward(held, evaluator) else {
          throw EngineRuns.Retreat()
        }
        if case .object(let object) = owner {
          return try evaluator.set(name, of: object, to: value, at: place, inPlace: isInPlace)
        }
        try evaluator.set(name, of: &owner, to: value, at: place)
      }
    }
  }

  /// Whether what is in it is the engine's from the beginning: this side makes other things of a type
  /// that only the engine knows.
  private func isMadeOnEngine(_ property: HostProperty) -> Bool {
    runs.hosted?.initialValue(of: property.name, declaredAt: property.position) != nil
  }

  /// Whether what is written to a value's property goes on to where SwiftUI keeps it. What a wrapper
  /// of the program holds is a part of the value, of which the engine has a copy.
  private func isWrapped(_ name: String, of info: TypeInfo) -> Bool {
    info.storedIndex[name].map { index in
      info.stored[index].attributes.contains { WrapperKind(rawValue: $0.name) != nil }
    } ?? false
  }

  /// A variable of a body that runs here.
  func access(toVariable name: String, of type: HostType, isOwn: Bool) -> HostAccess? {
    let way = conversions.isMadeHere(type) ? conversions.conversion : conversions.lasting
    guard let conversion = way(type) else { return nil }
    func variable(_ held: HostValue) throws -> Variable {
      guard let variable = HostedProgram.variable(in: held) as? Variable else {
        throw EngineRuns.Retreat()
      }
      return variable
    }
    return HostAccess(
      read: { [unowned self] held, position in
        try asking(conversion, at: position) { evaluator, place in
          try evaluator.read(try variable(held), name, in: evaluator.globals, at: place)
        }
      },
      write: { [unowned self] held, new, _, position in
        try changing(new, conversion, isEffect: !isOwn, at: position) { evaluator, value, place in
          try evaluator.set(try variable(held), to: value, in: evaluator.globals, at: place)
        }
      })
  }

  private func global(_ property: HostProperty, _ conversion: ValueConversion) -> HostAccess? {
    let name = property.name
    let home = runs.files.place(of: property.position)
    return HostAccess(
      read: { [unowned self] _, position in
        try asking(conversion, at: position) { evaluator, place in
          try evaluator.value(named: name, in: evaluator.globals, expecting: nil, at: home)
        }
      },
      write: { [unowned self] _, new, _, position in
        try changing(new, conversion, at: position) { evaluator, value, place in
          try evaluator.assign(
            Expression(.name(name), at: home), nil, value, in: evaluator.globals, at: place)
        }
      })
  }

  private func staticAccess(
    _ property: HostProperty, _ info: TypeInfo, _ conversion: ValueConversion
  ) -> HostAccess? {
    let name = property.name
    return HostAccess(
      read: { [unowned self] _, position in
        try asking(conversion, at: position) { evaluator, place in
          guard let value = try evaluator.staticMember(name, of: info, at: place) else {
            throw EngineRuns.Retreat()
          }
          return value
        }
      },
      write: { [unowned self] _, new, _, position in
        try changing(new, conversion, at: position) { evaluator, value, place in
          try evaluator.setStatic(name, of: info, to: value, at: place)
        }
      })
  }

  // MARK: Functions

  func call(of function: HostFunction) -> HostCall? {
    // What a library has a part in, and the engine does not know, may come to something unknown.
    guard !function.arguments.contains(where: \.isVariadic),
      let result = conversions.conversion(function.result), !result.comesFromLibrary
    else { return nil }
    let given = function.arguments.compactMap { conversions.conversion($0.type) }
    guard given.count == function.arguments.count else { return nil }
    let labels = function.arguments.map(\.label)
    let ways = (given, labels, result)
    if function.name == "init" { return making(function, ways) }
    guard let declaration = functions[function.position] else { return nil }
    var receiver: ValueConversion?
    var info: TypeInfo?
    if let owner = function.owner {
      info = self.info(owner)
      guard info != nil else { return nil }
      if function.hasReceiver {
        receiver = conversions.conversion(owner)
        guard receiver != nil else { return nil }
      }
    }
    let generics = function.generics.mapValues(TypeReference.init)
    return { [unowned self] values, position in
      try calling(values, receiver, ways, at: position) {
        evaluator, me, arguments, place in
        let function = FunctionValue(
          .declared([declaration], self: me, type: info, scope: nil), generics: generics,
          number: 0)
        return try evaluator.call(function, arguments, at: place)
      }
    }
  }

  /// The conversions of arguments, their labels, and the conversion of the result.
  typealias Ways = (arguments: [ValueConversion], labels: [String?], result: ValueConversion)

  /// Makes an object or a view.
  private func making(_ function: HostFunction, _ ways: Ways) -> HostCall? {
    guard let owner = function.owner, let info = info(owner), info.kind == .classType else {
      return nil
    }
    return { [unowned self] values, position in
      try calling(values, nil, ways, at: position) { evaluator, _, arguments, place in
        let scope = Scope(selfVariable: nil, selfType: nil, result: nil)
        let written = arguments.enumerated().map { index, argument in
          let name = "argument \(index)"
          scope.declare(name, Variable(argument.value))
          return Argument(label: argument.label, value: Expression(.name(name), at: place))
        }
        return try evaluator.construct(
          named: TypeReference(info.name, owner.arguments.map(TypeReference.init)), written,
          in: scope, at: place)
      }
    }
  }

  func isOnMainActor(_ position: SourcePosition, _ owner: HostType?) -> Bool {
    let type = owner.flatMap(info)
    return functions[position].map { program.isOnMainActor($0, of: type) }
      ?? type.map(program.isOnMainActor) ?? false
  }

  /// The functions of these files by where the engine has them.
  private func declaredFunctions() -> [SourcePosition: FunctionDeclaration] {
    guard let hosted = runs.hosted else { return [:] }
    let numbers = Dictionary(
      runs.files.numbers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [SourcePosition: FunctionDeclaration] = [:]
    func add(_ list: [FunctionDeclaration]) {
      for function in list where function.hasBody {
        guard let file = numbers[function.place.file],
          let place = runs.files.position(of: function.place, in: file),
          let position = hosted.position(of: function.name, declaredAt: place)
        else { continue }
        found[position] = function
      }
    }
    for info in program.types.values { add(info.writtenFunctions) }
    program.functions.values.forEach(add)
    return found
  }
}

extension EngineDeclarations {
  /// Asks this side for a value.
  private func asking(
    _ conversion: ValueConversion, at position: SourcePosition,
    _ body: (Evaluator, SourcePlace) throws -> Value
  ) throws -> HostValue {
    guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: runs.files.place(of: position))
    else { throw EngineRuns.Retreat() }
    let wasOpen = evaluator.questions.all != nil
    let value = try conversions.throwing { try body(evaluator, runs.files.place(of: position)) }
    // What is open is followed on this side only; where it is too late for that, it may decide all
    // that still comes.
    if !wasOpen, let doubt = evaluator.questions.all {
      if runs.canRetreat { throw EngineRuns.Retreat() }
      evaluator.decide(doubt, at: runs.files.place(of: position))
    }
    return try conversions.given(value, conversion, at: runs.files.place(of: position))
  }

  private func changing(
    _ new: HostValue, _ conversion: ValueConversion, isEffect: Bool = true,
    at position: SourcePosition, _ body: (Evaluator, Value, SourcePlace) throws -> Void
  ) throws {
    guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: runs.files.place(of: position)),
      let value = try conversion.outward(new, evaluator)
    else { throw EngineRuns.Retreat() }
    if isEffect { runs.noteEffect() }
    try conversions.throwing { try body(evaluator, value, runs.files.place(of: position)) }
  }

  private func calling(
    _ values: [HostValue], _ receiver: ValueConversion?, _ ways: Ways,
    at position: SourcePosition,
    _ body: (Evaluator, Value?, [CallArgument], SourcePlace) throws -> Value
  ) throws -> HostValue {
    guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: runs.files.place(of: position))
    else { throw EngineRuns.Retreat() }
    var me: Value?
    if let receiver, let first = values.first {
      guard let value = try receiver.outward(first, evaluator) else { throw EngineRuns.Retreat() }
      me = value
    }
    let written = values.suffix(ways.arguments.count)
    let arguments = try zip(zip(ways.arguments, ways.labels), written).map { way, value in
      guard let value = try way.0.outward(value, evaluator) else { throw EngineRuns.Retreat() }
      return CallArgument(label: way.1, value: value)
    }
    runs.noteEffect()
    let value = try conversions.throwing {
      try body(evaluator, me, arguments, runs.files.place(of: position))
    }
    return try conversions.given(value, ways.result, at: runs.files.place(of: position))
  }
}

extension EngineDeclarations: HostOfProgram {
  func print(_ text: HostedText) { runs.print(text) }
}
