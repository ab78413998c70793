/// Members that are there only where something holds.
extension Checker {
  /// What a member asks of its type, or a function of what it is given, and what surely does not
  /// hold; nil where all of it may.
  ///
  /// - Parameter found: What stands for its parameters, as far as its arguments tell.
  func unmet(
    by overload: Overload, _ found: Substitution? = nil
  ) -> (wanted: String, advice: String)? {
    let substitution = found ?? overload.substitution
    let context = overload.symbol.context
    let isOwnMember = context.map { resolver.module(around: $0) === resolver.program } ?? false
    let requirements =
      overload.symbol.function?.interface.signature.requirements
      ?? context?.extensionRequirements ?? []
    for requirement in requirements {
      switch requirement {
      case .conforms(let subject, let bound):
        if isOwnMember, let found = unlike(bound, of: subject, substitution) { return found }
        if let name = unpromised(substitution.apply(subject), bound.nominal) {
          return (
            "a `\(bound.nominal.name)`, and any type may stand for `\(name)`",
            "write `<\(name): \(bound.nominal.name)>` where `\(name)` is introduced"
          )
        }
        if let found = unlike(bound, functionAs: subject, overload, substitution) { return found }
        guard let type = certain(substitution.apply(subject), withNumbers: true),
          isOwnMember || Self.derivable.contains(bound.nominal.name)
            || isOfWholeInterface(overload) && !mayHaveOtherForms(overload),
          mayBeJudged(type, libraryToo: isOwnMember) || resolver.isOfSwiftUI(type),
          !mayHaveBeenWrapped(type, bound.nominal),
          resolver.conforms(type, to: bound.nominal, in: solver.signature) == .no,
          !mayBeFloating(substitution.apply(subject), bound.nominal)
        else { continue }
        return (
          "a `\(bound.nominal.name)`, and `\(type)` is none",
          advice(type, isToConformTo: bound.nominal)
        )
      case .same(let left, let right):
        guard isOwnMember, let one = certain(substitution.apply(left)),
          let other = certain(substitution.apply(right)), one.nominal !== other.nominal,
          !mayBeLetter(substitution.apply(left), other),
          !mayBeLetter(substitution.apply(right), one)
        else { continue }
        return ("a `\(other)`, and this is a `\(one)`", "")
      case .inherits: continue
      }
    }
    return nil
  }

  /// The name of a parameter of the function or type around the place of which nobody asks that it
  /// conforms to what a library asks for.
  private func unpromised(_ type: Type, _ bound: Nominal) -> String? {
    let type = solver.complete(type)
    guard case .parameter(let parameter) = type.kind, parameter.selfOf == nil,
      Self.derivable.contains(bound.name), bound.isLibrary, !resolver.mayBeExtended,
      body.context.signature.parameters.contains(where: { $0 === parameter }),
      resolver.conforms(type, to: bound, in: solver.signature) == .no
    else { return nil }
    return parameter.name
  }

  /// `some Box<String>` where a box of something else is given.
  private func unlike(
    _ bound: Requirement.Bound, of subject: Type, _ substitution: Substitution
  ) -> (wanted: String, advice: String)? {
    guard !bound.arguments.isEmpty, let type = certain(substitution.apply(subject)),
      mayBeJudged(type, libraryToo: true),
      resolver.conforms(type, to: bound.nominal, in: solver.signature) == .yes
    else { return nil }
    let primary = bound.nominal.associatedTypes.filter(\.syntax.isPrimary)
    for (associated, argument) in zip(primary, bound.arguments) {
      let own = resolver.normalized(Type(.associated(type, associated)), in: solver.signature)
      guard let own = certain(own), let wanted = certain(substitution.apply(argument)),
        own.nominal !== wanted.nominal
      else { continue }
      return (
        "a `\(bound.nominal.name)<\(wanted)>`, and the `\(associated.name)` of `\(type)` is a `\(own)`",
        ""
      )
    }
    return nil
  }

  /// `ProgressView(value: $progress)`: what is in the wrapper would do.
  private func advice(_ type: Type, isToConformTo bound: Nominal) -> String {
    let isNamed = bound.isLibrary && bound.name == "Identifiable"
    if type.nominal?.isLibrary != true || isNamed && type.nominal?.isPropertyWrapper == false {
      return adviceToConform(type, to: bound)
    }
    if bound.isLibrary, bound.name == "StringProtocol", isPlainValue(type) {
      return "put it into a text: `\"\\(…)\"`"
    }
    guard type.nominal?.isPropertyWrapper == true, let inner = type.arguments.first,
      resolver.conforms(inner, to: bound, in: solver.signature) == .yes
    else { return "" }
    return "leave out the `$`"
  }

  /// What a type of one's own conforms to only if it says so.
  private static let derivable: Set<String> = [
    "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Observable",
    "ObservableObject",
  ]

  /// `.currency` without its code, or a closure in the place of a view: a function is nothing else.
  private func unlike(
    _ bound: Requirement.Bound, functionAs subject: Type, _ overload: Overload,
    _ substitution: Substitution
  ) -> (wanted: String, advice: String)? {
    guard bound.nominal.isLibrary, solver.complete(substitution.apply(subject)).function != nil,
      bound.nominal.role != .sendable, isOwn(overload) || !mayHaveOtherForms(overload)
    else { return nil }
    return (
      "a `\(bound.nominal.name)`, and a function is none",
      bound.nominal.name == "View"
        ? "hand it over in parentheses, or write `@ViewBuilder` before what keeps it" : "call it"
    )
  }

  /// A literal of a single letter is a letter where one is asked for.
  private func mayBeLetter(_ type: Type, _ other: Type) -> Bool {
    guard case .variable(let variable) = solver.complete(type).kind,
      variable.literal == .character
    else { return false }
    return other.nominal?.role == .character || other.nominal?.name == "Scalar"
  }

  /// Whole numbers are floating-point ones where only those will do.
  private func mayBeFloating(_ type: Type, _ bound: Nominal) -> Bool {
    guard case .variable(let variable) = solver.complete(type).kind, variable.literal == .integer
    else { return false }
    return resolver.conforms(resolver.type(.double), to: bound, in: solver.signature) != .no
  }

  /// A type of which all is known; a literal of text or of a truth value is what it is by itself.
  ///
  /// - Parameter withNumbers: So are all other literals, though a number may be of several types.
  private func certain(_ type: Type, withNumbers: Bool = false) -> Type? {
    var known = solver.complete(type)
    if withNumbers, known.hasVariable {
      known = plainThroughout(known)
    } else if case .variable(let variable) = known.kind,
      [.string, .character, .boolean].contains(variable.literal)
    {
      known = plain(known)
    }
    let open: Type.Contents = [.unknown, .variable, .parameter, .associated, .expansion]
    return known.nominal != nil && known.contents.isDisjoint(with: open) && !known.hasOpaquePart
      ? known : nil
  }

  /// What is expected may have made an optional of what is given: `let best: Int? = max(1, 2)`.
  private func mayHaveBeenWrapped(_ type: Type, _ bound: Nominal) -> Bool {
    guard let inner = type.wrapped else { return false }
    return resolver.conforms(inner, to: bound, in: solver.signature) != .no
  }

  /// Whether all is known of what a type conforms to.
  func mayBeJudged(_ type: Type, libraryToo: Bool = false) -> Bool {
    guard let nominal = type.nominal, nominal.isComplete || nominal.role != nil,
      nominal.hasAllPromises, !nominal.hasUnknownAncestor
    else { return false }
    // What the standard library's own types are is all known.
    return libraryToo || resolver.module(around: nominal.context) === resolver.program
      || nominal.isLibrary && (nominal.role != nil || nominal.isNumber)
  }

  /// Says what a call asks of its arguments and does not get.
  ///
  /// - Returns: False where all of it may hold.
  @discardableResult
  func refuseUnmet(_ callable: Callable, _ site: CallSite) -> Bool {
    let substitution = substitution(of: callable)
    // What a module of which nothing is known gives may be something else than it seems.
    guard trials == 0, !resolver.mayBeExtended,
      let found = unmet(by: callable.overload, substitution)
    else { return false }
    report("`\(site.name)` wants \(found.wanted)", at: site.position, advice: found.advice)
    return true
  }

  /// Applies the only overload that takes the arguments, if they were what it asks of its parameters:
  /// an `id` that is not `Hashable`.
  ///
  /// - Returns: Nil where nothing is said of it.
  func applyUnmet(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> (type: Type, reference: Reference)? {
    guard trials == 0, !resolver.mayBeExtended,
      overloads.allSatisfy({ isOfWholeInterface($0) || makesWhatAsks($0) })
    else { return nil }
    let close = overloads.filter {
      takes($0, site, known, wanted, settles: false)
    }
    // What a type has itself says more than what it has of its protocols.
    let own = close.filter { $0.origin == .own }
    guard let meant = own.count == 1 ? own[0] : meant(of: close, site, known, wanted) else {
      return nil
    }
    let count = findings.count
    let found = apply(meant, to: site, expecting: wanted, known: known)
    return findings.count > count ? found : nil
  }

  /// The first of several overloads that take the arguments and all ask the same of them in vain: a
  /// title may be a key or a text, and the value is no `Hashable` either way.
  private func meant(
    of close: [Overload], _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> Overload? {
    guard close.count > 1 else { return close.first }
    var reasons: Set<String> = []
    for overload in close {
      guard let reason = reason(against: overload, site, known, wanted) else { return nil }
      reasons.insert(reason)
    }
    return reasons.count == 1 ? close[0] : nil
  }

  /// What is said where an overload is applied; nothing of it stays.
  private func reason(
    against overload: Overload, _ site: CallSite, _ known: [Type?], _ wanted: Type?
  ) -> String? {
    let before = state
    defer { state = before }
    _ = apply(overload, to: site, expecting: wanted, known: known)
    return findings.count == before.findings + 1 ? findings[before.findings].message : nil
  }

  /// `ForEach(["a"]) { Text($0) }`: a text as it is written is no `Identifiable`, and
  /// what the closure does with it does not make it one.
  var asksLiteralsInVain: Bool {
    guard trials == 0, !resolver.mayBeExtended else { return false }
    return solver.waitingRequirements.contains { requirement in
      guard case .conforms(let subject, let bound) = requirement, bound.nominal.isLibrary,
        case .variable(let variable) = solver.resolve(subject).kind,
        let literal = variable.literal, let type = literal.onlyType(resolver)
      else { return false }
      // Whole numbers are floating-point ones where only those will do.
      let types = literal == .integer ? [type, resolver.type(.double)] : [type]
      return types.allSatisfy {
        resolver.conforms($0, to: bound.nominal, in: solver.signature) == .no
      }
    }
  }

  /// Looks again at what was asked of literals, once they are what they are by themselves.
  func refuseOpenCalls() {
    defer { openCalls.removeAll() }
    for (callable, site) in openCalls { refuseUnmet(callable, site) }
  }

  /// Says that none of several members of a name is there for the type.
  func refuseUnmet(_ overloads: [Overload], _ name: String, at position: SourcePosition) {
    guard trials == 0, let first = overloads.first, let found = unmet(by: first),
      overloads.allSatisfy({ unmet(by: $0) != nil })
    else { return }
    report("`\(name)` wants \(found.wanted)", at: position, advice: found.advice)
  }

  // MARK: Values of several types

  /// A value of `any P` holds one of many types: what asks for one of them cannot be given it.
  func refuseExistentials(_ callable: Callable, _ site: CallSite) {
    guard trials == 0, case .function(let function) = callable.overload.symbol,
      resolver.module(around: function.context) === resolver.program
    else { return }
    if case .instance(let type, _) = callable.overload.base {
      refuseUnknownPart(of: function, called: solver.complete(type), site)
    }
    let parameters = function.interface.parameters.map(\.type)
    for (parameter, type) in callable.reference.arguments {
      let type = solver.complete(type)
      guard type.isOfProtocolsAlone, parameter.selfOf == nil,
        // A single value is opened, and then it is of one type.
        !parameters.contains(where: {
          $0.unwrapped == Type(.parameter(parameter))
            || $0.unwrapped.metatypeInstance == Type(.parameter(parameter))
        })
      else { continue }
      for case .conforms(let subject, let bound) in function.interface.signature.requirements
      where subject == Type(.parameter(parameter)) && bound.nominal.isAskedOfValues
        && resolver.module(around: bound.nominal.context) === resolver.program
      {
        report(
          "`\(site.name)` wants values of one type that is a `\(bound.nominal.name)`, and "
            + "`\(type)` stands for many", at: site.position,
          advice: "let `\(site.name)` take `any \(bound.nominal.name)` instead")
        return
      }
    }
  }

  /// `box.take(item)` of an `any Box`: nobody knows what its `Item` is.
  private func refuseUnknownPart(of function: Function, called type: Type, _ site: CallSite) {
    guard type.isOfProtocolsAlone, case .existential(let existential) = type.kind,
      existential.bounds.allSatisfy(\.arguments.isEmpty),
      let owner = function.context.nominal, let selfParameter = owner.selfParameter,
      case .nominal = function.context.place
    else { return }
    for parameter in function.interface.parameters {
      if parameter.type.unwrapped == Type(.parameter(selfParameter)) {
        report(
          "`\(site.name)` takes a value of the same type, and of a `\(type)` nobody knows which that is",
          at: site.position,
          advice: "make the function around it generic: `<Value: \(owner.name)>`")
        return
      }
      guard case .associated(let base, let associated) = parameter.type.unwrapped.kind,
        base == Type(.parameter(selfParameter))
      else { continue }
      report(
        "`\(site.name)` takes the `\(associated.name)` of one `\(owner.name)`, and of a "
          + "`\(type)` nobody knows what it is", at: site.position,
        advice: "make the function around it generic: `<Value: \(owner.name)>`")
      return
    }
  }
}
