/// Reads declarations of interfaces: of Swift what they use of it, and much faster than a parser of
/// the whole language. That one is for what stands in bodies, when somebody looks into them, and for
/// what is not expected here.
struct InterfaceParser {
  var tokens: InterfaceTokens
  let written: InterfaceWriting
  struct Unexpected: Error {}

  /// - Parameters:
  ///   - written: Reads what stands in bodies; by it a range is one of the text that `base` is in.
  ///   - base: Added to places in the bytes.
  init(bytes: [UInt8], range: Range<Int>, written: InterfaceWriting, base: Int = 0) {
    tokens = InterfaceTokens(bytes: bytes, range: range, file: written.file, base: base)
    self.written = written
  }

  /// All declarations of the text; nil if something in it is not expected.
  mutating func all() -> [Declaration]? {
    var result: [Declaration] = []
    do throws(Unexpected) {
      while !tokens.isAtEnd {
        if tokens.take(";") { continue }
        result += try declarations()
      }
      return result
    } catch {
      return nil
    }
  }

  private mutating func declarations() throws(Unexpected) -> [Declaration] {
    var words = Modifiers()
    try takeAttributes(&words)
    var place = tokens.place
    while let word = tokens.word() {
      switch word {
      case "func": return [.function(try function(words))]
      case "init": return [.function(try initializer(words, at: place))]
      case "subscript": return [.function(try element(words, at: place))]
      case "var", "let": return try variables(words, isMutable: word == "var")
      case "typealias": return [.alias(try alias(words))]
      case "associatedtype": return [.associatedType(try associatedType())]
      case "case": return try cases(words)
      case "struct": return [.type(try type(.structure, words))]
      case "enum": return [.type(try type(.enumeration, words))]
      case "actor": return [.type(try type(.actorType, words))]
      case "protocol": return [.type(try type(.protocolType, words))]
      case "extension": return [.typeExtension(try typeExtension(words))]
      case "class" where !isMemberNext: return [.type(try type(.classType, words))]
      default: try note(word, in: &words)
      }
      place = tokens.place
    }
    throw Unexpected()
  }

  private var isMemberNext: Bool {
    var ahead = tokens
    return ["func", "var", "subscript"].contains(ahead.word() ?? "")
  }

  private mutating func takeAttributes(_ words: inout Modifiers) throws(Unexpected) {
    while tokens.isNext("@") {
      let place = tokens.place
      _ = tokens.take("@")
      let written = try attributeName()
      words.attributes.append(
        AttributeSyntax(
          name: written,
          type: WrittenType(.named([.init(name: written, arguments: [])]), at: place),
          arguments: try attributeNames(), position: place))
    }
  }

  /// `(ticks, format)`: names in parentheses. What else stands there is read by the parser of the whole
  /// language.
  private mutating func attributeNames() throws(Unexpected) -> [Argument]? {
    guard tokens.take("(") else { return nil }
    var names: [Argument] = []
    repeat {
      let place = tokens.place
      guard let name = tokens.word() else { throw Unexpected() }
      let value = Expression(.name(DeclarationName(base: name, position: place)), at: place)
      names.append(Argument(label: nil, value: value))
    } while tokens.take(",")
    guard tokens.take(")") else { throw Unexpected() }
    return names
  }

  private mutating func attributeName() throws(Unexpected) -> String {
    guard let name = tokens.word() else { throw Unexpected() }
    return name
  }

  private func note(_ word: String, in words: inout Modifiers) throws(Unexpected) {
    switch word {
    case "public": words.access = .publicAccess
    case "open": words.access = .openAccess
    case "static": words.isStatic = true
    case "class":
      words.isStatic = true
      words.isClassMember = true
    case "mutating": words.isMutating = true
    case "nonmutating": words.isNonmutating = true
    case "override": words.isOverride = true
    case "required": words.isRequired = true
    case "convenience": words.isConvenience = true
    case "final": words.isFinal = true
    case "indirect": words.isIndirect = true
    case "postfix": words.fixity = .postfix
    case "prefix", "infix": break
    default: throw Unexpected()
    }
  }

  // MARK: Types

  private mutating func type(
    _ kind: TypeSyntax.Kind, _ words: Modifiers
  ) throws(Unexpected) -> TypeSyntax {
    let place = tokens.place
    guard let name = tokens.word() else { throw Unexpected() }
    var generics = GenericClause()
    var primary: [String] = []
    if kind == .protocolType {
      primary = try genericParameters().map(\.name)
    } else {
      generics.parameters = try genericParameters()
    }
    let inherited = try promises()
    generics.requirements = try requirements()
    let members = try members().markingPrimary(primary, at: place)
    return TypeSyntax(
      kind: kind, name: name, generics: generics, inherited: inherited, modifiers: words,
      members: members, position: place)
  }

  private mutating func typeExtension(_ words: Modifiers) throws(Unexpected) -> ExtensionSyntax {
    let place = tokens.place
    return ExtensionSyntax(
      extended: try type(), inherited: try promises(), requirements: try requirements(),
      modifiers: words, members: try members(), position: place)
  }

  private mutating func promises() throws(Unexpected) -> [WrittenType] {
    guard tokens.take(":") else { return [] }
    var result: [WrittenType] = []
    repeat { result.append(try type()) } while tokens.take(",")
    return result
  }

  private mutating func members() throws(Unexpected) -> [Declaration] {
    try expect("{")
    var result: [Declaration] = []
    while !tokens.take("}") {
      if tokens.isAtEnd { throw Unexpected() }
      if tokens.take(";") { continue }
      result += try declarations()
    }
    return result
  }

  private mutating func alias(_ words: Modifiers) throws(Unexpected) -> AliasSyntax {
    let place = tokens.place
    guard let name = tokens.word() else { throw Unexpected() }
    var generics = GenericClause(parameters: try genericParameters())
    try expect("=")
    let target = try type()
    generics.requirements = try requirements()
    return AliasSyntax(
      name: name, generics: generics, target: target, modifiers: words, position: place)
  }

  private mutating func associatedType() throws(Unexpected) -> AssociatedTypeSyntax {
    let place = tokens.place
    guard let name = tokens.word() else { throw Unexpected() }
    return AssociatedTypeSyntax(
      name: name, inherited: try promises(), defaultType: tokens.take("=") ? try type() : nil,
      requirements: try requirements(), position: place)
  }

  private mutating func cases(_ words: Modifiers) throws(Unexpected) -> [Declaration] {
    var result: [Declaration] = []
    repeat {
      let place = tokens.place
      guard let name = tokens.word() else { throw Unexpected() }
      var parameters: [Parameter] = []
      if tokens.isNext("(") { parameters = try payload() }
      if tokens.isNext("=") { throw Unexpected() }
      result.append(
        .enumCase(
          EnumCaseSyntax(
            name: name, parameters: parameters, rawValue: nil, isIndirect: words.isIndirect,
            position: place)))
    } while tokens.take(",")
    return result
  }

  private mutating func payload() throws(Unexpected) -> [Parameter] {
    try expect("(")
    var result: [Parameter] = []
    while !tokens.take(")") {
      let place = tokens.place
      var label: String?
      var ahead = tokens
      if let name = ahead.word(), ahead.take(":") {
        label = name == "_" ? nil : name
        tokens = ahead
      }
      result.append(
        Parameter(
          label: label, name: VariableName(label ?? "_", isMutable: false, at: place),
          type: try type(), defaultValue: try defaultValue()))
      if !tokens.isNext(")") { try expect(",") }
    }
    return result
  }
}
