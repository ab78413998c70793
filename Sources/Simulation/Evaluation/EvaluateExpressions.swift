extension Evaluator {
  /// - Parameter type: What the context expects, where it is known. The result need not have that
  ///   type yet.
  func evaluate(
    _ expression: Expression, in scope: Scope, expecting type: TypeReference? = nil
  ) throws -> Value {
    if let value = try engine.evaluate(expression, in: scope, expecting: type, for: self) {
      return value
    }
    let place = expression.place
    switch expression.kind {
    case .integer(let value):
      return number(.integer(value), expression, in: scope, expecting: type)
    case .float(let value): return number(.double(value), expression, in: scope, expecting: type)
    case .boolean(let value): return .boolean(value)
    case .nothing: return .optional(nil)
    case .string(let pieces):
      return .string(try string(pieces, in: scope, as: type))
    case .name(let name):
      let value = try value(named: name, in: scope, expecting: type, at: place)
      return try completed(value, name, of: scope.selfVariable?.value, expression, in: scope)
    case .libraryFunction(let name):
      return try nativeFunction(name)
        ?? value(named: name, in: scope, expecting: type, at: place)
    case .type(let type): return .type(type)
    case .member(let base, let name):
      let value = try member(base, name, in: scope, expecting: type, at: place)
      guard base.isPath, case .opaque(let unknown) = value else { return value }
      return try completed(value, name, of: unknown.base, expression, in: scope)
    case .implicitMember(let name):
      return try implicitMember(
        name, arguments: nil, in: scope,
        expecting: typeMeant(by: expression, expecting: type), at: place)
    case .call(let callee, let arguments):
      return try call(callee, arguments, in: scope, expecting: type, at: place)
    case .element(let base, let arguments):
      return try element(base, arguments, in: scope, at: place)
    case .closure(let closure):
      return .function(self.closure(closure, in: scope, type: type, isBuilder: false))
    default: return try evaluateComposite(expression, in: scope, expecting: type)
    }
  }

  private func evaluateComposite(
    _ expression: Expression, in scope: Scope, expecting type: TypeReference?
  ) throws -> Value {
    let place = expression.place
    switch expression.kind {
    case .array(let elements): return try array(elements, in: scope, expecting: type)
    case .dictionary(let pairs): return try dictionary(pairs, in: scope, expecting: type)
    case .tuple(let elements): return try tuple(elements, in: scope, expecting: type)
    case .prefix(let name, let operand):
      let known = engine.type(ofLeaf: expression)
      return try prefix(name, operand, in: scope, expecting: known ?? type, at: place)
    case .postfix(let name, let operand):
      return try postfix(name, operand, in: scope, at: place)
    case .binary(let name, let left, let right):
      return try binary(name, left, right, in: scope, expecting: type, at: place)
    case .assign(let target, let name, let value):
      try assignIfThere(target, name, value, in: scope, at: place)
      return .void
    case .ternary(let condition, let yes, let no):
      return try ternary(condition, yes, no, in: scope, expecting: type)
    case .branch, .select:
      if case .normal(let value) = try execute(control: expression, in: scope) {
        return coerce(value, to: type, in: scope)
      }
      return .void
    case .unwrapOrLeave(let base): return try link(base, in: scope)
    case .chain(let inner):
      do { return optional(try evaluate(inner, in: scope)) } catch Interruption.leaveChain {
        return .optional(nil)
      }
    case .force(let operand): return try forced(operand, in: scope, expecting: type, at: place)
    case .cast(let operand, let type, let kind):
      return try cast(operand, type, kind, in: scope, at: place)
    case .attempt(let operand, let kind):
      return try attempt(operand, kind, in: scope, type, at: place)
    case .wait(let operand): return try evaluate(operand, in: scope, expecting: type)
    case .keyPath(_, let components): return try keyPath(components, in: scope)
    case .reference(let operand): return try evaluate(operand, in: scope)
    case .macro(let name, let arguments):
      // What a fetch asks of each element stays the closure that it is written as.
      guard name == "Predicate", let condition = arguments.last else {
        return macro(name, at: place)
      }
      return try evaluate(condition.value, in: scope)
    case .unknown(let text):
      observer?.assumed(.unknownValue(text), at: place)
      return .opaque(OpaqueValue(name: text, place: place))
    default: return .void
    }
  }

  /// `a?.b = c` and `a? += 1` do nothing where `a` is nil.
  private func assignIfThere(
    _ target: Expression, _ name: String?, _ value: Expression, in scope: Scope,
    at place: SourcePlace
  ) throws {
    do {
      _ = try doubting { try assign(target, name, value, in: scope, at: place) }
    } catch Interruption.leaveChain {}
  }

  private func postfix(
    _ name: String, _ operand: Expression, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    if let own = try applyChanging(name, operand, in: scope, at: place) { return own }
    let value = try evaluate(operand, in: scope)
    if name != "..." { return try apply(name, to: value, at: place) }
    return .range(RangeValue(lower: value, upper: nil, isClosed: true))
  }

  // MARK: Literals

  /// A number without a fraction may stand for one with a fraction, and for what the program makes
  /// of it.
  private func number(
    _ value: Value, _ literal: Expression, in scope: Scope, expecting type: TypeReference?
  ) -> Value {
    if let known = engine.type(ofLeaf: literal) { return coerce(value, to: known, in: scope) }
    guard let type, case .integer(let number) = value else { return value }
    return ["Double", "CGFloat", "Float", "TimeInterval"].contains(type.wrapped?.name ?? type.name)
      ? .double(Double(number)) : value
  }

  private func string(_ pieces: [StringPiece], in scope: Scope, as type: TypeReference?) throws
    -> String
  {
    let isLocalized = isLocalized(type)
    var result = ""
    // What a table of texts is asked for, and with which values.
    var asked: [(text: String?, specifier: String)] = []
    var values: [String] = []
    for piece in pieces {
      switch piece {
      case .text(let text):
        result += text
        if isLocalized { asked.append((text, "")) }
      case .value(let expression, let arguments):
        let value = try evaluate(expression, in: scope)
        // However it came here, nobody knows what the text says.
        let unknown: OpaqueValue? =
          if case .opaque(let value) = unwrapped(value), value.isUnknown { value } else { nil }
        if unknown != nil { raise(Doubt(.unknownValue(value.shortText), at: expression.place)) }
        let text =
          try unknown?.mark
          ?? (isLocalized
            ? localized(value, arguments, in: scope) : interpolated(value, arguments, in: scope))
        result += text
        guard isLocalized else { continue }
        asked.append((nil, value.specifier))
        values.append(text)
      }
    }
    if isLocalized { result = localized(asked, values, as: type) ?? result }
    try checkSize(result.utf8.count, at: .nowhere)
    return result
  }

  private func interpolated(_ value: Value, _ arguments: [Argument], in scope: Scope) throws
    -> String
  {
    if let format = arguments.first(where: { $0.label == "specifier" || $0.label == "format" }),
      case .string(let text) = try evaluate(format.value, in: scope)
    {
      return formatted(text, [value])
    }
    return try description(of: value)
  }

  private func tuple(
    _ elements: [Argument], in scope: Scope, expecting type: TypeReference?
  ) throws -> Value {
    if elements.isEmpty { return .void }
    return .tuple(
      try elements.enumerated().map { index, element in
        let expected = type?.name == "()" ? type?.arguments[safe: index] : nil
        return TupleElement(
          label: element.label, value: try evaluate(element.value, as: expected, in: scope))
      })
  }

  private func array(_ elements: [Expression], in scope: Scope, expecting type: TypeReference?)
    throws -> Value
  {
    let expected = type?.wrapped ?? type
    var values = unify(
      try elements.map { try evaluate($0, as: expected?.element, in: scope) }, in: scope)
    if elements.contains(where: { $0.isNothing }) { values = values.map(optional) }
    return expected?.name == "Set" ? .set(try unique(values)) : .array(values)
  }

  private func ternary(
    _ condition: Expression, _ yes: Expression, _ no: Expression, in scope: Scope,
    expecting type: TypeReference?
  ) throws -> Value {
    let taken = try boolean(evaluate(condition, in: scope), at: condition.place) ? yes : no
    let value = try evaluate(taken, as: type, in: scope)
    return yes.isNothing || no.isNothing ? optional(value) : value
  }

  /// `base?`: what is in it, or the end of the chain.
  private func link(_ base: Expression, in scope: Scope) throws -> Value {
    let value = try evaluate(base, in: scope)
    // `Int?.none`
    if case .type(let type) = value { return .type(.optional(type)) }
    guard case .optional(let wrapped) = value else { return value }
    guard let wrapped else { throw Interruption.leaveChain }
    return wrapped
  }

  /// `operand!`
  private func forced(
    _ operand: Expression, in scope: Scope, expecting type: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    let (value, doubt) = try doubting {
      try evaluate(operand, in: scope, expecting: operand.contextType(type))
    }
    guard case .optional(let wrapped) = value else { return value }
    guard let wrapped else {
      // Something open decided that there is nothing: that is not enough to stop the program.
      guard doubt == nil else {
        assume(.truth("whether ! meets nil", takenFor: "no"), at: place)
        return .opaque(OpaqueValue(name: "!", identity: nextNumber(), place: place))
      }
      throw trap("Unexpectedly found nil while unwrapping an Optional value", at: place)
    }
    return wrapped
  }

  /// Beside a `nil`, or at the end of a chain, a value is an optional.
  private func optional(_ value: Value) -> Value {
    if case .optional = value { return value }
    return .optional(value)
  }

  /// Implicit members take the type of a neighbour whose type is known: `[Load.idle, .done]`.
  private func unify(_ values: [Value], in scope: Scope) -> [Value] {
    guard values.count > 1 else { return values }
    if let known = values.lazy.compactMap(declaredType).first {
      return values.map { coerce($0, to: TypeReference(known.name), in: scope) }
    }
    // A whole literal beside a floating-point number is one, too.
    let isFloating =
      values.allSatisfy { number($0) != nil }
      && values.contains { if case .double = $0 { true } else { false } }
    return isFloating ? values.map { coerce($0, to: TypeReference("Double"), in: scope) } : values
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], in scope: Scope, expecting type: TypeReference?
  ) throws -> Value {
    var result = DictionaryValue()
    let expected = type?.wrapped ?? type
    for pair in pairs {
      let key = try evaluate(pair.key, as: expected?.arguments[safe: 0], in: scope)
      let value = try evaluate(pair.value, as: expected?.arguments[safe: 1], in: scope)
      try set(&result, key, to: value)
    }
    return .dictionary(result)
  }

  private func keyPath(_ components: [KeyPathComponent], in scope: Scope) throws -> Value {
    let steps = try components.compactMap { component -> KeyPathStep? in
      switch component {
      case .property("self"): nil
      case .property(let name): .property(name)
      case .element(let arguments):
        .element(
          try arguments.map { try evaluate($0.value, in: scope) }, labels: arguments.map(\.label))
      case .unwrapOrLeave, .force: .unwrap
      }
    }
    return .keyPath(KeyPathValue(components: steps))
  }

  private func macro(_ name: String, at place: SourcePlace) -> Value {
    switch name {
    case "line": .integer(place.line)
    case "column": .integer(place.column)
    case "function", "file", "fileID", "filePath": .string(name)
    default: .opaque(OpaqueValue(name: "#\(name)", place: place))
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Expression {
  /// The literal `nil`.
  var isNothing: Bool { if case .nothing = kind { true } else { false } }
}
