extension Emitter {
  /// A literal as a value of a type; nil for what is no literal.
  func literal(_ expression: Expression, as type: Type) throws -> Code? {
    switch expression.kind {
    case .integer, .float, .boolean, .string, .array, .dictionary: break
    case .nothing: return try nothing(expression, type)
    default: return nil
    }
    if let wrapped = type.wrapped, let code = try literal(expression, as: wrapped) {
      return try convert(code, from: wrapped, to: type, at: expression.position)
    }
    let target = runtime(type)
    if target.isDynamic || type.isAnyHashable || type.contents.contains(.variable) {
      let own = standard(expression)
      guard own != type, !own.isUnknown, let code = try literal(expression, as: own) else {
        return nil
      }
      return try convert(code, from: own, to: type, at: expression.position)
    }
    switch expression.kind {
    case .integer(let digits):
      return try number(digits, target)
        ?? made(expression, target, "integerLiteral", byItself(expression))
    case .float(let digits):
      if target.shape == .double { return .double(.constant(target.rounded(Double(digits) ?? 0))) }
      return try made(expression, target, "floatLiteral", byItself(expression))
    case .boolean(let truth):
      if target.shape == .boolean { return .boolean(.constant(truth)) }
      return try made(expression, target, "booleanLiteral", byItself(expression))
    case .string(let pieces): return try string(expression, pieces, target)
    case .array(let elements): return try array(expression, elements, target)
    case .dictionary(let pairs): return try dictionary(expression, pairs, target)
    default: return nil
    }
  }

  /// What a literal is by itself.
  private func standard(_ expression: Expression) -> Type {
    if let type = expression.type.map(concrete), !type.hasUnknown, !type.hasVariable,
      type.wrapped == nil, !type.isAnyHashable,
      !machine.runtime(type).isDynamic
    {
      return type
    }
    return byItself(expression)
  }

  /// What a literal is where nobody wants anything else.
  private func byItself(_ expression: Expression) -> Type {
    switch expression.kind {
    case .integer: return resolver.type(.int)
    case .float: return resolver.type(.double)
    case .boolean: return resolver.type(.boolean)
    case .string: return resolver.type(.string)
    case .array: return resolver.array(.any)
    case .dictionary:
      return resolver.type(.dictionary, [resolver.libraryType("AnyHashable"), .any])
    default: return .unknown
    }
  }

  private func nothing(_ expression: Expression, _ type: Type) throws -> Code? {
    if let wrapped = type.wrapped { return .constant(OptionalForm(wrapping: wrapped).nothing) }
    let target = runtime(type)
    guard !target.isDynamic, let function = initializer("nilLiteral", of: target) else {
      return nil
    }
    return try call(
      function, Reference(.function(function)), base: nil,
      given: [.code(.void { _ in }, machine.runtime(.void))], result: target, owner: target.type,
      at: expression.position)
  }

  /// What a type of the program makes of a literal.
  private func initializer(_ label: String, of target: RuntimeType) -> Function? {
    guard let nominal = target.type.nominal else { return nil }
    let function = resolver.members("init", of: target.type, in: machine.signature)
      .compactMap { $0.symbol.function }
      .first { $0.labels == [label] && $0.syntax?.hasBody == true }
    return function?.context.nominal === nominal ? function : nil
  }

  private func number(_ digits: String, _ target: RuntimeType) -> Code? {
    switch target.shape {
    case .integer:
      return Self.integer(digits).map { .integer(.constant($0)) }
    case .double:
      return Self.integer(digits).map { .double(.constant(target.rounded(Double($0)))) }
        ?? Double(digits).map { .double(.constant($0)) }
    default: return nil
    }
  }

  static func integer(_ digits: String) -> Int? {
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt(digits.dropFirst(2), radix: radix).map { Int(bitPattern: $0) }
    }
    if let number = Int(digits) { return number }
    return UInt(digits).map { Int(bitPattern: $0) }
  }

  /// A type of the program that a literal can stand for.
  private func made(
    _ expression: Expression, _ target: RuntimeType, _ label: String, _ literalType: Type
  ) throws -> Code? {
    guard let function = initializer(label, of: target) else { return nil }
    let reference = Reference(.function(function))
    let own = substitution(function, reference, owner: target)
    let parameter =
      function.interface.parameters.first.map { machine.concrete(own.apply($0.type)) }
      ?? literalType
    // Of a type that is not known, or that is made of itself, a literal is what it is by itself.
    let isOpen = parameter == target.type || runtime(parameter).isDynamic
    let literalType = isOpen ? literalType : parameter
    guard let own = try literal(expression, as: literalType) else { return nil }
    let code = try convert(own, from: literalType, to: parameter, at: expression.position)
    return try call(
      function, reference, base: nil,
      given: [.code(code, machine.runtime(parameter))], result: target,
      owner: target.type, at: expression.position)
  }

  // MARK: Strings

  private func string(
    _ expression: Expression, _ pieces: [StringPiece], _ target: RuntimeType
  ) throws -> Code? {
    if target.type.nominal?.isNative != true {
      return try madeOfString(expression, pieces, target)
    }
    guard pieces.count != 1 || !pieces[0].isText, !pieces.isEmpty else {
      let text = pieces.first?.text ?? ""
      if target.type.nominal?.name == "Scalar" {
        return .constant(Value(word: Int(text.unicodeScalars.first?.value ?? 0)))
      }
      if target.type.nominal?.role == .character {
        return text.first.map { .constant(Value(TextBox.character($0))) }
      }
      return .constant(Value(text))
    }
    let standard = runtime(resolver.libraryType("DefaultStringInterpolation", []))
    if target.isText, declaresInterpolations(standard) || pieces.contains(where: \.hasLabels) {
      return try interpolated(pieces, by: standard, into: target, at: expression.position)
    }
    var parts: [(Frame, inout String) throws -> Void] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append { _, result in result += text }
      case .interpolation(let arguments, let position):
        guard let first = arguments.first else { continue }
        parts.append(try interpolation(first.value, arguments, position))
      }
    }
    let all = parts
    return .value { frame in
      var result = ""
      for part in all { try part(frame, &result) }
      return Value(result)
    }
  }

  private func interpolation(
    _ value: Expression, _ arguments: [Argument], _ position: SourcePosition
  ) throws -> (Frame, inout String) throws -> Void {
    let type = runtime(self.type(of: value))
    let code = try emit(value)
    switch code {
    case .integer(let operand) where !type.isUnsignedWord:
      let run = operand.run
      return { frame, result in result += String(try run(frame)) }
    default: break
    }
    let run = code.value
    if type.type.nominal?.role == .string {
      return { frame, result in result += try run(frame).string() }
    }
    let describe = type.describe
    return { frame, result in result += try describe(try run(frame), .plain) }
  }

  /// A type whose values are its fields, and that a string literal can stand for, perhaps with interpolations.
  private func madeOfString(
    _ expression: Expression, _ pieces: [StringPiece], _ target: RuntimeType
  ) throws -> Code? {
    if pieces.allSatisfy(\.isText) {
      return try made(expression, target, "stringLiteral", resolver.type(.string))
        ?? made(expression, target, "extendedGraphemeClusterLiteral", resolver.type(.character))
        ?? made(expression, target, "unicodeScalarLiteral", resolver.type(.character))
    }
    if let associated = resolver.library("ExpressibleByStringInterpolation")?.associatedTypes.first,
      resolver.conforms(
        target.type, to: resolver.library("ExpressibleByStringInterpolation"), machine)
    {
      let builder = runtime(Type(.associated(target.type, associated)))
      return try interpolated(pieces, by: builder, into: target, at: expression.position)
    }
    return try made(expression, target, "stringLiteral", resolver.type(.string))
  }

  // MARK: Arrays and dictionaries

  private func array(
    _ expression: Expression, _ elements: [Expression], _ target: RuntimeType
  ) throws -> Code? {
    let nominal = target.type.nominal
    guard nominal?.isLibrary == true, let element = target.type.arguments.first else {
      return try madeOfArray(expression, elements, target)
    }
    let codes = try elements.map { try emit($0, to: element).value }
    if nominal?.role == .set {
      let type = machine.runtime(element)
      return .value { frame in
        var table = TableBox.Storage()
        for code in codes { table.insert(TableKey(try code(frame), type), Value()) }
        return Value(TableBox(table))
      }
    }
    if codes.isEmpty { return .value { _ in Value(ArrayBox([])) } }
    return .value { frame in
      var items = ContiguousArray<Value>()
      items.reserveCapacity(codes.count)
      for code in codes { items.append(try code(frame)) }
      return Value(ArrayBox(items))
    }
  }

  private func madeOfArray(
    _ expression: Expression, _ elements: [Expression], _ target: RuntimeType
  ) throws -> Code? {
    guard
      let function = resolver.members("init", of: target.type, in: machine.signature)
        .compactMap({ $0.symbol.function }).first(where: { $0.labels == ["arrayLiteral"] })
    else { return nil }
    return try call(
      function, Reference(.function(function)), base: nil, given: [.many(elements)],
      result: target, owner: target.type, at: expression.position)
  }

  private func dictionary(
    _ expression: Expression, _ pairs: [(key: Expression, value: Expression)],
    _ target: RuntimeType
  ) throws -> Code? {
    let arguments = target.type.arguments
    guard target.type.nominal?.role == .dictionary, arguments.count == 2 else {
      return try madeOfDictionary(expression, pairs, target)
    }
    let codes = try pairs.map {
      (try emit($0.key, to: arguments[0]).value, try emit($0.value, to: arguments[1]).value)
    }
    let key = machine.runtime(arguments[0])
    let position = expression.position
    return .value { frame in
      var table = TableBox.Storage()
      for (first, second) in codes {
        let found = TableKey(try first(frame), key)
        if table.value(found) != nil {
          throw Trap("a dictionary literal has a key twice", at: position)
        }
        table.insert(found, try second(frame))
      }
      return Value(TableBox(table))
    }
  }
}

extension Emitter {
  /// A type of the program that a dictionary literal can stand for.
  private func madeOfDictionary(
    _ expression: Expression, _ pairs: [(key: Expression, value: Expression)],
    _ target: RuntimeType
  ) throws -> Code {
    guard
      let function = resolver.members("init", of: target.type, in: machine.signature)
        .compactMap({ $0.symbol.function }).first(where: { $0.labels == ["dictionaryLiteral"] }),
      let parameter = function.interface.parameters.first
    else { throw notKnown("a dictionary literal of this type", at: expression.position) }
    let reference = Reference(.function(function))
    let own = substitution(function, reference, owner: target)
    let pair = runtime(own.apply(parameter.type))
    let types = pair.tupleElements(machine)
    guard types.count == 2 else {
      throw notKnown("a dictionary literal of this type", at: expression.position)
    }
    let codes = try pairs.map {
      record(pair, [try emit($0.key, to: types[0].type), try emit($0.value, to: types[1].type)])
    }
    return try call(
      function, reference, base: nil, given: [.codes(codes)], result: target, owner: target.type,
      at: expression.position)
  }
}

extension [(Frame) throws -> Value] {
  func mapInto(_ frame: Frame) throws -> [Value] { try map { try $0(frame) } }
}

extension StringPiece {
  var text: String { if case .text(let text) = self { text } else { "" } }
  var isText: Bool { if case .text = self { true } else { false } }
}

extension RuntimeType {
  /// A number as this type keeps it.
  func rounded(_ number: Double) -> Double {
    type.nominal?.name == "Float" ? Double(Float(number)) : number
  }

  /// Its largest values are negative numbers in a word.
  var isUnsignedWord: Bool {
    let name = type.nominal?.name
    return name == "UInt" || name == "UInt64"
  }
}

extension Value {
  /// The text of a string or a character.
  func string() throws -> String {
    guard let object else { throw Trap.overlap }
    return try object.asText().text
  }
}

extension Type {
  /// Holds a value of any type that can be hashed, with that type.
  fileprivate var isAnyHashable: Bool {
    nominal?.name == "AnyHashable" && nominal?.isLibrary == true
  }
}
