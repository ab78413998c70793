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
      // The default is what the optional would hold.
      return try evaluate(right, as: type?.wrapped ?? type, in: scope)
    case "...", "..<":
      let lower = try evaluate(left, in: scope)
      let upper = try evaluate(right, in: scope)
      if case .boolean(true) = try apply("<", upper, lower, at: place) {
        throw trap("Range requires lowerBound <= upperBound", at: place)
      }
      return .range(RangeValue(lower: lower, upper: upper, isClosed: name == "..."))
    default: break
    }
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(name)
    let expected = isArithmetic ? type : nil
    // An implicit member takes its type from the other side.
    if case .implicitMember = left.kind.head {
      let second = try evaluate(right, in: scope)
      let first = try evaluate(left, in: scope, expecting: typeReference(of: second))
      return try apply(name, first, second, at: place)
    }
    let first = try evaluate(left, in: scope, expecting: expected)
    let second = try evaluate(right, in: scope, expecting: expected ?? typeReference(of: first))
    return try apply(name, first, second, at: place)
  }

  func prefix(
    _ name: String, _ operand: Expression, in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    let value = try evaluate(operand, in: scope, expecting: type)
    switch (name, value) {
    case ("!", _): return .boolean(try !boolean(value, at: place))
    case ("-", .integer(let number)): return .integer(-number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", _): return value
    case ("...", _), ("..<", _):
      return .range(RangeValue(lower: nil, upper: value, isClosed: name == "..."))
    default: return .opaque(OpaqueValue(name: name, base: value, place: place))
    }
  }

  /// An operator on two values: the program's own first, then the standard library's.
  func apply(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws -> Value {
    if let own = try applyOwn(name, left, right, at: place) { return own }
    if let value = try applyLibrary(name, left, right, at: place) { return value }
    switch name {
    case "==": return .boolean(try equal(left, right))
    case "!=": return .boolean(try !equal(left, right))
    case "===": return .boolean(unwrapped(left) == unwrapped(right))
    case "!==": return .boolean(unwrapped(left) != unwrapped(right))
    case "<", ">", "<=", ">=": return .boolean(try compare(name, left, right, at: place))
    case "~=": return .boolean(try contains(left, right, at: place))
    default: return try arithmetic(name, left, right, at: place)
    }
  }

  private func applyOwn(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws
    -> Value?
  {
    let types = [declaredType(of: unwrapped(left)), declaredType(of: unwrapped(right))].compactMap {
      $0
    }
    for type in types {
      for info in program.lookupOrder(type) {
        guard
          let function = info.staticMethods[name]?.first(where: {
            $0.parameters.count == 2 && $0.body != nil
          })
        else { continue }
        let scope = Scope(selfVariable: nil, selfType: type, result: function.result)
        for (parameter, value) in zip(function.parameters, [left, right]) {
          scope.declare(parameter.name, Variable(unwrapped(value), type: parameter.type))
        }
        return try nested(at: place) { try run(function, in: scope) }
      }
    }
    return nil
  }

  /// `==` as the program means it: its own where it declares one, else memberwise.
  func equal(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.optional(nil), .optional(nil)): return true
    case (.optional(nil), _), (_, .optional(nil)): return false
    case (.optional(let a?), _): return try equal(a, right)
    case (_, .optional(let b?)): return try equal(left, b)
    case (.array(let a), .array(let b)):
      return a.count == b.count ? try zip(a, b).allSatisfy { try equal($0, $1) } : false
    case (.structure, .structure), (.object, .object), (.enumeration, .enumeration):
      if let own = try applyOwn("==", left, right, at: .nowhere), case .boolean(let value) = own {
        return value
      }
      return left == right
    default: return left == right
    }
  }

  private func compare(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws
    -> Bool
  {
    if name != "<", declaredType(of: left) != nil {
      switch name {
      case ">": return try compare("<", right, left, at: place)
      case "<=": return try !compare("<", right, left, at: place)
      default: return try !compare("<", left, right, at: place)
      }
    }
    if let own = try applyOwn(name, left, right, at: place)
      ?? applyLibrary(name, left, right, at: place), case .boolean(let value) = own
    {
      return value
    }
    switch (left, right) {
    case (.string(let a), .string(let b)): return order(name, a, b)
    case (.integer(let a), .integer(let b)): return order(name, a, b)
    case (.enumeration(let a), .enumeration(let b)):
      let cases = a.type.cases.map(\.name)
      return order(name, cases.firstIndex(of: a.name) ?? 0, cases.firstIndex(of: b.name) ?? 0)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) where x.value != y.value {
        return try compare(name, x.value, y.value, at: place)
      }
      return name.hasSuffix("=")
    default:
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
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return .integer(try whole(name, a, b, at: place))
    case (.string(let a), .string(let b)) where name == "+":
      try checkSize(a.utf8.count + b.utf8.count, at: place)
      return .string(a + b)
    case (.array(let a), .array(let b)) where name == "+":
      try checkSize(a.count + b.count, at: place)
      return .array(a + b)
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

  private func whole(_ name: String, _ a: Int, _ b: Int, at place: SourcePlace) throws -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/", "%":
      if b == 0 { throw trap("Division by zero", at: place) }
      result =
        name == "/"
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case "&+": return a &+ b
    case "&-": return a &- b
    case "&*": return a &* b
    case "&": return a & b
    case "|": return a | b
    case "^": return a ^ b
    case "<<": return a << b
    case ">>": return a >> b
    default: throw trap("operator '\(name)' is not known for Int", at: place)
    }
    if result.overflow { throw trap("Arithmetic overflow in '\(a) \(name) \(b)'", at: place) }
    return result.partialValue
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

extension Description {
  /// The description without its modifiers.
  var innermost: Description {
    if case .modified(let base, _) = self { return base.innermost }
    return self
  }
}
