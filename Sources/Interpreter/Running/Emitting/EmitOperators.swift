/// Operators. Those of numbers become one closure with their operands; the rest are calls.
extension Emitter {
  func binary(
    _ expression: Expression, _ left: Expression, _ name: Operator, _ right: Expression
  ) throws -> Code {
    switch name.name {
    case "&&" where isLogic(expression):
      let (first, second) = (try condition(left), try condition(right))
      return .boolean { try first($0) && second($0) }
    case "||" where isLogic(expression):
      let (first, second) = (try condition(left), try condition(right))
      return .boolean { try first($0) || second($0) }
    case "??": return try coalescing(expression, left, right)
    default: break
    }
    if name.name == "==" || name.name == "!=" {
      if let code = try comparisonWithNothing(left, name.name, right) { return code }
    }
    guard let reference = expression.reference, case .function(let function) = reference.target
    else { throw notKnown("`\(name.name)` here", at: name.position) }
    let mark = height
    let changesChain = left.isChain && function.interface.parameters.first?.isInout ?? false
    if let code = try builtIn(function, reference, left, name, right) {
      return changesChain ? chained(code, from: mark) : code
    }
    let type = self.type(of: expression)
    let code = try call(
      function, reference, base: nil, given: [.expression(left), .expression(right)],
      result: machine.runtime(changesChain ? type.wrapped ?? type : type),
      owner: operatorOwner(function, reference), at: name.position)
    return changesChain ? chained(code, from: mark) : code
  }

  /// A change of what an optional chain leads to: its value is nil where the chain ends before.
  func chained(_ change: Code, from mark: Int) -> Code {
    let run = change.effect
    let clear = clear(from: mark, to: height)
    let nothing = OptionalForm(wrapping: .void).nothing
    return .value { frame in
      do {
        try run(frame)
        return Value()
      } catch is ChainEnd {
        clear(frame)
        return nothing
      }
    }
  }

  private func isLogic(_ expression: Expression) -> Bool {
    guard case .function(let function)? = expression.reference?.target else { return true }
    return function.context.nominal?.isLibrary ?? (function.position.file < 0)
  }

  private func condition(_ expression: Expression) throws -> (Frame) throws -> Bool {
    try emit(expression, to: resolver.type(.boolean)).boolean
  }

  /// The type that stands for `Self` of an operator.
  func operatorOwner(_ function: Function, _ reference: Reference) -> Type? {
    guard let nominal = function.context.nominal else { return nil }
    if let selfParameter = nominal.selfParameter {
      return reference.arguments.first { $0.parameter === selfParameter }.map { concrete($0.type) }
    }
    let own = reference.arguments.map(\.type).prefix(
      resolver.signature(of: nominal).parameters.count)
    return concrete(Type(.nominal(nominal, Array(own))))
  }

  private func coalescing(
    _ expression: Expression, _ left: Expression, _ right: Expression
  ) throws -> Code {
    let type = self.type(of: expression)
    let from = self.type(of: left)
    guard let wrapped = from.wrapped else {
      return try convert(try emit(left), from: from, to: type, at: left.position)
    }
    let form = OptionalForm(wrapping: wrapped)
    let value = try emit(left).value
    let other = try emit(right, to: type)
    let keepsOptional = type.wrapped != nil && (wrapped.wrapped == nil || type == from)
    let source = keepsOptional ? from : wrapped
    let change = try machine.conversion(
      from: machine.runtime(source), to: machine.runtime(type), at: expression.position)
    if Shape(of: type) == .integer, change == nil {
      let second = other.integer
      return .integer { frame in
        let found = try value(frame)
        return form.isNothing(found) ? try second(frame) : found.word
      }
    }
    let second = other.value
    return .from(Shape(of: type)) { frame in
      let found = try value(frame)
      if form.isNothing(found) { return try second(frame) }
      let inner = keepsOptional ? found : form.unwrap(found)
      return try change?(inner) ?? inner
    }
  }

  private func comparisonWithNothing(
    _ left: Expression, _ name: String, _ right: Expression
  ) throws -> Code? {
    let other: Expression
    if case .nothing = right.kind {
      other = left
    } else if case .nothing = left.kind {
      other = right
    } else {
      return nil
    }
    guard let wrapped = type(of: other).wrapped else { return nil }
    let form = OptionalForm(wrapping: wrapped)
    let value = try emit(other).value
    let wanted = name == "=="
    return .boolean { form.isNothing(try value($0)) == wanted }
  }

  // MARK: Operators of the library

  /// An operator that works on words, or compares; nil for others.
  private func builtIn(
    _ function: Function, _ reference: Reference, _ left: Expression, _ name: Operator,
    _ right: Expression
  ) throws -> Code? {
    guard function.isOfLibrary, let first = function.interface.parameters.first,
      let second = function.interface.parameters.last
    else { return nil }
    let own = substitution(function, reference, owner: nil)
    var type = machine.concrete(own.apply(first.type))
    if function.context.nominal?.selfParameter != nil, type.hasUnknown {
      type = self.type(of: left)
    }
    let other = machine.concrete(own.apply(second.type))
    let operand = machine.runtime(type)
    guard isMachineOwn(function, of: operand) else { return nil }
    if first.isInout {
      return try compound(left, name, right, operand, other)
    }
    if name.name == "===" || name.name == "!==" {
      let (a, b) = (try emit(left).value, try emit(right).value)
      let wanted = name.name == "==="
      return .boolean { frame in
        let (first, second) = (try a(frame).object, try b(frame).object)
        let one = (first as? AnyBox)?.value.object ?? first
        let two = (second as? AnyBox)?.value.object ?? second
        return (one?.objectIdentity == two?.objectIdentity) == wanted
      }
    }
    switch operand.shape {
    case .integer, .double:
      guard machine.runtime(other).shape == operand.shape else { return nil }
      let (a, b) = (try emit(left, to: type), try emit(right, to: other))
      return NumberCode(type: operand, place: name.position).binary(name.name, a, b)
    case .boolean, .value: return try comparison(left, name.name, right, operand)
    case .void: return nil
    }
  }

  /// Whether an operator of the library is the machine's: nobody wrote what it does, or did that for
  /// types that are no numbers.
  private func isMachineOwn(_ function: Function, of type: RuntimeType) -> Bool {
    function.context.nominal == nil || function.syntax?.hasBody != true
      || type.shape == .integer || type.shape == .double
  }

  /// `==`, `<` and so on of whatever can be compared.
  private func comparison(
    _ left: Expression, _ name: String, _ right: Expression, _ type: RuntimeType
  ) throws -> Code? {
    guard ["==", "!=", "<", "<=", ">", ">="].contains(name) else { return nil }
    if type.type.metatypeInstance != nil || type.wrapped?.type.metatypeInstance != nil {
      let (a, b) = (try emit(left).value, try emit(right).value)
      let wanted = name == "=="
      return .boolean { frame in
        let (one, two) = (try a(frame).object as? TypeBox, try b(frame).object as? TypeBox)
        return (one?.type === two?.type) == wanted
      }
    }
    let a = try emit(left, to: type.type).value
    let b = try emit(right, to: type.type).value
    if type.type.nominal?.role == .string {
      switch name {
      case "==": return .boolean { try a($0).string() == b($0).string() }
      case "!=": return .boolean { try a($0).string() != b($0).string() }
      default: break
      }
    }
    let payloadless =
      type.type.nominal.map {
        $0.kind == .enumeration && !$0.isLibrary
          && $0.cases.allSatisfy { $0.syntax.parameters.isEmpty }
      } ?? false
    if payloadless, machine.ownOperator("==", of: type) == nil, name == "==" || name == "!=" {
      let wanted = name == "=="
      return .boolean { (try a($0).word == (try b($0).word)) == wanted }
    }
    switch name {
    case "==": return .boolean { try type.equals(try a($0), try b($0)) }
    case "!=": return .boolean { try !type.equals(try a($0), try b($0)) }
    case "<": return .boolean { try type.isLess(try a($0), try b($0)) }
    case ">":
      return .boolean { frame in
        let first = try a(frame)
        return try type.isLess(try b(frame), first)
      }
    case "<=":
      return .boolean { frame in
        let first = try a(frame)
        return try !type.isLess(try b(frame), first)
      }
    default: return .boolean { try !type.isLess(try a($0), try b($0)) }
    }
  }

  /// `+=` and the like of numbers, strings and arrays.
  private func compound(
    _ left: Expression, _ name: Operator, _ right: Expression, _ type: RuntimeType, _ other: Type
  ) throws -> Code? {
    guard name.name.hasSuffix("="),
      ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"]
        .contains(String(name.name.dropLast()))
    else { return nil }
    let plain = String(name.name.dropLast())
    if type.shape == .integer || type.shape == .double {
      let number = NumberCode(type: type, place: name.position)
      guard let place = try placeToChange(left) else { return nil }
      let slots = (allocate(reference: false), allocate(reference: false))
      let value = try emit(
        right, to: plain == "<<" || plain == ">>" ? self.type(of: right) : type.type)
      if let slot = place.slot, type.isWord,
        let code = number.inPlace(plain, slot, value.integerOperand)
      {
        return .void(code)
      }
      return try compoundNumber(plain, place, value, number, slots)
    }
    guard name.name == "+=" else { return nil }
    if type.type.nominal?.role == .string {
      guard let place = try placeToChange(left) else { return nil }
      let slot = allocate()
      let value = try emit(right).value
      if let quick = place.quick {
        return .void(
          place.whole { frame in
            let text = try value(frame).string()
            try TextBox.append(text, at: try quick(frame))
          })
      }
      let change = place.change(isBrief: true) { frame, pointer in
        try TextBox.append(try frame[slot].string(), at: pointer)
        frame[slot].object = nil
      }
      return .void(
        place.whole { frame in
          frame[slot] = try value(frame)
          try change(frame)
        })
    }
    return nil
  }

  /// The value is found out first, then the place is read and written.
  private func compoundNumber(
    _ name: String, _ place: Place, _ value: Code, _ number: NumberCode, _ slots: (Int, Int)
  ) throws -> Code? {
    let (slot, old) = slots
    let store = value.store(in: slot)
    guard
      let result = number.binary(
        name, .slot(old, place.type.shape), .slot(slot, value.shape))
    else { return nil }
    let compute = result.value
    let change = place.change(isBrief: true) { frame, pointer in
      frame[old].word = pointer.pointee.word
      pointer.pointee.word = try compute(frame).word
    }
    return .void(
      place.whole {
        try store($0); try change($0)
      })
  }

  // MARK: One operand

  func unary(_ expression: Expression, _ name: String, _ operand: Expression) throws -> Code {
    let type = runtime(self.type(of: expression))
    let isOwn =
      if case .function(let function)? = expression.reference?.target { !function.isOfLibrary } else
      {
        false
      }
    if !isOwn, let code = try partialRange(name, operand, type) { return code }
    guard let reference = expression.reference, case .function(let function) = reference.target
    else { throw notKnown("`\(name)` here", at: expression.position) }
    if function.isOfLibrary, isMachineOwn(function, of: type) {
      let code = try emit(operand, to: type.type)
      let position = expression.position
      switch (name, type.shape) {
      case ("!", .boolean):
        let run = code.boolean
        return .boolean { try !run($0) }
      case ("-", .integer):
        if case .integer(.constant(let number)) = code, number != .min {
          return .integer(.constant(-number))
        }
        return NumberCode(type: type, place: position).binary("-", .integer(.constant(0)), code)
          ?? code
      case ("-", .double):
        if case .double(.constant(let number)) = code { return .double(.constant(-number)) }
        let run = code.double
        return .double { -(try run($0)) }
      case ("~", .integer):
        let run = code.integer
        let fit = type.fitting
        return .integer { fit(~(try run($0))) }
      case ("+", _): return code
      default: break
      }
    }
    return try call(
      function, reference, base: nil, given: [.expression(operand)], result: type,
      owner: operatorOwner(function, reference), at: expression.position)
  }

  private func partialRange(
    _ name: String, _ operand: Expression, _ type: RuntimeType
  ) throws -> Code? {
    guard name == "..." || name == "..<", let bound = type.type.arguments.first else { return nil }
    return record(type, [try emit(operand, to: bound)])
  }

  // MARK: Matching

  /// `0..<5` as a pattern.
  func rangeTest(
    _ value: Expression, _ found: Type, _ slot: Int, _ type: RuntimeType
  ) throws -> ((Frame) throws -> Bool)? {
    guard let nominal = found.nominal, nominal.isLibrary, nominal.name.contains("Range"),
      let bound = found.arguments.first, found != type.type
    else { return nil }
    let less = machine.runtime(bound).isLess
    let range = try emit(value).value
    let form = type.wrapped.map { OptionalForm(wrapping: $0.type) }
    let name = nominal.name
    return { frame in
      var item = frame[slot]
      if let form {
        if form.isNothing(item) { return false }
        item = form.unwrap(item)
      }
      return try RangeForm.contains(try range(frame), name, item, less)
    }
  }

  /// `~=` that the program declares.
  func ownMatch(
    _ match: Reference, _ value: Expression, _ slot: Int, _ type: RuntimeType
  ) throws -> ((Frame) throws -> Bool)? {
    guard case .function(let function) = match.target else { return nil }
    return try call(
      function, match, base: nil,
      given: [.expression(value), .code(.slot(slot, type.shape), type)],
      result: machine.runtime(resolver.type(.boolean)), owner: nil, at: value.position
    ).boolean
  }
}

extension Expression {
  /// `base?.name`: nothing is assigned where base is nil.
  var isChain: Bool {
    switch kind {
    case .chain, .unwrapOrLeave: true
    default: false
    }
  }
}

extension Function {
  var isOfLibrary: Bool { position.file < 0 }
}

extension TextBox {
  /// As many bytes as the machine has room for in one string.
  static let longest = 1 << 28

  /// Adds to the string in a place, in place if nobody else has it.
  static func append(_ text: String, at place: Pointer) throws {
    let isUnique = isKnownUniquelyReferenced(&place.pointee.object)
    guard let object = place.pointee.object else { throw Trap.overlap }
    let box = try object.asText()
    if box.text.utf8.count + text.utf8.count > longest { throw Trap.tooMany }
    // A part of a string that is added to is one no longer.
    if isUnique, !(box is SubstringBox) {
      box.text += text
    } else {
      place.pointee.object = TextBox(box.text + text)
    }
  }
}
