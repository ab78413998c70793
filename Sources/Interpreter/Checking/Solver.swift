/// Finds out types: what stands for each variable, so that all that was said of them holds.
///
/// It decides at once where it can. What cannot be decided yet waits and is looked at again when
/// more is known. A state can be marked and gone back to, so that overloads can be tried.
final class Solver {
  let resolver: Resolver
  /// What is known of the generic parameters at the place that is checked.
  var signature = GenericSignature() { didSet { noteReplacements() } }
  /// Parameters that a `where` says are something else.
  private var replacements: [ObjectIdentifier: Type] = [:]
  /// What was paid so far for conversions: the better of two readings pays less.
  private(set) var score = 0
  private var trail: [Change] = []
  /// Literals that are what is not known yet: a `Stride` of it, say.
  var literalParts: [(literal: TypeVariable, base: Type, part: AssociatedType)] = []
  var waiting: [Waiting] = []
  private var count = 0

  private struct Change {
    var variable: TypeVariable
    var binding: Type?
    var literal: LiteralKind?
  }

  /// What has to hold and cannot be looked at before more is known.
  enum Waiting {
    case same(Type, Type)
    case requirement(Requirement)
  }

  struct Mark {
    fileprivate var trail: Int
    fileprivate var literalParts: Int
    fileprivate var waiting: [Waiting]
    fileprivate var score: Int
  }

  init(resolver: Resolver) { self.resolver = resolver }

  // MARK: Variables

  func fresh(_ literal: LiteralKind? = nil) -> Type {
    count += 1
    return Type(.variable(TypeVariable(number: count, literal: literal)))
  }

  func mark() -> Mark {
    Mark(
      trail: trail.count, literalParts: literalParts.count, waiting: waiting, score: score)
  }

  func rollback(to mark: Mark) {
    while trail.count > mark.trail {
      let change = trail.removeLast()
      change.variable.binding = change.binding
      change.variable.literal = change.literal
    }
    literalParts.removeSubrange(min(mark.literalParts, literalParts.count)...)
    waiting = mark.waiting
    score = mark.score
  }

  /// Nothing before this can be taken back.
  func forget() {
    trail.removeAll(keepingCapacity: true)
    literalParts.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    score = 0
  }

  /// What was asked of types that are not known yet.
  var waitingRequirements: [Requirement] {
    waiting.compactMap { if case .requirement(let requirement) = $0 { requirement } else { nil } }
  }

  /// Lets a variable stand for something; a mark can take it back.
  func set(_ variable: TypeVariable, _ binding: Type?, _ literal: LiteralKind?) {
    trail.append(
      Change(variable: variable, binding: variable.binding, literal: variable.literal))
    variable.binding = binding
    variable.literal = literal
  }

  func pay(_ price: Price) { score += price.rawValue }

  /// The type that a variable stands for, as far as it is known; inside it variables may remain.
  func resolve(_ type: Type) -> Type {
    if isSettled(type) { return type }
    var type = type
    while case .variable(let variable) = type.kind, let binding = variable.binding {
      type = binding
    }
    if case .parameter(let parameter) = type.kind, !replacements.isEmpty,
      let known = replacements[ObjectIdentifier(parameter)]
    {
      switch known.kind {
      case .parameter, .associated: return resolve(known)
      default: return known
      }
    }
    if case .associated(let base, let associated) = type.kind {
      let known = resolve(base)
      let again = known === base ? type : Type(.associated(known, associated))
      if case .variable = known.kind { return again }
      let found = resolver.normalized(again, in: signature)
      // `Element` of an array may be a variable that stands for something already.
      if case .variable = found.kind { return resolve(found) }
      return found
    }
    if type.contents.isSuperset(of: .openExpansion), case .tuple(let elements) = type.kind {
      return expandedTuple(elements).map(resolve) ?? type
    }
    return type
  }

  /// Whether a type is what it says, with nothing to be found out in it. It is asked of each type many
  /// times, and answered without a look at what the type is made of.
  private func isSettled(_ type: Type) -> Bool {
    type.contents.isDisjoint(with: replacements.isEmpty ? .toFindOut : .toReplace)
  }

  /// Whether it depends on a variable what a type is.
  func isOpen(_ type: Type) -> Bool {
    if isSettled(type) { return false }
    return switch resolve(type).kind {
    case .variable: true
    case .associated(let base, _): isOpen(base)
    default: false
    }
  }

  private func noteReplacements() {
    replacements = [:]
    for case .same(let left, let right) in signature.requirements {
      for (one, other) in [(left, right), (right, left)] {
        guard case .parameter(let parameter) = one.kind, one != other else { continue }
        switch other.kind {
        // An associated type is looked up and becomes the parameter, not the other way round.
        case .associated where one === right: continue
        case .parameter where one === right || leads(other, to: parameter): continue
        default: break
        }
        if mentions(other, parameter) { continue }
        replacements[ObjectIdentifier(parameter)] = other
      }
    }
  }

  /// Whether a parameter stands for another one already.
  private func leads(_ type: Type, to wanted: GenericParameter) -> Bool {
    var next: Type? = type
    while let here = next, case .parameter(let parameter) = here.kind {
      if parameter === wanted { return true }
      next = replacements[ObjectIdentifier(parameter)]
    }
    return false
  }

  private func mentions(_ type: Type, _ wanted: GenericParameter) -> Bool {
    switch type.kind {
    case .parameter(let parameter): parameter === wanted
    case .associated(let base, _): mentions(base, wanted)
    default: false
    }
  }

  /// The type with all that is known put in.
  func complete(_ type: Type) -> Type {
    if isSettled(type) { return type }
    let type = resolve(type)
    guard
      !type.contents.isDisjoint(with: .toComplete)
        || type.contents.contains(.parameter) && !replacements.isEmpty
    else { return type }
    switch type.kind {
    case .nominal(let nominal, let arguments):
      return Type(.nominal(nominal, arguments.map(complete)))
    case .tuple(let elements):
      return Type(.tuple(elements.map { Type.Element(label: $0.label, type: complete($0.type)) }))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = complete(function.parameters[index].type)
      }
      function.result = complete(function.result)
      function.failure = function.failure.map(complete)
      return Type(.function(function))
    case .metatype(let instance): return Type(.metatype(complete(instance)))
    case .associated(let base, let associated):
      let found = resolver.normalized(
        Type(.associated(complete(base), associated)), in: signature)
      if case .variable = found.kind { return resolve(found) }
      return found
    case .opaque(let result, let arguments): return Type(.opaque(result, arguments.map(complete)))
    case .pack(let types): return Type(.pack(types.map(complete)))
    case .expansion(let pattern): return Type(.expansion(complete(pattern)))
    case .existential(let existential): return Type(.existential(existential.mapped(complete)))
    case .parameter, .variable, .unknown: return type
    }
  }

  // MARK: What is asked of types

  /// Asks for something; false if it certainly does not hold.
  func require(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .same(let left, let right): return unify(left, right)
    case .conforms(let subject, let bound):
      let subject = resolve(subject)
      if isOpen(subject) {
        if case .variable(let variable) = subject.kind, let literal = variable.literal,
          resolver.isNever(literal, bound.nominal)
        {
          return false
        }
        waiting.append(.requirement(requirement))
        return true
      }
      guard holds(subject, bound) else { return false }
      return true
    case .inherits(let subject, let superclass):
      let subject = resolve(subject)
      if isOpen(subject) {
        waiting.append(.requirement(requirement))
        return true
      }
      if subject.hasUnknown { return true }
      return resolver.inherits(complete(subject), from: complete(superclass), in: signature)
        || resolver.isUnknownClass(subject)
    }
  }

  private func holds(_ subject: Type, _ bound: Requirement.Bound) -> Bool {
    let subject = complete(subject)
    if case .existential(let existential) = subject.kind,
      existential.bounds.contains(where: { resolver.refines($0.nominal, bound.nominal) })
    {
      // A single value is opened; where it is not, that is said of the whole call.
      return true
    }
    guard resolver.conforms(subject, to: bound.nominal, in: signature) != .no else { return false }
    let primary = bound.nominal.associatedTypes.filter(\.syntax.isPrimary)
    return zip(primary, bound.arguments).allSatisfy {
      unify(Type(.associated(subject, $0)), $1)
    }
  }

  /// Looks again at what waited; false if something of it does not hold.
  ///
  /// - Parameter keeps: What does not hold goes on waiting, so that whoever tries something hears of
  ///   it; else it is dropped, and said once.
  func settle(keeps: Bool = false) -> Bool {
    while true {
      let before = waiting
      if before.isEmpty { return true }
      waiting = []
      var changed = false
      for item in before {
        let known = waiting.count
        let holds =
          switch item {
          case .same(let left, let right): unify(left, right)
          case .requirement(let requirement): require(requirement)
          }
        if !holds {
          if keeps { waiting = before }
          return false
        }
        if waiting.count == known { changed = true }
      }
      if !changed { return true }
    }
  }
}

/// What a conversion costs, in the order in which the language minds.
enum Price: Int {
  case keyPath = 0x1
  case anyValue = 0x40
  case optional = 0x1000
  case collection = 0x40000
  case otherLiteral = 0x100_0000
  case function = 0x4000_0000
  /// Into `AnyHashable`.
  case hidden = 0x4_0000_0000
  case number = 0x10_0000_0000
  case disfavored = 0x400_0000_0000
  /// A member is asked of a type that does not have it, as far as is known.
  case missing = 0x4_0000_0000_0000
}

extension LiteralKind {
  var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .string: "ExpressibleByStringLiteral"
    // All that takes a string literal takes one of a single letter, too.
    case .character: "ExpressibleByUnicodeScalarLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .nothing: "ExpressibleByNilLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    case .regex: "RegexComponent"
    }
  }

  /// The type of a literal that nothing else is said of; nil where there is none.
  func onlyType(_ resolver: Resolver) -> Type? {
    switch self {
    case .integer: resolver.type(.int)
    case .float: resolver.type(.double)
    case .string, .character: resolver.type(.string)
    case .boolean: resolver.type(.boolean)
    case .nothing, .array, .dictionary, .regex: nil
    }
  }

  /// What two literals are that have to be of one type; nil if they cannot be.
  func joined(with other: LiteralKind) -> LiteralKind? {
    if self == other { return self }
    return switch (self, other) {
    case (.integer, .float), (.float, .integer): .float
    case (.string, .character), (.character, .string): .string
    default: nil
    }
  }
}

extension Resolver {
  /// Whether a literal is surely of no type that is a number, a range or a list, as a protocol of a
  /// library asks: none that it is by itself is, and the program has none of its own for such literals.
  func isNever(_ literal: LiteralKind, _ wanted: Nominal) -> Bool {
    guard wanted.isLibrary, var standard = literal.onlyType(self).map({ [$0] }) else {
      return false
    }
    switch literal {
    case .integer: standard.append(type(.double))
    case .string, .character: standard.append(type(.character))
    default: break
    }
    return ["Numeric", "Sequence", "RangeExpression"].contains {
      library($0).map { refines(wanted, $0) } ?? false
    }
      && standard.allSatisfy { conforms($0, to: wanted, in: GenericSignature()) == .no }
      && !hasTypesOfLiterals
  }

  /// Whether a type conforms to a protocol for some arguments at least.
  func mayConform(_ nominal: Nominal, to wanted: Nominal) -> Bool {
    if wanted.role == .sendable || wanted.role == .anyObject && nominal.isReference { return true }
    if nominal === wanted || !nominal.hasAllPromises || nominal.hasUnknownAncestor { return true }
    if lineage(of: nominal).contains(where: { $0.bound.nominal === wanted }) { return true }
    return nominal.superclass?.nominal.map { mayConform($0, to: wanted) } ?? false
  }

  func isOfSwiftUI(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.isLibrary, !nominal.hasUnknownAncestor else {
      return false
    }
    return module(around: nominal.context)?.isOfViews == true
  }

  /// Whether the interfaces say which literals a type can be: so it is of SwiftUI's types, of all
  /// enums, and of what the standard library and Foundation declare outermost.
  func saysAllLiterals(of type: Type) -> Bool {
    if isOfSwiftUI(type) { return true }
    guard let nominal = type.nominal, nominal.isLibrary, !nominal.hasUnknownAncestor,
      nominal.syntax != nil, !mayBeExtended
    else { return false }
    return nominal.kind == .enumeration
      || nominal.context.nominal == nil && nominal.name != "AnyHashable"
        && ["Swift", "Foundation"].contains(module(around: nominal.context)?.name)
  }

  func isUnknownClass(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.isReference else { return false }
    return nominal.hasUnknownAncestor || !nominal.isComplete
  }
}
