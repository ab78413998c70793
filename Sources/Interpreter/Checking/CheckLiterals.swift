extension Checker {
  func literal(_ expression: Expression, _ wanted: Type?) -> Type {
    if wanted.map(solver.resolve)?.isUnknown ?? false {
      looseLiterals.insert(ObjectIdentifier(expression))
    }
    switch expression.kind {
    case .integer: return note(expression, solver.fresh(.integer))
    case .float: return note(expression, solver.fresh(.float))
    case .boolean: return note(expression, solver.fresh(.boolean))
    case .nothing: return note(expression, solver.fresh(.nothing))
    case .string(let pieces): return string(expression, pieces)
    case .regex(let literal): return regex(expression, literal)
    case .array(let elements): return array(expression, elements, wanted)
    case .dictionary(let pairs): return dictionary(expression, pairs, wanted)
    default: return note(expression, .unknown)
    }
  }

  private func string(_ expression: Expression, _ pieces: [StringPiece]) -> Type {
    var isPlain = true
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let stretch): text += stretch
      case .interpolation(let arguments, _):
        isPlain = false
        for argument in arguments { whole(argument.value) }
      }
    }
    return note(expression, solver.fresh(isPlain && text.count == 1 ? .character : .string))
  }

  private func array(_ expression: Expression, _ elements: [Expression], _ wanted: Type?) -> Type {
    // `[Int]` may be the type.
    if elements.count == 1, let written = expression.written, isTypeName(elements[0]) {
      return note(expression, Type(.metatype(openedType(written))))
    }
    let target = (wanted?.unwrapped).map { $0.pointedItem.map(resolver.array) ?? $0 }
    if let target, let element = elementOfLiteral(target),
      !isFoundFromElements(target, elements)
    {
      let other = kindOfOthers(elements, element)
      for value in elements {
        let type = check(value, expecting: startsImplicitly(value) ? other ?? element : element)
        _ = convert(value, type, to: element, for: .value)
      }
      return note(expression, target)
    }
    if let target, target.isUnknown || mayTakeLiterals(target) {
      // Of what is in it nothing is known either.
      for value in elements { check(value, expecting: target.isUnknown ? target : nil) }
      return note(expression, .unknown)
    }
    if let target, let asked = elementAsked(of: target) {
      for value in elements {
        let type = check(value, expecting: asked)
        _ = convert(value, type, to: asked, for: .value)
      }
      return note(expression, resolver.array(asked))
    }
    let types = elementTypes(elements)
    let element = types.isEmpty ? solver.fresh() : element(of: expression, types, wanted)
    return note(expression, resolver.array(element))
  }

  /// What the elements of a sequence have to be that is not known yet otherwise:
  /// `func types<Other: Sequence>(_ other: Other) where Other.Element == Element`.
  private func elementAsked(of target: Type) -> Type? {
    guard case .variable(let variable) = solver.resolve(target).kind else { return nil }
    func isElement(_ base: Type, _ part: AssociatedType) -> Bool {
      guard part.name == "Element", case .variable(let owner) = solver.resolve(base).kind else {
        return false
      }
      return owner === variable
    }
    for case .same(let left, let right) in solver.waiting {
      for (part, other) in [(left, right), (right, left)] {
        guard case .associated(let base, let part) = part.kind, isElement(base, part) else {
          continue
        }
        return known(asked: other)
      }
    }
    for case .conforms(let subject, let bound) in solver.waitingRequirements {
      guard case .variable(let owner) = solver.resolve(subject).kind, owner === variable,
        bound.arguments.count == 1,
        bound.nominal.associatedTypes.first(where: \.syntax.isPrimary)?.name == "Element"
      else { continue }
      return known(asked: bound.arguments[0])
    }
    // Another literal is what these elements are: `[0.5].elementsEqual([1, 2])`.
    return solver.literalParts.first { isElement($0.base, $0.part) }
      .map { solver.fresh($0.literal.literal) }
  }

  private func known(asked type: Type) -> Type? {
    let found = solver.complete(type)
    return found.hasVariable && !isOpenNumber(found) || found.hasUnknown ? nil : found
  }

  /// Whether nothing but its elements tells what an array holds, and each tells it by itself.
  private func isFoundFromElements(_ target: Type, _ elements: [Expression]) -> Bool {
    let target = solver.resolve(target)
    guard target.nominal?.role == .array, let element = target.arguments.first,
      case .variable = solver.resolve(element).kind
    else { return false }
    return elements.allSatisfy(tellsItself) && !elements.allSatisfy(\.isNothing)
  }

  /// Whether an element says what it is, or that it is nil: beside the others that is enough.
  private func tellsItself(_ element: Expression) -> Bool {
    if element.isNothing { return true }
    guard case .array(let inner) = element.kind else { return !needsContext(element) }
    return inner.allSatisfy(tellsItself) && !inner.allSatisfy(\.isNothing)
  }

  /// Gives the values of a dictionary what they have in common, where only they tell what that is.
  private func findValues(
    of target: Type, _ pairs: [(key: Expression, value: Expression)], in literal: Expression
  ) {
    guard pairs.count > 1, case .variable = solver.resolve(target.arguments[1]).kind,
      pairs.allSatisfy({ tellsItself($0.value) }), !pairs.allSatisfy(\.value.isNothing)
    else { return }
    let values = pairs.map { ($0.value, check($0.value, expecting: nil)) }
    _ = solver.unify(target.arguments[1], element(of: literal, values, target))
  }

  /// What those that begin with a dot are of, where anything of a protocol is expected that has no
  /// such members: the type of the others.
  private func kindOfOthers(_ elements: [Expression], _ wanted: Type) -> Type? {
    guard case .existential = solver.resolve(wanted).kind,
      let other = elements.first(where: { !needsContext($0) }),
      elements.contains(where: { element in
        guard case .implicitMember(let name) = element.chainStart.kind else { return false }
        return implicitOverloads(name.base, wanted).isEmpty
      })
    else { return nil }
    let known = solver.resolve(check(other, expecting: nil))
    return isOpen(known) || known.isUnknown ? nil : known
  }

  /// The types of the elements; one that says what it is tells those that begin with a dot.
  private func elementTypes(_ elements: [Expression]) -> [(Expression, Type)] {
    guard
      let first = elements.firstIndex(where: { !needsContext($0) })
        ?? elements.firstIndex(where: isOfNamed),
      elements.contains(where: needsContext)
    else { return elements.map { ($0, check($0, expecting: nil)) } }
    let known = solver.resolve(check(elements[first], expecting: nil))
    return elements.enumerated().map { index, element in
      if index == first { return (element, known) }
      let isOpen = (startsImplicitly(element) || takesKind(element)) && !self.isOpen(known)
      return (element, check(element, expecting: isOpen ? known : nil))
    }
  }

  /// `Sorting.by(\.amount)`: what it is made of needs its context, and it says itself what it is.
  private func isOfNamed(_ element: Expression) -> Bool {
    guard case .call(let callee, _) = element.kind, case .member(let base, _) = callee.kind else {
      return false
    }
    return isTypeName(base)
  }

  /// `[1, 2]` and `(.low, 3)` are of the type that the others have, if that takes such literals.
  private func takesKind(_ element: Expression) -> Bool {
    switch element.kind {
    case .array, .dictionary, .tuple, .closure: true
    default: false
    }
  }

  /// What the elements of a literal have in common; if it is nothing, the literal holds anything.
  ///
  /// - Parameter wanted: What is expected of the literal: where anything is, its elements may be
  ///   anything, too.
  private func element(
    of literal: Expression, _ values: [(Expression, Type)], _ wanted: Type?
  ) -> Type {
    var stranger: (Expression, Type, Type)?
    if let found = common(of: values, expecting: nil, &stranger) { return found }
    if case .existential(let existential)? = wanted.map(solver.resolve)?.unwrapped.kind,
      existential.bounds.isEmpty
    {
      return .any
    }
    guard let (_, type, other) = stranger, !plain(type).hasUnknown, !plain(other).hasUnknown,
      !plain(type).hasVariable, !plain(other).hasVariable
    else { return .unknown }
    mixedLiteral = literal
    return .unknown
  }

  /// The type of what a member is asked of: a literal of several types holds anything then.
  ///
  /// - Parameter wanted: What is expected of the whole, which tells what a chain that begins with a
  ///   dot begins with.
  func checkBase(_ base: Expression, _ wanted: Type? = nil) -> Type {
    let wasFollowed = isFollowed
    isFollowed = true
    let expected =
      base.beginsWithDot ? wanted.map(solver.resolve)?.unwrapped : listToldLater(base)
    let type = solver.resolve(check(base, expecting: expected))
    isFollowed = wasFollowed
    guard let mixed = mixedLiteral, mixed === base else { return type }
    switch base.kind {
    case .array(let elements):
      // Of types a protocol may be what they have in common.
      let areTypes = elements.contains { $0.type?.metatypeInstance != nil }
      return note(base, areTypes ? .unknown : resolver.array(.any))
    default: return type
    }
  }

  /// A variable does not hold anything by accident; in a closure the compiler lets it.
  func requireOneKind(_ initial: Expression) {
    guard !body.isClosure, let mixed = mixedLiteral, mixed === initial else { return }
    report(
      "the elements of this are of several types", at: initial.position,
      advice: "if that is meant, write its type, as in `[Any]`")
  }

  /// What an array literal of a type is made of; nil where the type takes none.
  private func elementOfLiteral(_ type: Type) -> Type? {
    let type = solver.resolve(type)
    if type.nominal?.role == .array || type.nominal?.role == .set { return type.arguments.first }
    guard type.nominal != nil || type.isAbstract,
      let literal = resolver.library("ExpressibleByArrayLiteral"),
      resolver.conforms(type, to: literal, in: solver.signature) == .yes
        || isMadeOfElements(type, literal),
      let associated = literal.associatedTypes.first
    else { return nil }
    return resolver.normalized(Type(.associated(type, associated)), in: solver.signature)
  }

  /// Whether a type of the program takes a literal whose elements tell its parameters:
  /// `let tree: Tree = [1, 2]`.
  private func isMadeOfElements(_ type: Type, _ literal: Nominal) -> Bool {
    guard let nominal = type.nominal, !nominal.isLibrary, type.hasVariable else { return false }
    return resolver.lineage(of: nominal).contains { $0.bound.nominal === literal }
  }

  /// Whether a library may have an array literal make a type of its own, of which no interface
  /// tells: `CharacterSet`.
  private func mayTakeLiterals(_ type: Type) -> Bool {
    // Of several overloads another one is meant then.
    guard trials == 0, case .nominal = type.kind,
      let literal = resolver.library("ExpressibleByArrayLiteral"), !resolver.isOfSwiftUI(type)
    else { return false }
    return resolver.conforms(type, to: literal, in: solver.signature) == .unknown
  }

  private func dictionary(
    _ expression: Expression, _ pairs: [(key: Expression, value: Expression)], _ wanted: Type?
  ) -> Type {
    if pairs.count == 1, let written = expression.written, isTypeName(pairs[0].key),
      isTypeName(pairs[0].value)
    {
      return note(expression, Type(.metatype(openedType(written))))
    }
    let target = wanted?.unwrapped
    if let target, target.nominal?.role == .dictionary {
      findValues(of: target, pairs, in: expression)
      for pair in pairs {
        let key = check(pair.key, expecting: target.arguments[0])
        _ = convert(pair.key, key, to: target.arguments[0], for: .value)
        let value = check(pair.value, expecting: target.arguments[1])
        _ = convert(pair.value, value, to: target.arguments[1], for: .value)
      }
      return note(expression, target)
    }
    if let target, let taken = pairOfLiteral(target) {
      for pair in pairs {
        for (part, wanted) in [(pair.key, taken.key), (pair.value, taken.value)] {
          _ = convert(part, check(part, expecting: wanted), to: wanted, for: .value)
        }
      }
      return note(expression, target)
    }
    if let target, target.isUnknown {
      for pair in pairs { for part in [pair.key, pair.value] { check(part, expecting: target) } }
      return note(expression, target)
    }
    let keys = pairs.map { ($0.key, check($0.key, expecting: nil)) }
    let values = pairs.map { ($0.value, check($0.value, expecting: nil)) }
    if let target, takesDictionaries(target) { return note(expression, target) }
    return note(
      expression,
      resolver.type(
        .dictionary,
        [
          keys.isEmpty ? solver.fresh() : join(keys, expecting: nil),
          values.isEmpty ? solver.fresh() : element(of: expression, values, wanted),
        ]))
  }

  /// What a type other than a dictionary takes for a key and a value of a dictionary literal.
  private func pairOfLiteral(_ type: Type) -> (key: Type, value: Type)? {
    let type = solver.resolve(type)
    // `KeyValuePairs`, whose parameters the literal tells, says by its name that it takes one.
    guard let nominal = type.nominal,
      let literal = resolver.library("ExpressibleByDictionaryLiteral"),
      type.hasVariable
        ? resolver.lineage(of: nominal).contains(where: { $0.bound.nominal === literal })
        : resolver.conforms(type, to: literal, in: solver.signature) == .yes,
      let made = initializers(of: type).first(where: {
        $0.symbol.function?.labels == ["dictionaryLiteral"]
      }), let written = made.symbol.function?.interface.parameters.first?.type,
      case .tuple(let parts) = made.substitution.apply(written).kind, parts.count == 2,
      parts.allSatisfy({ !$0.type.hasUnknown })
    else { return nil }
    return (parts[0].type, parts[1].type)
  }

  /// Whether a dictionary literal may stand for a value of a type other than a dictionary.
  private func takesDictionaries(_ type: Type) -> Bool {
    let type = solver.resolve(type)
    if type.isUnknown { return true }
    guard type.nominal != nil || type.isAbstract,
      let literal = resolver.library("ExpressibleByDictionaryLiteral")
    else { return false }
    return resolver.conforms(type, to: literal, in: solver.signature) != .no
  }

  func tuple(_ expression: Expression, _ elements: [Argument], _ wanted: Type?) -> Type {
    // What nothing is known of takes any values.
    let unknown: Type? = wanted?.isUnknown == true ? .unknown : nil
    var expected: [Type?] = Array(repeating: unknown, count: elements.count)
    if case .tuple(let parts)? = wanted?.unwrapped.kind, parts.count == elements.count {
      // What is hidden behind `some` says itself what it is.
      expected = parts.map { $0.type.isOpaque ? nil : $0.type }
      let given = elements.map { Type.Element(label: $0.label, type: .unknown) }
      if let places = parts.places(of: given) { expected = places.map { expected[$0] } }
    }
    let types = zip(elements, expected).map { element, wanted -> Type.Element in
      let type = check(element.value, expecting: wanted)
      if let wanted, solver.attempt({ self.solver.convert(type, to: wanted) }) {
        element.value.converted = wanted
        return Type.Element(label: element.label, type: wanted)
      }
      if let wanted, let forced = forced(element.value, type),
        solver.attempt({ self.solver.convert(forced, to: wanted) })
      {
        element.value.converted = wanted
        return Type.Element(label: element.label, type: wanted)
      }
      return Type.Element(label: element.label, type: type)
    }
    return note(expression, Type(.tuple(labelled(types, wanted))))
  }

  /// A tuple that says nothing of what its parts are called, of which nothing is known either.
  private func labelled(_ parts: [Type.Element], _ wanted: Type?) -> [Type.Element] {
    guard let tupleLabels, tupleLabels.count == parts.count,
      parts.allSatisfy({ $0.label == nil })
    else { return parts }
    if case .tuple? = wanted?.unwrapped.kind { return parts }
    return zip(parts, tupleLabels).map { Type.Element(label: $1, type: $0.type) }
  }

  /// Whether an expression is the name of a type.
  func isTypeName(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .type: return true
    case .name(let name):
      let locals = body.scope.symbols(named: name.base)
      guard locals.isEmpty else { return locals.allSatisfy(\.isType) }
      return !resolver.types(named: name.base, in: body.context).isEmpty
        || name.base.first?.isUppercase == true
          && resolver.globals(named: name.base, in: body.context).isEmpty
    case .member(let base, let name):
      return isTypeName(base) && name.base.first?.isUppercase == true
    case .array(let elements): return elements.count == 1 && isTypeName(elements[0])
    case .dictionary(let pairs):
      return pairs.count == 1 && isTypeName(pairs[0].key) && isTypeName(pairs[0].value)
    case .unwrapOrLeave(let inner), .chain(let inner), .packExpansion(let inner),
      .packElement(let inner):
      return isTypeName(inner)
    case .tuple(let elements):
      return !elements.isEmpty && elements.allSatisfy { isTypeName($0.value) }
    default: return false
    }
  }
}

extension Expression {
  /// `.blue` in `.blue.opacity(0.5)`.
  fileprivate var beginsWithDot: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _): base.beginsWithDot
    case .call(let callee, _): callee.beginsWithDot
    default: false
    }
  }

  /// `nil`
  fileprivate var isNothing: Bool { if case .nothing = kind { true } else { false } }
}
