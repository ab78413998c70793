extension Emitter {
  /// An expression as what its context takes it for.
  func emit(_ expression: Expression, to target: Type) throws -> Code {
    if expression.type == nil || isLiteral(expression) {
      if let code = try literal(expression, as: target) { return code }
    }
    if case .closure(let closure) = expression.kind {
      return try self.closure(closure, as: target, type: type(of: expression))
    }
    let from = type(of: expression)
    if from.isUnknown {
      // What is expected here tells something of it.
      var isDone = false
      let code = try emit(expression) { missing in
        isDone = true
        return reasked(expression, as: target, missing)
          ?? .from(Shape(of: target)) { _ in throw missing }
      }
      if isDone, target.isSettled { return code }
      return try convert(code, from: from, to: target, at: expression.position)
    }
    if expression.type?.isAbstract == true, from.wrapped != nil, from != target,
      let wrapped = target.wrapped
    {
      // A generic value that is an optional here is one value there: `values[key] = value`.
      let inner = try convert(
        try emit(expression), from: from, to: wrapped, at: expression.position)
      return try convert(inner, from: wrapped, to: target, at: expression.position)
    }
    return try convert(try emit(expression), from: from, to: target, at: expression.position)
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .nothing, .boolean, .string: true
    case .array, .dictionary: expression.type?.metatypeInstance == nil
    default: false
    }
  }

  /// An expression in the form of its own type. What is not known in it is said when it is reached.
  func emit(_ expression: Expression) throws -> Code {
    try emit(expression) { missing in
      reasked(expression, as: nil, missing)
        ?? .from(Shape(of: type(of: expression))) { _ in throw missing }
    }
  }

  private func emit(
    _ expression: Expression, otherwise: (NotKnown) throws -> Code
  ) throws -> Code {
    let mark = height
    do {
      return try known(expression)
    } catch let missing as NotKnown where !isReasked {
      release(to: mark)
      return machine.isHosted ? try evaluated(expression, missing) : try otherwise(missing)
    }
  }

  private func known(_ expression: Expression) throws -> Code {
    if machine.isHosted, expression.needsType, expression.type?.hasUnknown ?? true {
      throw notKnown("something of a type that nobody declared", at: expression.position)
    }
    switch expression.kind {
    case .integer, .float, .boolean, .string, .nothing, .array, .dictionary:
      if let type = metatype(expression) { return type }
      if let code = try literal(expression, as: type(of: expression)) { return code }
      throw notKnown("this literal", at: expression.position)
    case .regex(let literal): return try regex(literal, at: expression.position)
    case .tuple(let elements): return try tuple(expression, elements)
    case .name(let name): return try self.name(expression, name)
    case .member(let base, let name): return try member(expression, base, name)
    case .implicitMember(let name): return try implicitMember(expression, name)
    case .superclass: return try selfCode(at: expression.position)
    case .type: return try metatypeCode(expression)
    case .call(let callee, let arguments): return try call(expression, callee, arguments)
    case .element(let base, let arguments):
      guard let place = try elementPlace(expression, base, arguments) else {
        throw notKnown("this subscript", at: expression.position)
      }
      return place.read
    case .closure(let closure):
      let type = type(of: expression)
      return try self.closure(closure, as: type, type: type)
    case .keyPath(_, let components): return try keyPath(expression, components)
    case .prefix(let name, let operand): return try unary(expression, name, operand)
    case .postfix(let name, let operand): return try unary(expression, name, operand)
    case .binary(let left, let name, let right): return try binary(expression, left, name, right)
    case .assign(let left, let right): return try assign(left, right)
    default: return try control(expression)
    }
  }

  private func control(_ expression: Expression) throws -> Code {
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise):
      let type = type(of: expression)
      let test = try emit(condition, to: resolver.type(.boolean)).boolean
      return .choose(
        Shape(of: type), test, try emit(then, to: type), try emit(otherwise, to: type))
    case .branch(let branch): return try branchValue(branch, type(of: expression))
    case .select(let selection): return try selectionValue(selection, type(of: expression))
    case .unwrapOrLeave(let inner):
      if let type = metatype(expression) { return type }
      return try unwrap(inner) { throw ChainEnd.shared }
    case .chain(let inner): return try chain(expression, inner)
    case .force(let inner): return try forced(inner, at: expression.position)
    case .cast(let inner, _, let kind): return try cast(expression, inner, kind)
    case .attempt(let inner, let kind): return try attempt(expression, inner, kind)
    case .wait(let inner):
      machine.noteMayWait()
      let outer = isAwaited
      isAwaited = true
      defer { isAwaited = outer }
      return try emit(inner)
    case .reference(let inner): return try emit(inner)
    case .packElement(let inner): return try packElement(expression, inner)
    case .packExpansion(let pattern):
      return .void(sequence(try turns(of: pattern) { _ in try emit(pattern).effect }))
    case .macro(let macro): return try self.macro(expression, macro)
    case .discard: return .void { _ in }
    case .given:
      if let code = given(for: expression) ?? metatype(expression) { return code }
      throw notKnown("a value that nobody gives", at: expression.position)
    default: throw notKnown("this expression", at: expression.position)
    }
  }

  // MARK: Tuples

  private func tuple(_ expression: Expression, _ elements: [Argument]) throws -> Code {
    if let type = metatype(expression) { return type }
    if elements.isEmpty { return .void { _ in } }
    let type = runtime(self.type(of: expression))
    if elements.contains(where: { $0.value.isPackExpansion }) {
      return try expandedTuple(elements, type)
    }
    if elements.count == 1 { return try emit(elements[0].value) }
    let types = type.tupleElements(machine)
    guard types.count == elements.count else {
      throw notKnown("this tuple", at: expression.position)
    }
    return record(type, try zip(elements, types).map { try emit($0.value, to: $1.type) })
  }

  /// A record of values, found out first to last.
  func record(_ type: RuntimeType, _ codes: [Code]) -> Code {
    let parts = codes.map(\.value)
    if parts.count == 1 {
      let first = parts[0]
      return .value { frame in
        let value = try first(frame)
        let record = Record.make(type, 1)
        record.fields[0] = value
        return Value(record)
      }
    }
    if parts.count == 2 {
      let (first, second) = (parts[0], parts[1])
      return .value { frame in
        let a = try first(frame)
        let b = try second(frame)
        let record = Record.make(type, 2)
        record.fields[0] = a
        record.fields[1] = b
        return Value(record)
      }
    }
    return .value { frame in
      let record = Record.make(type, parts.count)
      for (index, part) in parts.enumerated() { record.fields[index] = try part(frame) }
      return Value(record)
    }
  }

  // MARK: Unwrapping

  private func unwrap(
    _ inner: Expression, _ fail: @escaping () throws -> Void
  ) throws -> Code {
    let type = type(of: inner)
    let code = try emit(inner)
    guard let wrapped = type.wrapped else { return code }
    return unwrap(code, wrapped, fail)
  }

  private func forced(_ inner: Expression, at position: SourcePosition) throws -> Code {
    let trap = Trap("nil was found where a value has to be", at: position)
    guard inner.isDelegation else { return try unwrap(inner) { throw trap } }
    // `self.init(…)!` gives no value: it sets `self`.
    let run = try emit(inner).effect
    return .void { frame in
      do { try run(frame) } catch is FailedInitializer { throw trap }
    }
  }

  func unwrap(_ code: Code, _ wrapped: Type, _ fail: @escaping () throws -> Void) -> Code {
    let form = OptionalForm(wrapping: wrapped)
    let value = code.value
    switch Shape(of: wrapped) {
    case .integer:
      return .integer { frame in
        let found = try value(frame)
        if found.object == nil { try fail() }
        return found.word
      }
    default:
      return .from(Shape(of: wrapped)) { frame in
        let found = try value(frame)
        if form.isNothing(found) { try fail() }
        return form.unwrap(found)
      }
    }
  }

  private func chain(_ expression: Expression, _ inner: Expression) throws -> Code {
    if let type = metatype(expression) { return type }
    let type = type(of: expression)
    let from = self.type(of: inner)
    // `Int?.some(3).description`: the question mark belongs to a type.
    if from == type, type.wrapped == nil, !type.isVoid, !type.isUnknown { return try emit(inner) }
    let mark = height
    // `a?.b = c` and `a?.change()` give nothing.
    guard let wrapped = type.wrapped else {
      let run = try emit(inner).effect
      let clear = clear(from: mark, to: height)
      return .void { frame in
        do { try run(frame) } catch is ChainEnd { clear(frame) }
      }
    }
    let form = OptionalForm(wrapping: wrapped)
    let nothing = form.nothing
    let code = try convert(
      try emit(inner), from: from, to: type, at: expression.position
    ).value
    let clear = clear(from: mark, to: height)
    return .value { frame in
      do {
        return try code(frame)
      } catch is ChainEnd {
        clear(frame)
        return nothing
      }
    }
  }

  // MARK: Casts

  private func cast(
    _ expression: Expression, _ inner: Expression, _ kind: Expression.CastKind
  ) throws -> Code {
    let type = type(of: expression)
    if let call = machine.checker.bridgings[ObjectIdentifier(expression)] {
      let from = runtime(self.type(of: inner))
      // What may be such an object already is not made one again.
      guard from.isDynamic || from.isReference else { return try emit(call, to: type) }
      return try certain(expression, try emit(inner), from, to: machine.runtime(type))
    }
    if kind == .convert {
      let given = self.type(of: inner)
      if type.isBridged, let nominal = given.nominal, !nominal.isReference {
        throw notKnown("a `\(given)` as a `\(type)`", at: expression.position)
      }
      // `name as String` of an `NSString`.
      if given.isBridged, !type.isBridged, type.wrapped == nil, type.nominal?.isReference == false {
        let target = machine.runtime(type)
        return try certain(expression, try emit(inner), machine.runtime(given), to: target)
      }
      return try emit(inner, to: type)
    }
    let from = runtime(self.type(of: inner))
    let value = try emit(inner).value
    switch kind {
    case .test:
      guard case .cast(_, let written, _) = expression.kind else { break }
      let target = runtime(resolver.type(written, in: typeContext))
      let cast = machine.cast(from: from, to: target)
      return .boolean { try cast(try value($0)) != nil }
    case .attempt:
      guard let wrapped = type.wrapped else { break }
      let form = OptionalForm(wrapping: wrapped)
      let cast = machine.cast(from: from, to: machine.runtime(wrapped))
      return .value { frame in
        guard let found = try cast(try value(frame)) else { return form.nothing }
        return form.wrap(found)
      }
    default: return try certain(expression, .value(value), from, to: machine.runtime(type))
    }
    throw notKnown("this cast", at: expression.position)
  }

  /// `as!`, and `as` where only the value tells what becomes of it.
  private func certain(
    _ expression: Expression, _ code: Code, _ from: RuntimeType, to target: RuntimeType
  ) throws -> Code {
    let cast = machine.cast(from: from, to: target)
    let (value, position, machine) = (code.value, expression.position, machine)
    return .from(target.shape) { frame in
      let whole = try value(frame)
      guard let found = try cast(whole) else {
        let given = from.isDynamic ? machine.dynamicType(of: whole) : from
        throw Trap("a `\(given.type)` is no `\(target.type)`", at: position)
      }
      return found
    }
  }

  private func macro(_ expression: Expression, _ macro: Macro) throws -> Code {
    let position = caller?.position ?? expression.position
    let lines =
      machine.files.indices.contains(Int(position.file))
      ? machine.files[Int(position.file)].lines : SourceLines()
    let location = lines.location(of: Int(position.offset))
    switch macro.name {
    case "function": return .constant(Value(caller?.function ?? functionName))
    case "line": return .integer(.constant(location.line))
    case "column": return .integer(.constant(location.column))
    case "file", "fileID", "filePath":
      return .constant(Value("\(Machine.moduleName)/main.swift"))
    default: throw notKnown("`#\(macro.name)`", at: expression.position)
    }
  }

  // MARK: Assigning

  private func assign(_ left: Expression, _ right: Expression) throws -> Code {
    if case .discard = left.kind { return .void(try emit(right).effect) }
    if case .tuple(let targets) = left.kind, targets.count > 1 {
      return try assignParts(targets, right)
    }
    guard let place = try placeToChange(left) else {
      throw notKnown("an assignment to this", at: left.position)
    }
    let mark = height
    let write = place.write(try emit(right, to: place.type.type))
    return left.isChain ? chained(.void(write), from: mark) : .void(write)
  }

  /// `(a, b) = (b, a)`: all values first.
  private func assignParts(_ targets: [Argument], _ right: Expression) throws -> Code {
    let places = try targets.map { target -> Place? in
      if case .discard = target.value.kind { return nil }
      guard let place = try placeToChange(target.value) else {
        throw notKnown("an assignment to this", at: target.value.position)
      }
      return place
    }
    let slots = targets.map { _ in allocate() }
    let first = height
    var stores: [(Frame) throws -> Void] = []
    if case .tuple(let values) = right.kind, values.count == targets.count {
      for (index, value) in values.enumerated() {
        let type = places[index]?.type.type ?? type(of: value.value)
        stores.append(try emit(value.value, to: type).store(in: slots[index]))
      }
    } else {
      let types = runtime(type(of: right)).tupleElements(machine)
      let whole = allocate()
      stores.append(try emit(right).store(in: whole))
      for (index, slot) in slots.enumerated() {
        let part = Code.from(types[index].shape) { try $0[whole].fields()[index] }
        let type = places[index]?.type.type ?? types[index].type
        stores.append(
          try convert(part, from: types[index].type, to: type, at: right.position).store(in: slot))
      }
    }
    release(to: first)
    for (place, slot) in zip(places, slots) {
      if let place { stores.append(place.write(.slot(slot, place.type.shape))) }
    }
    let clear = clear(from: slots[0], to: first + 1)
    let all = sequence(stores)
    return .void {
      try all($0); clear($0)
    }
  }

  func selfCode(at position: SourcePosition) throws -> Code {
    guard let place = selfPlace() else { throw notKnown("self here", at: position) }
    return place.read
  }
}

extension Expression {
  /// What it computes is of a type that the checker finds out, unless it meets something unknown.
  fileprivate var needsType: Bool {
    switch kind {
    case .binary, .prefix, .postfix, .call, .element, .ternary, .closure: true
    default: false
    }
  }
}
