extension Evaluator {
  func binary(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope,
    expecting type: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    switch name {
    case "&&", "||":
      let first = try evaluate(left, in: scope)
      if let own = try shortCircuited(name, first, right, in: scope, at: place) { return own }
      if try boolean(first, at: left.place) == (name == "||") { return .boolean(name == "||") }
      return .boolean(try boolean(evaluate(right, in: scope), at: right.place))
    case "??":
      let value = try evaluate(left, in: scope)
      guard case .optional(let wrapped) = value else { return value }
      if let wrapped { return wrapped }
      // The default is what the optional would hold.
      return try evaluate(right, as: type?.wrapped ?? type, in: scope)
    case "...", "..<": return try range(name, left, right, in: scope, at: place)
    case "==" where left.isNothing || right.isNothing,
      "!=" where left.isNothing || right.isNothing:
      // `nil` is the absence of the outermost value.
      let value = try evaluate(left.isNothing ? right : left, in: scope)
      var isNil = if case .optional(nil) = value { true } else { false }
      if case .opaque(let unknown) = unwrapped(value), unknown.isUnknown {
        isNil = hasDecided(unknown, at: place)
        let isOpen = if case .opaque = value { questions.value == nil } else { false }
        if isOpen || isNil {
          assume(.truth("\(value.shortText) == nil", takenFor: "\(isNil)"), at: place)
        }
      }
      return .boolean(isNil == (name == "=="))
    default:
      if let own = try applyChanging(name, left, [right], in: scope, at: place) { return own }
    }
    let (first, second) = try operands(name, left, right, in: scope, expecting: type)
    return try apply(name, first, second, at: place)
  }

  /// `&&` or `||` of the program's own, for what is no truth value; nil where there is none.
  private func shortCircuited(
    _ name: String, _ first: Value, _ right: Expression, in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    if case .boolean = unwrapped(first) { return nil }
    guard program.operators.contains(name) else { return nil }
    let later = Value.function(
      FunctionValue(
        .native { evaluator, _, _ in try evaluator.evaluate(right, in: scope) },
        number: nextNumber()))
    // An autoclosure is asked by the operator itself, or not at all.
    return try applyOwn(name, [first, later], at: place)
      ?? applyOwn(name, [first, evaluate(right, in: scope)], at: place)
  }

  private func range(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    let lower = try evaluate(left, in: scope)
    let upper = try evaluate(right, in: scope)
    if case .boolean(true) = try apply("<", upper, lower, at: place) {
      throw trap("Range requires lowerBound <= upperBound", at: place)
    }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: name == "..."))
  }

  /// Evaluates both sides, of which one may tell the other's type.
  private func operands(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope,
    expecting type: TypeReference?
  ) throws -> (Value, Value) {
    // An implicit member takes its type from the other side.
    if case .implicitMember = left.kind.head {
      // A literal has no type of its own: `.pi / 2` is a Double where nothing else is wanted.
      let isOfLiteral = right.numbers != nil && Self.arithmetic.contains(name)
      let wanted = isOfLiteral ? type?.isNumber == true ? type : TypeReference("Double") : nil
      let second = try evaluate(right, in: scope, expecting: wanted)
      let first = try evaluate(left, in: scope, expecting: wanted ?? comparedType(beside: second))
      return (first, second)
    }
    let expected = Self.arithmetic.contains(name) ? type : nil
    if expected == nil, let numbers = left.numbers {
      // A literal takes its type from the other side, too: `1 / 2 * x`.
      let floating = TypeReference("Double")
      let isFloating = numbers == .floating || right.numbers == .floating
      let second = try evaluate(right, in: scope, expecting: isFloating ? floating : nil)
      let wanted = isFloating ? floating : typeReference(of: second)
      let first = try evaluate(left, as: wanted?.isNumber == true ? wanted : nil, in: scope)
      return (fitted(first, left, beside: second, in: scope), second)
    }
    let first = try evaluate(left, in: scope, expecting: expected)
    let second = try evaluate(
      right, in: scope, expecting: expected ?? operandType(of: name, beside: first))
    return (
      fitted(first, left, beside: second, in: scope),
      fitted(second, right, beside: first, in: scope)
    )
  }

  /// What stands behind an operator: seconds are added to a date, anything else is of the same type.
  func operandType(of name: String, beside value: Value) -> TypeReference? {
    if ["+", "-"].contains(name), case .native(let object as any LibraryObject) = unwrapped(value),
      object.table.name == "Date"
    {
      return TypeReference("Double")
    }
    return comparedType(beside: value)
  }

  /// `user.id == 2`: a literal is of the other side's type, where that is one of the program's.
  private func fitted(
    _ value: Value, _ expression: Expression, beside other: Value, in scope: Scope
  ) -> Value {
    guard expression.isLiteral, let type = declaredType(of: unwrapped(other)) else { return value }
    return coerce(value, to: TypeReference(type.name), in: scope)
  }

  static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>",
  ]

  func prefix(
    _ name: String, _ operand: Expression, in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    if let own = try applyChanging(name, operand, in: scope, at: place) { return own }
    var type = type
    // `-.random(in: 1..<2)` is a Double where nothing else is wanted, as `.pi / 2` is.
    if type == nil, name == "-", case .implicitMember = operand.kind.head {
      type = TypeReference("Double")
    }
    return try apply(name, to: evaluate(operand, in: scope, expecting: type), at: place)
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
    if let value = try applyLibrary(name, left, right, at: place) { return value }
    switch name {
    case "==": return .boolean(try decidedEqual(left, right, at: place))
    case "!=": return .boolean(try !decidedEqual(left, right, at: place))
    case "===": return .boolean(unwrapped(left) == unwrapped(right))
    case "!==": return .boolean(unwrapped(left) != unwrapped(right))
    case "<", ">", "<=", ">=": return .boolean(try compare(name, left, right, at: place))
    case "~=": return .boolean(try matches(left, right, at: place))
    default: return try arithmetic(name, left, right, at: place)
    }
  }

  /// `AnimatablePair(1, 2) + AnimatablePair(3, 4)`: part by part.
  private func animatablePair(
    _ name: String, _ left: Value, _ right: Value, at place: SourcePlace
  ) throws -> Value? {
    guard name == "+" || name == "-", case .tuple(let one) = left, case .tuple(let other) = right,
      one.map(\.label) == Self.partsOfPair, other.map(\.label) == Self.partsOfPair
    else { return nil }
    return .tuple(
      try zip(one, other).map {
        TupleElement(label: $0.label, value: try apply(name, $0.value, $1.value, at: place))
      })
  }

  private static let partsOfPair: [String?] = ["first", "second"]

  private func arithmetic(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace)
    throws -> Value
  {
    // An implicitly unwrapped optional is used as what it holds.
    let left = lifted(left)
    let right = lifted(right)
    if let a = FixedInteger.number(left), let b = FixedInteger.number(right) {
      return try FixedInteger.compute(name, a, b, self, at: place)
    }
    if let pair = try animatablePair(name, left, right, at: place) { return pair }
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
        if let first = left.plainType, let second = right.plainType {
          throw Interruption.refused(
            "no \(name) takes \(first) and \(second); this does not compile", place)
        }
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
      .text(first + second, at: a.place, doubt: a.doubtOfText ?? b.doubtOfText))
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
    if let held = matchesHeld(pattern, value) { return held }
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

extension Value {
  /// The type of a number, a truth value or a text, in words.
  fileprivate var plainType: String? {
    switch self {
    case .boolean: "a Bool"
    case .integer: "an Int"
    case .fixed(let number): "a \(Swift.type(of: number))"
    case .double: "a Double"
    case .string: "a String"
    default: nil
    }
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
    case .binary(let name, let left, let right) where Evaluator.arithmetic.contains(name):
      guard let a = left.numbers, let b = right.numbers else { return nil }
      return a == .floating || b == .floating ? .floating : .whole
    default: return nil
    }
  }
}

extension Expression {
  /// A literal by itself: what type it has, what stands around it says.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .string, .boolean: true
    case .prefix("-", let operand): operand.isLiteral
    default: false
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
