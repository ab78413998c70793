/// Whether a type is what a protocol asks for.
enum Conformance {
  case yes
  case no
  /// Something that nobody declared decides it.
  case unknown

  static func && (left: Conformance, right: @autoclosure () -> Conformance) -> Conformance {
    switch left {
    case .no: .no
    case .yes: right()
    case .unknown: right() == .no ? .no : .unknown
    }
  }
}

extension Resolver {
  /// All protocols that a type promises, those that they refine included, the nearest first.
  func lineage(of nominal: Nominal) -> [Ancestor] {
    let key = ObjectIdentifier(nominal)
    if let known = lineages[key] { return known }
    guard nominal.stage != .resolving else { return [] }
    _ = signature(of: nominal)
    var result: [Ancestor] = []
    var seen: Set<ObjectIdentifier> = []
    var isWhole = true
    var waiting = nominal.promises.map {
      Ancestor(bound: $0.bound, requirements: $0.requirements)
    }
    if nominal.kind == .enumeration, nominal.cases.allSatisfy(\.syntax.parameters.isEmpty) {
      waiting += ["Hashable"].compactMap(library).map {
        Ancestor(bound: Requirement.Bound(nominal: $0, arguments: []), requirements: [])
      }
    }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(next.bound.nominal)).inserted else { continue }
      result.append(next)
      _ = signature(of: next.bound.nominal)
      if next.bound.nominal.stage == .resolving { isWhole = false }
      waiting += next.bound.nominal.promises.map {
        Ancestor(bound: $0.bound, requirements: next.requirements + $0.requirements)
      }
    }
    // What is being looked up right now does not tell all of itself yet.
    if isWhole { lineages[key] = result }
    return result
  }

  /// A protocol with those that it refines, each followed by its own.
  func descent(of nominal: Nominal) -> [Nominal] {
    let key = ObjectIdentifier(nominal)
    if let known = descents[key] { return known }
    var result: [Nominal] = []
    var isWhole = true
    func add(_ nominal: Nominal) {
      guard !result.contains(where: { $0 === nominal }) else { return }
      result.append(nominal)
      for ancestor in lineage(of: nominal) { add(ancestor.bound.nominal) }
      if lineages[ObjectIdentifier(nominal)] == nil { isWhole = false }
    }
    add(nominal)
    if isWhole { descents[key] = result }
    return result
  }

  /// Whether a type has something among its superclasses and protocols that nobody declares.
  func hasUnknownAncestry(_ nominal: Nominal) -> Bool {
    nominal.hasUnknownAncestor
      || lineage(of: nominal).contains(where: \.bound.nominal.hasUnknownAncestor)
      || nominal.superclass?.nominal.map(hasUnknownAncestry) ?? false
  }

  /// Whether a protocol is another one, or refines it.
  func refines(_ nominal: Nominal, _ other: Nominal) -> Bool {
    nominal === other || lineage(of: nominal).contains { $0.bound.nominal === other }
  }

  func conforms(_ type: Type, to wanted: Nominal, in signature: GenericSignature) -> Conformance {
    if wanted === unknownProtocol { return .unknown }
    switch wanted.role {
    case .sendable?: return .yes
    case .anyObject?: return isReference(type, in: signature)
    default: break
    }
    switch type.kind {
    case .unknown, .variable: return .unknown
    case .nominal(let nominal, let arguments):
      return conforms(nominal, arguments, to: wanted, in: signature)
    case .parameter, .associated:
      let known = bounds(of: type, in: signature)
      if known.contains(where: { refines($0.nominal, wanted) }) { return .yes }
      for bound in known where bound.nominal.kind != .protocolType {
        return conforms(bound.nominal, bound.arguments, to: wanted, in: signature)
      }
      if known.contains(where: {
        $0.nominal.kind == .protocolType && hasUnknownAncestry($0.nominal)
      }) {
        return .unknown
      }
      return type.hasVariable ? .unknown : .no
    case .opaque(let result, _):
      return result.bounds.contains { refines($0.nominal, wanted) } ? .yes : .no
    case .existential(let existential):
      if existential.bounds.contains(where: { refines($0.nominal, wanted) }) {
        // Of all protocols only `Error` holds for its own existential.
        return wanted.role == .error || wanted.associatedTypes.isEmpty ? .yes : .no
      }
      return existential.superclass.map { conforms($0, to: wanted, in: signature) } ?? .no
    case .tuple, .function, .metatype, .pack, .expansion: return .no
    }
  }

  private func conforms(
    _ nominal: Nominal, _ arguments: [Type], to wanted: Nominal, in signature: GenericSignature
  ) -> Conformance {
    if let ancestor = lineage(of: nominal).first(where: { $0.bound.nominal === wanted }) {
      let own = Substitution(self.signature(of: nominal).parameters, arguments)
      return holds(ancestor.requirements, own, in: signature)
    }
    if let superclass = nominal.superclass {
      let own = Substitution(self.signature(of: nominal).parameters, arguments)
      let inherited = conforms(own.apply(superclass), to: wanted, in: signature)
      if inherited != .no { return inherited }
    }
    if nominal.role == .never { return .yes }
    return hasUnknownAncestry(nominal)
      || !nominal.hasAllPromises && !isForeign(nominal, to: wanted) ? .unknown : .no
  }

  /// Whether of SwiftUI's types only those are what a protocol asks for that say so: a number, a text,
  /// or a scene; of one whose operators are all known, whether they come with the protocol.
  private func isForeign(_ nominal: Nominal, to wanted: Nominal) -> Bool {
    if nominal.hasAllOperators {
      let areOperators = ["AdditiveArithmetic", "Comparable", "Sequence"].contains { name in
        library(name).map { refines(wanted, $0) } ?? false
      }
      if areOperators || !nominal.isWholeView { return areOperators }
    }
    guard module(around: nominal.context)?.isOfViews == true else { return false }
    if wanted.isLibrary, wanted.syntax?.modifiers.has("allConformers") == true { return true }
    return ["Numeric", "StringProtocol"].contains { name in
      library(name).map { refines(wanted, $0) } ?? false
    }
  }

  private func isReference(_ type: Type, in signature: GenericSignature) -> Conformance {
    switch type.kind {
    case .nominal(let nominal, _): return nominal.isReference ? .yes : .no
    case .unknown, .variable: return .unknown
    case .existential(let existential): return isReference(existential.bounds.map(\.nominal))
    case .parameter, .associated:
      return isReference(bounds(of: type, in: signature).map(\.nominal))
    default: return .no
    }
  }

  /// Whether what is all of these is an object.
  private func isReference(_ bounds: [Nominal]) -> Conformance {
    let isOne = bounds.contains { bound in
      bound.isReference || bound.role == .anyObject || isOfClass(bound)
        || lineage(of: bound).contains {
          $0.bound.nominal.role == .anyObject || isOfClass($0.bound.nominal)
        }
    }
    return isOne ? .yes : bounds.contains(where: hasUnknownAncestry) ? .unknown : .no
  }

  /// `protocol Page: NSObject`
  private func isOfClass(_ bound: Nominal) -> Bool {
    bound.kind == .protocolType && bound.superclass != nil
  }

  /// Whether all that is asked of types holds once they are put in.
  func holds(
    _ requirements: [Requirement], _ substitution: Substitution, in signature: GenericSignature
  ) -> Conformance {
    var result = Conformance.yes
    for requirement in requirements {
      result = result && holds(requirement.substituted(by: substitution), in: signature)
      if result == .no { return .no }
    }
    return result
  }

  func holds(_ requirement: Requirement, in signature: GenericSignature) -> Conformance {
    switch requirement {
    case .conforms(let subject, let bound):
      let subject = normalized(subject, in: signature)
      let result = conforms(subject, to: bound.nominal, in: signature)
      guard result == .yes, !bound.arguments.isEmpty else { return result }
      let primary = bound.nominal.associatedTypes.filter(\.syntax.isPrimary)
      for (associated, argument) in zip(primary, bound.arguments) {
        let actual = normalized(Type(.associated(subject, associated)), in: signature)
        if actual.isUndecided || argument.isUndecided { return .unknown }
        if actual != argument { return .no }
      }
      return .yes
    case .same(let left, let right):
      let left = normalized(left, in: signature)
      let right = normalized(right, in: signature)
      if left != right, left.isUndecided || right.isUndecided { return .unknown }
      return left == right ? .yes : .no
    case .inherits(let subject, let superclass):
      let subject = normalized(subject, in: signature)
      if subject.isUndecided { return .unknown }
      return inherits(subject, from: superclass, in: signature) ? .yes : .no
    }
  }

  /// Whether an extension asks for all that another one asks for, and for more.
  func isNarrower(_ one: Context, than other: Context) -> Bool {
    asks(one, forAllOf: other) && !asks(other, forAllOf: one)
  }

  private func asks(_ one: Context, forAllOf other: Context) -> Bool {
    other.extensionRequirements.isEmpty
      || holds(other.extensionRequirements, Substitution(), in: one.signature) == .yes
  }

  /// Whether a class is another one, or a subclass of it.
  func inherits(_ type: Type, from superclass: Type, in signature: GenericSignature) -> Bool {
    var next: Type? = type
    while let here = next {
      if here == superclass { return true }
      switch here.kind {
      case .nominal(let nominal, let arguments):
        let own = Substitution(self.signature(of: nominal).parameters, arguments)
        next = nominal.superclass.map(own.apply)
      case .existential(let existential): next = existential.superclass
      case .parameter, .associated:
        next = bounds(of: here, in: signature).first { $0.nominal.kind != .protocolType }
          .map { Type(.nominal($0.nominal, $0.arguments)) }
      default: next = nil
      }
    }
    return false
  }

  /// What is asked of a generic parameter, or of an associated type of one, under any of its names.
  func bounds(of type: Type, in signature: GenericSignature) -> [Requirement.Bound] {
    let names = spellings(of: type, in: signature)
    guard names.count > 1 else { return ownBounds(of: type, in: signature) }
    return names.flatMap { ownBounds(of: $0, in: signature) }
  }

  private func ownBounds(of type: Type, in signature: GenericSignature) -> [Requirement.Bound] {
    var result: [Requirement.Bound] = []
    if case .parameter(let parameter) = type.kind, let owner = parameter.selfOf {
      result.append(Requirement.Bound(nominal: owner, arguments: []))
    }
    for requirement in signature.requirements {
      switch requirement {
      case .conforms(let subject, let bound) where subject.isSpelled(like: type):
        result.append(bound)
      case .inherits(let subject, let superclass) where subject.isSpelled(like: type):
        if case .nominal(let nominal, let arguments) = superclass.kind {
          result.append(Requirement.Bound(nominal: nominal, arguments: arguments))
        }
      default: continue
      }
    }
    if case .associated(let base, let associated) = type.kind {
      let inner =
        associated.owner.selfParameter.map { Substitution([$0], [base]) } ?? Substitution()
      result += associated.bounds.map {
        Requirement.Bound(nominal: $0.nominal, arguments: $0.arguments.map(inner.apply))
      }
      result += redeclared(associated, of: base, in: signature)
    }
    if case .opaque(let opaque, let arguments) = type.kind {
      result += opaque.bounds(with: arguments)
    }
    return result
  }

  /// A protocol that refines another may ask more of an associated type: `Collection.SubSequence`.
  private func redeclared(
    _ associated: AssociatedType, of base: Type, in signature: GenericSignature
  ) -> [Requirement.Bound] {
    guard !isBusy else { return [] }
    isBusy = true
    defer { isBusy = false }
    return bounds(of: base, in: signature).flatMap { bound in
      ([bound.nominal] + lineage(of: bound.nominal).map(\.bound.nominal)).flatMap { owner in
        owner.associatedTypes.filter { $0.name == associated.name && $0 !== associated }
          .flatMap(\.bounds) + asked(of: associated.name, by: owner)
      }
    }
  }

  /// `protocol FixedWidthInteger: BinaryInteger where Magnitude: FixedWidthInteger`
  private func asked(of name: String, by owner: Nominal) -> [Requirement.Bound] {
    guard owner.syntax?.generics.requirements.isEmpty == false,
      let selfParameter = owner.selfParameter
    else { return [] }
    let subject = Type(.parameter(selfParameter))
    return self.signature(of: owner).requirements.compactMap { requirement in
      guard case .conforms(let part, let bound) = requirement,
        case .associated(subject, let associated) = part.kind, associated.name == name
      else { return nil }
      return bound
    }
  }
}

extension Type {
  /// What it is turns out later, or never.
  fileprivate var isUndecided: Bool { !contents.isDisjoint(with: .undecided) }
}
