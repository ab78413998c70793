/// Types as interfaces spell them.
extension InterfaceParser {
  mutating func type() throws(Unexpected) -> WrittenType {
    let place = tokens.place
    if tokens.takeWord("some") { return WrittenType(.some(try type()), at: place) }
    if tokens.takeWord("any") { return WrittenType(.any(try type()), at: place) }
    if tokens.takeWord("repeat") { return WrittenType(.packExpansion(try type()), at: place) }
    if tokens.takeWord("each") { return WrittenType(.packElement(try type()), at: place) }
    if tokens.next == UInt8(ascii: "~") { throw Unexpected() }
    var attributes: Set<String> = []
    while tokens.take("@") {
      guard let name = tokens.word() else { throw Unexpected() }
      attributes.insert(name)
    }
    let first = try simple(attributes)
    guard tokens.isNext("& ") else { return first }
    var parts = [first]
    while tokens.take("&") { parts.append(try simple([])) }
    return WrittenType(.composition(parts), at: place)
  }

  private mutating func simple(_ attributes: Set<String>) throws(Unexpected) -> WrittenType {
    let place = tokens.place
    var result: WrittenType
    if tokens.take("(") {
      result = try parenthesised(attributes, at: place)
    } else if tokens.take("[") {
      let element = try type()
      if tokens.take(":") {
        result = WrittenType(.dictionary(element, try type()), at: place)
      } else {
        result = WrittenType(.array(element), at: place)
      }
      try expect("]")
    } else {
      result = WrittenType(.named([try component()]), at: place)
    }
    while true {
      if tokens.isNext("...") { return result }
      if tokens.take("?") {
        result = WrittenType(.optional(result, unwrapsItself: false), at: place)
      } else if tokens.take("!") {
        result = WrittenType(.optional(result, unwrapsItself: true), at: place)
      } else if tokens.take(".") {
        result = try member(of: result, at: place)
      } else {
        return result
      }
    }
  }

  private mutating func member(
    of base: WrittenType, at place: SourcePosition
  ) throws(Unexpected) -> WrittenType {
    let part = try component()
    if part.name == "Type" { return WrittenType(.metatype(base), at: place) }
    if case .named(let components) = base.kind {
      return WrittenType(.named(components + [part]), at: place)
    }
    return WrittenType(.member(base, part), at: place)
  }

  private mutating func component() throws(Unexpected) -> WrittenType.Component {
    guard let name = tokens.word() else { throw Unexpected() }
    return WrittenType.Component(name: name, arguments: try arguments())
  }

  mutating func arguments() throws(Unexpected) -> [WrittenType] {
    guard tokens.take("<") else { return [] }
    var result: [WrittenType] = []
    repeat { result.append(try type()) } while tokens.take(",")
    try expect(">")
    return result
  }

  /// A tuple, a function, or a type in parentheses.
  private mutating func parenthesised(
    _ attributes: Set<String>, at place: SourcePosition
  ) throws(Unexpected) -> WrittenType {
    var elements: [WrittenType.Element] = []
    var parameters: [WrittenType.FunctionParameter] = []
    while !tokens.take(")") {
      let (label, parameter) = try element()
      elements.append(WrittenType.Element(label: label, type: parameter.type))
      parameters.append(parameter)
      if !tokens.isNext(")") { try expect(",") }
    }
    let isAsync = tokens.takeWord("async")
    let failure = try failure()
    if tokens.take("->") {
      return WrittenType(
        .function(
          WrittenType.Function(
            parameters: parameters, isAsync: isAsync, failure: failure, result: try type(),
            attributes: attributes)), at: place)
    }
    // Parentheses around one type are no tuple.
    if elements.count == 1, elements[0].label == nil, !elements[0].type.isPackExpansion {
      return elements[0].type
    }
    return WrittenType(.tuple(elements), at: place)
  }

  private mutating func element() throws(Unexpected) -> (
    label: String?, parameter: WrittenType.FunctionParameter
  ) {
    var label: String?
    var ahead = tokens
    if let name = ahead.word(), ahead.take(":") || (ahead.word() != nil && ahead.take(":")) {
      label = name == "_" ? nil : name
      tokens = ahead
    }
    var words = ParameterWords()
    try take(&words)
    let type = try type()
    return (
      label,
      WrittenType.FunctionParameter(
        type: type, isInout: words.isInout, isVariadic: tokens.take("..."),
        isAutoclosure: words.isAutoclosure)
    )
  }

  struct ParameterWords {
    var isInout = false
    var isAutoclosure = false
    var isEscaping = false
  }

  /// `inout`, `@escaping` and others before the type of a parameter.
  mutating func take(_ words: inout ParameterWords) throws(Unexpected) {
    while true {
      if tokens.takeWord("inout") {
        words.isInout = true
      } else if tokens.take("@escaping") {
        words.isEscaping = true
      } else if tokens.take("@Sendable") || tokens.take("@MainActor") {
        continue
      } else if tokens.take("@autoclosure") {
        words.isAutoclosure = true
      } else if tokens.takeWord("sending") || tokens.takeWord("borrowing")
        || tokens.takeWord("consuming") || tokens.takeWord("__owned")
      {
        continue
      } else {
        return
      }
    }
  }

  mutating func failure() throws(Unexpected) -> WrittenFailure? {
    if tokens.takeWord("rethrows") { return .rethrown }
    guard tokens.takeWord("throws") else { return nil }
    guard tokens.take("(") else { return .anyError }
    let type = try type()
    try expect(")")
    return .typed(type)
  }

  // MARK: Generics

  mutating func genericParameters() throws(Unexpected) -> [GenericParameterSyntax] {
    guard tokens.take("<") else { return [] }
    var result: [GenericParameterSyntax] = []
    repeat {
      let place = tokens.place
      let isPack = tokens.takeWord("each")
      guard let name = tokens.word() else { throw Unexpected() }
      result.append(
        GenericParameterSyntax(
          name: name, constraint: tokens.take(":") ? try type() : nil, isPack: isPack,
          position: place))
    } while tokens.take(",")
    try expect(">")
    return result
  }

  mutating func requirements() throws(Unexpected) -> [WrittenRequirement] {
    guard tokens.takeWord("where") else { return [] }
    var result: [WrittenRequirement] = []
    repeat {
      let left = try type()
      if tokens.take("==") {
        result.append(.same(left, try type()))
      } else {
        try expect(":")
        result.append(.conforms(left, try type()))
      }
    } while tokens.take(",")
    return result
  }

  mutating func expect(_ mark: StaticString) throws(Unexpected) {
    if !tokens.take(mark) { throw Unexpected() }
  }
}
