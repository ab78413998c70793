/// Functions, initialisers, subscripts and variables of interfaces.
extension InterfaceParser {
  mutating func function(_ words: Modifiers) throws(Unexpected) -> FunctionSyntax {
    let place = tokens.place
    guard let name = tokens.word() ?? tokens.operatorName() else { throw Unexpected() }
    var generics = GenericClause(parameters: try genericParameters())
    let parameters = try parameters()
    let isAsync = tokens.takeWord("async")
    let failure = try failure()
    let result = tokens.take("->") ? try type() : nil
    generics.requirements = try requirements()
    let body = try body()
    return FunctionSyntax(
      kind: .function, name: name, generics: generics, parameters: parameters, result: result,
      isAsync: isAsync, failure: failure, isFailable: false, modifiers: words, body: body?.late,
      accessors: nil, position: place, end: body?.end ?? .nowhere)
  }

  /// What stands in braces, and where it ends.
  private mutating func body() throws(Unexpected) -> (late: LateBody, end: SourcePosition)? {
    guard tokens.isNext("{") else { return nil }
    guard let range = tokens.braces() else { throw Unexpected() }
    let text = tokens.base + range.lowerBound..<tokens.base + range.upperBound
    return (
      LateBody { [written] in written.statements(in: text) },
      SourcePosition(file: written.file, offset: text.upperBound)
    )
  }

  mutating func initializer(
    _ words: Modifiers, at place: SourcePosition
  ) throws(Unexpected) -> FunctionSyntax {
    let isFailable = tokens.take("?") || tokens.take("!")
    var generics = GenericClause(parameters: try genericParameters())
    let parameters = try parameters()
    let isAsync = tokens.takeWord("async")
    let failure = try failure()
    generics.requirements = try requirements()
    let body = try body()
    return FunctionSyntax(
      kind: .initializer, name: "init", generics: generics, parameters: parameters, result: nil,
      isAsync: isAsync, failure: failure, isFailable: isFailable, modifiers: words,
      body: body?.late, accessors: nil, position: place, end: body?.end ?? .nowhere)
  }

  mutating func element(
    _ words: Modifiers, at place: SourcePosition
  ) throws(Unexpected) -> FunctionSyntax {
    var generics = GenericClause(parameters: try genericParameters())
    // A parameter of a subscript has a label only where two names are written.
    let parameters = try parameters(firstNameIsLabel: false)
    try expect("->")
    let result = try type()
    generics.requirements = try requirements()
    return FunctionSyntax(
      kind: .element, name: "subscript", generics: generics, parameters: parameters,
      result: result, isAsync: false, failure: nil, isFailable: false, modifiers: words, body: nil,
      accessors: try accessors(), position: place)
  }

  private mutating func parameters(
    firstNameIsLabel: Bool = true
  ) throws(Unexpected) -> [Parameter] {
    try expect("(")
    var result: [Parameter] = []
    while !tokens.take(")") {
      result.append(try parameter(firstNameIsLabel))
      if !tokens.isNext(")") { try expect(",") }
    }
    return result
  }

  private mutating func parameter(_ firstNameIsLabel: Bool) throws(Unexpected) -> Parameter {
    var attributes: [AttributeSyntax] = []
    while tokens.isNext("@") {
      let place = tokens.place
      _ = tokens.take("@")
      guard let name = tokens.word() else { throw Unexpected() }
      attributes.append(
        AttributeSyntax(
          name: name, type: WrittenType(.named([.init(name: name, arguments: [])]), at: place),
          arguments: nil, position: place))
    }
    let place = tokens.place
    guard let first = tokens.word() else { throw Unexpected() }
    let second = tokens.word()
    try expect(":")
    var words = ParameterWords()
    try take(&words)
    let type = try type()
    let isVariadic = tokens.take("...")
    let isLabel = second != nil || firstNameIsLabel
    return Parameter(
      label: !isLabel || first == "_" ? nil : first,
      name: VariableName(second ?? first, isMutable: words.isInout, at: place), type: type,
      defaultValue: try defaultValue(), isVariadic: isVariadic, isInout: words.isInout,
      isAutoclosure: words.isAutoclosure, isEscaping: words.isEscaping, attributes: attributes)
  }

  /// Literals and members with a dot are most of them.
  mutating func defaultValue() throws(Unexpected) -> Expression? {
    guard tokens.take("=") else { return nil }
    let start = tokens
    if let value = try? simpleValue(), tokens.isNext(",") || tokens.isNext(")") { return value }
    tokens = start
    guard let range = tokens.value(),
      let value = written.value(
        in: tokens.base + range.lowerBound..<tokens.base + range.upperBound)
    else { throw Unexpected() }
    return value
  }

  private mutating func simpleValue() throws(Unexpected) -> Expression {
    let place = tokens.place
    func made(_ kind: Expression.Kind) -> Expression { Expression(kind, at: place) }
    if tokens.takeWord("nil") { return made(.nothing) }
    if tokens.takeWord("true") { return made(.boolean(true)) }
    if tokens.takeWord("false") { return made(.boolean(false)) }
    if tokens.take("[]") { return made(.array([])) }
    if tokens.take("[:]") { return made(.dictionary([])) }
    if let text = tokens.quoted() { return made(.string(text.isEmpty ? [] : [.text(text)])) }
    if tokens.isNext("-") { throw Unexpected() }
    if let digits = tokens.number() {
      return made(digits.contains(".") ? .float(digits) : .integer(digits))
    }
    if tokens.take(".") {
      guard let name = tokens.word(), !tokens.isNext("("), !tokens.isNext(".") else {
        throw Unexpected()
      }
      return made(.implicitMember(DeclarationName(base: name, position: place)))
    }
    throw Unexpected()
  }

  // MARK: Variables

  mutating func variables(
    _ words: Modifiers, isMutable: Bool
  ) throws(Unexpected) -> [Declaration] {
    var names: [(String, SourcePosition)] = []
    repeat {
      let place = tokens.place
      guard let name = tokens.word() else { throw Unexpected() }
      names.append((name, place))
    } while tokens.take(",")
    try expect(":")
    let type = try type()
    if tokens.isNext("=") { throw Unexpected() }
    let accessors = try accessors()
    return names.map { name, place in
      .variable(
        VariableSyntax(
          pattern: Pattern(.bind(VariableName(name, isMutable: isMutable, at: place)), at: place),
          type: type, initial: nil, isMutable: isMutable, accessors: accessors, modifiers: words,
          isAsync: false, position: place))
    }
  }

  /// `{ get nonmutating set }`, or what it is worked out from; nil where there are no braces.
  private mutating func accessors() throws(Unexpected) -> Accessors? {
    guard tokens.isNext("{") else { return nil }
    let place = tokens.place
    var ahead = tokens
    _ = ahead.take("{")
    guard Self.accessorWords.contains(ahead.word() ?? "") else {
      let getter = try body()
      return Accessors(
        getter: Accessors.Accessor(
          late: getter?.late, position: place, end: getter?.end ?? .nowhere))
    }
    _ = tokens.take("{")
    var result = Accessors()
    while !tokens.take("}") {
      let place = tokens.place
      let isMutating = tokens.takeWord("mutating")
      let isNonmutating = tokens.takeWord("nonmutating")
      let isGetter = tokens.takeWord("get")
      guard isGetter || tokens.takeWord("set") else { throw Unexpected() }
      let isAsync = tokens.takeWord("async")
      let failure = try failure()
      let body = try body()
      let accessor = Accessors.Accessor(
        late: body?.late,
        parameter: isGetter ? nil : VariableName("newValue", isMutable: false, at: place),
        isMutating: isMutating, isNonmutating: isNonmutating, isAsync: isAsync, failure: failure,
        position: place, end: body?.end ?? .nowhere)
      if isGetter { result.getter = accessor } else { result.setter = accessor }
    }
    return result
  }

  /// With which accessors begin; others than those of reading and writing are not expected.
  private static let accessorWords: Set<String> = [
    "get", "set", "mutating", "nonmutating", "_read", "_modify", "willSet", "didSet",
    "unsafeAddress", "unsafeMutableAddress",
  ]
}
