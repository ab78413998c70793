extension Interpreter {
  func binary(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope,
    expecting type: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    switch name {
    case "&&":
      guard try boolean(evaluate(left, in: scope), at: left.place) else { return .boolean(false) }
      return .boolean(try boolean(evaluate(right, in: scope), at: right.place))
    case "||":
      if try boolean(evaluate(left, in: scope), at: left.place) { return .boolean(true) }
      return .boolean(try boolean(evaluate(right, in: scope), at: right.place))
    case "??":
      let value = try evaluate(left, in: scope)
      guard case .optional(let wrapped) = value else { return value }
      if let wrapped { return wrapped }
      return try evaluate(right, as: type, in: scope)
    case "...", "..<":
      let lower = try evaluate(left, in: scope)
      let upper = try evaluate(right, in: scope)
      if case .boolean(true) = try apply("<", upper, lower, at: place) {
        throw trap("Range requires lowerBound <= upperBound", at: place)
      }
      return .range(RangeValue(lower: lower, upper: upper, isClosed: name == "..."))
    default: break
    }
    if name == "==" || name == "!=", left.isNothing || right.isNothing {
      // `nil` is the absence of the outermost value.
      let value = try evaluate(left.isNothing ? right : left, in: scope)
      let isNil = if case .optional(nil) = value { true } else { false }
      return .boolean(isNil == (name == "=="))
    }
    // An implicit member takes its type from the other side.
    if case .implicitMember = left.kind.head {
      let second = try evaluate(right, in: scope)
      let first = try evaluate(left, in: scope, expecting: typeReference(of: second))
      return try apply(name, first, second, at: place)
    }
    let expected = Self.arithmetic.contains(name) ? type : nil
    let literals = (left.numbers, right.numbers)
    if expected == nil, let numbers = literals.0 {
      // A literal takes its type from the other side, too: `1 / 2 * x`.
      let floating = TypeReference("Double")
      let isFloating = numbers == .floating || literals.1 == .floating
      let second = try evaluate(right, in: scope, expecting: isFloating ? floating : nil)
      let wanted = isFloating ? floating : typeReference(of: second)
      return try apply(
        name, evaluate(left, as: wanted?.isNumber == true ? wanted : nil, in: scope), second,
        at: place)
    }
    let first = try evaluate(left, in: scope, expecting: expected)
    let second = try evaluate(right, in: scope, expecting: expected ?? typeReference(of: first))
    return try apply(name, first, second, at: place)
  }

  static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>",
  ]

  func prefix(
    _ name: String, _ operand: Expression, in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    try apply(name, to: evaluate(operand, in: scope, expecting: type), at: place)
  }

  /// A prefix or postfix operator: the program's own first.
  func apply(_ name: String, to value: Value, at place: SourcePlace) throws -> Value {
    if let own = try applyOwn(name, [value], at: place) { return own }
    if let number = FixedInteger.number(value),
      let result = try FixedInteger.prefix(name, number, self, at: place)
    {
      return result
    }
    switch (name, value) {
    case ("!", _): return .boolean(try !boolean(value, at: place))
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return value
    case ("...", _), ("..<", _):
      return .range(RangeValue(lower: nil, upper: value, isClosed: name == "..."))
    default: return .opaque(OpaqueValue(name: name, base: value, place: place))
    }
  }

  /// An operator on two values: the program's own first, then the standard library's.
  func apply(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws -> Value {
    if let own = try applyOwn(name, [left, right], at: place) { return own }
    switch name {
    case "==": return .boolean(try equal(left, right))
    case "!=": return .boolean(try !equal(left, right))
    case "===": return .boolean(unwrapped(left) == unwrapped(right))
    case "!==": return .boolean(unwrapped(left) != unwrapped(right))
    case "<", ">", "<=", ">=": return .boolean(try compare(name, left, right, at: place))
    case "~=": return .boolean(try matches(left, right, at: place))
    default: return try arithmetic(name, left, right, at: place)
    }
  }

  /// An operator function of the program that takes these operands: in the types of the operands,
  /// in what they conform to, or beside them; nil if there is none.
  func applyOwn(_ name: String, _ operands: [Value], at place: SourcePlace) throws -> Value? {
    guard let found = ownOperator(name, operands) else { return nil }
    let scope = Scope(selfVariable: nil, selfType: found.type, result: found.function.result)
    for (parameter, value) in zip(found.function.parameters, operands) {
      let isOptional = parameter.type?.wrapped != nil
      scope.declare(
        parameter.name,
        Variable(
          coerce(isOptional ? value : lifted(value), to: parameter.type, in: scope),
          type: parameter.type))
    }
    return try nested(at: place) { try run(found.function, in: scope) }
  }

  /// What an optional holds, where an operator wants no optional.
  private func lifted(_ value: Value) -> Value {
    if case .optional(let wrapped?) = value { return wrapped }
    return value
  }

  func ownOperator(_ name: String, _ operands: [Value]) -> (
    function: FunctionDeclaration, type: TypeInfo?
  )? {
    guard program.operators.contains(name) else { return nil }
    func fits(_ function: FunctionDeclaration, _ type: TypeInfo?) -> Bool {
      guard function.body != nil, function.parameters.count == operands.count else { return false }
      let scope = Scope(selfVariable: nil, selfType: type, result: nil)
      return zip(function.parameters, operands).allSatisfy { parameter, value in
        accepts(value, parameter.type, of: function, in: scope)
      }
    }
    for value in operands {
      let types = declaredType(of: unwrapped(value)).map { [$0] } ?? extensionTypes(of: value)
      for type in types {
        for info in program.lookupOrder(type) {
          if let function = info.staticMethods[name]?.first(where: { fits($0, type) }) {
            return (function, type)
          }
        }
      }
    }
    return program.functions[name]?.first { fits($0, nil) }.map { ($0, nil) }
  }

  /// Whether a value may be handed to a parameter of a type.
  func accepts(
    _ value: Value, _ type: TypeReference?, of function: FunctionDeclaration, in scope: Scope
  ) -> Bool {
    guard let type else { return true }
    if function.genericNames.contains(type.name) { return true }
    if type.isFunction {
      switch value {
      case .function, .type, .keyPath: return true
      default: return false
      }
    }
    switch value {
    case .optional(nil): return type.wrapped != nil
    case .optional: if type.wrapped == nil, type.name != "Any" { break } else { return true }
    // A whole literal does for a floating-point parameter.
    case .integer: if type.isNumber { return true }
    default: break
    }
    guard program.type(named: type.name, in: scope.selfType) == nil else {
      // `Self`, a protocol, or a type of the program.
      return isInstance(value, of: type, in: scope)
        || extensionTypes(of: unwrapped(value)).contains { $0.name == type.name }
        || (scope.selfType?.genericNames.contains(type.name) ?? false)
    }
    if Self.basicTypes.contains(type.name) || type.name == "()" || type.name == "Optional"
      || FixedInteger.isInteger(type.name)
    {
      return isInstance(value, of: type, in: scope)
    }
    return true
  }

  /// `==` as the program means it: its own where it declares one, else memberwise.
  func equal(_ left: Value, _ right: Value) throws -> Bool {
    guard declaresEquality else { return left == right }
    switch (left, right) {
    case (.optional(nil), .optional(nil)): return true
    case (.optional(nil), _), (_, .optional(nil)): return false
    case (.optional(let a?), _): return try equal(a, right)
    case (_, .optional(let b?)): return try equal(left, b)
    case (.array(let a), .array(let b)): return try equal(a, b)
    case (.tuple(let a), .tuple(let b)): return try equal(a.map(\.value), b.map(\.value))
    case (.structure, .structure), (.object, .object), (.enumeration, .enumeration):
      if let own = try applyOwn("==", [left, right], at: .nowhere), case .boolean(let value) = own {
        return value
      }
      return try memberwiseEqual(left, right)
    case (.set(let a), .set(let b)):
      return try a.count == b.count && keys(for: a) == keys(for: b)
    case (.dictionary(let a), .dictionary(let b)):
      return try a.count == b.count
        && zip(a.keys, a.values).allSatisfy { key, value in
          try get(b, key).map { try equal(value, $0) } ?? false
        }
    default: return left == right
    }
  }

  private func memberwiseEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.structure(let a), .structure(let b)):
      return try a.type === b.type && equal(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      return try a.type === b.type && a.name == b.name
        && equal(a.payload.map(\.value), b.payload.map(\.value))
    default: return left == right
    }
  }

  private func equal(_ left: [Value], _ right: [Value]) throws -> Bool {
    guard left.count == right.count else { return false }
    // Storage that is shared is equal; so values that share much are compared in time.
    let isShared = left.withUnsafeBytes { a in
      right.withUnsafeBytes { a.baseAddress == $0.baseAddress }
    }
    try countStep(at: .nowhere)
    return try isShared || zip(left, right).allSatisfy { try equal($0, $1) }
  }

  func compare(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws
    -> Bool
  {
    if let own = try applyOwn(name, [left, right], at: place), case .boolean(let value) = own {
      return value
    }
    if name != "<", declaredType(of: left) != nil {
      switch name {
      case ">": return try compare("<", right, left, at: place)
      case "<=": return try !compare("<", right, left, at: place)
      default: return try !compare("<", left, right, at: place)
      }
    }
    switch (left, right) {
    case (.string(let a), .string(let b)): return order(name, a, b)
    case (.integer(let a), .integer(let b)): return order(name, a, b)
    case (.enumeration(let a), .enumeration(let b)):
      let cases = a.type.cases.map(\.name)
      if a.name == b.name {
        return try compare(name, .tuple(a.payload), .tuple(b.payload), at: place)
      }
      return order(name, cases.firstIndex(of: a.name) ?? 0, cases.firstIndex(of: b.name) ?? 0)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) where try !equal(x.value, y.value) {
        return try compare(name, x.value, y.value, at: place)
      }
      return name.hasSuffix("=")
    default:
      if let a = FixedInteger.number(left), let b = FixedInteger.number(right) {
        switch name {
        case "<": return FixedInteger.isLess(a, b)
        case ">": return FixedInteger.isLess(b, a)
        case "<=": return !FixedInteger.isLess(b, a)
        default: return !FixedInteger.isLess(a, b)
        }
      }
      guard let a = number(left), let b = number(right) else {
        observer?.assumed(
          "\(left.debugText) \(name) \(right.debugText) is taken for false", at: place)
        return false
      }
      return order(name, a, b)
    }
  }

  private func order<T: Comparable>(_ name: String, _ left: T, _ right: T) -> Bool {
    switch name {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    default: left >= right
    }
  }

  private func arithmetic(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace)
    throws -> Value
  {
    // An implicitly unwrapped optional is used as what it holds.
    let left = lifted(left)
    let right = lifted(right)
    if let a = FixedInteger.number(left), let b = FixedInteger.number(right) {
      return try FixedInteger.compute(name, a, b, self, at: place)
    }
    if case .set(let a) = left, case .set(let b) = right, name == "-" {
      let others = try keys(for: b)
      return .set(try a.filter { try !others.contains(key(for: $0)) })
    }
    switch (left, right) {
    case (.string(let a), .string(let b)) where name == "+":
      try checkSize(a.utf8.count + b.utf8.count, at: place)
      return .string(a + b)
    case (.array, _) where name == "+", (.slice, _) where name == "+":
      let all = try elements(of: left, at: place) + elements(of: right, at: place)
      try checkSize(all.count, at: place)
      return .array(all)
    case (.view(let a), .view(let b)) where name == "+": return .view(joined(a, b))
    default:
      guard let a = number(left), let b = number(right) else {
        return .opaque(
          OpaqueValue(
            name: name, arguments: [TupleElement(value: left), TupleElement(value: right)],
            place: place))
      }
      return .double(floating(name, a, b))
    }
  }

  /// `Text("a") + Text("b")` is one text.
  private func joined(_ left: Description, _ right: Description) -> Description {
    guard case .framework(let a) = left.innermost, case .framework(let b) = right.innermost,
      case .string(let first)? = a.arguments["content"],
      case .string(let second)? = b.arguments["content"]
    else { return .group([left, right]) }
    return .framework(
      FrameworkView(
        name: "Text", arguments: ["content": .string(first + second)], content: [], deferred: [],
        place: a.place))
  }

  private func floating(_ name: String, _ a: Double, _ b: Double) -> Double {
    switch name {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    case "/": a / b
    case "%": a.truncatingRemainder(dividingBy: b)
    default: .nan
    }
  }

  /// `pattern ~= value`: the program's own operator first.
  func matches(_ pattern: Value, _ value: Value, at place: SourcePlace) throws -> Bool {
    if let own = try applyOwn("~=", [pattern, value], at: place) {
      return try boolean(own, at: place)
    }
    if case .range = pattern { return try contains(pattern, value, at: place) }
    return try equal(pattern, value)
  }

  /// `range ~= value`, `range.contains(value)`.
  func contains(_ range: Value, _ value: Value, at place: SourcePlace) throws -> Bool {
    guard case .range(let range) = range else { return try equal(range, value) }
    if let lower = range.lower, try !compare(">=", value, lower, at: place) { return false }
    guard let upper = range.upper else { return true }
    return try compare(range.isClosed ? "<=" : "<", value, upper, at: place)
  }
}

extension Expression.Kind {
  /// What a call is made on: `.loaded` in `.loaded(3)`.
  var head: Expression.Kind {
    if case .call(let callee, _) = self { return callee.kind.head }
    return self
  }
}

extension Expression {
  enum NumberKind { case whole, floating }

  /// What literals an expression is made of, if it is made of literals alone.
  var numbers: NumberKind? {
    switch kind {
    case .integer: return .whole
    case .float: return .floating
    case .prefix("-", let operand): return operand.numbers
    case .binary(let name, let left, let right) where Interpreter.arithmetic.contains(name):
      guard let a = left.numbers, let b = right.numbers else { return nil }
      return a == .floating || b == .floating ? .floating : .whole
    default: return nil
    }
  }
}

extension TypeReference {
  var isNumber: Bool {
    ["Int", "Double", "CGFloat", "Float", "TimeInterval"].contains(name)
      || FixedInteger.isInteger(name)
  }
}

extension Description {
  /// The description without its modifiers.
  var innermost: Description {
    if case .modified(let base, _) = self { return base.innermost }
    return self
  }
}
