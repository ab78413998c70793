/// Raw values, what cases carry, and types that hold themselves.
extension Checker {
  func refuseCases(of nominal: Nominal) {
    guard nominal.kind == .enumeration, !nominal.isLibrary, !nominal.hasUnknownAncestor else {
      return
    }
    refuseRawTypes(of: nominal)
    for enumCase in nominal.cases {
      let written = enumCase.syntax
      checkLate(enumCase)
      if written.access != nil {
        report(
          "a case is as visible as its enum", at: written.position,
          advice: "leave the word before `case` out")
      }
      if let raw = nominal.rawType {
        if !written.parameters.isEmpty {
          report(
            "each case stands for a `\(raw)`, and `\(enumCase.name)` carries something",
            at: written.position,
            advice: "leave out what it carries, or `: \(raw)` behind the enum's name")
        }
        if let value = written.rawValue { requireFit(value, raw, in: nominal) }
      } else if let value = written.rawValue {
        report(
          "`\(nominal.name)` has no raw values, and `\(enumCase.name)` is given one",
          at: value.position, advice: "write what they are, as in `enum \(nominal.name): Int`")
      }
    }
  }

  /// The cases of an enum stand for values of one type, which literals can tell.
  private func refuseRawTypes(of nominal: Nominal) {
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    let raw = (nominal.syntax?.inherited ?? []).compactMap { written -> (Type, SourcePosition)? in
      let type = resolver.type(written, in: context, missing: .quiet)
      guard let given = type.nominal, given.kind != .protocolType else { return nil }
      return (type, written.position)
    }
    guard let (type, position) = raw.first else { return }
    if raw.count > 1 {
      report(
        "the cases stand for values of one type, and `\(type)` is one already", at: raw[1].1,
        advice: "leave one of both out")
    } else if Self.literalProtocols.allSatisfy({ isNone(type, $0) }) {
      report(
        "no literal is a `\(type)`, and so no case stands for one", at: position,
        advice: "use `String` or `Int`, or compute a `\(type)` from the case")
    } else if let first = nominal.cases.first(where: { $0.syntax.rawValue == nil }),
      ["ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral"].allSatisfy({ isNone(type, $0) })
    {
      report(
        "nothing says which `\(type)` `\(first.name)` stands for", at: first.syntax.position,
        advice: "write it behind `=`")
    }
  }

  private static let literalProtocols = [
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
  ]

  /// Whether it is certain that a type is none of a protocol of the standard library.
  private func isNone(_ type: Type, _ name: String) -> Bool {
    guard let owner = resolver.library(name) else { return false }
    return resolver.conforms(type, to: owner, in: solver.signature) == .no
  }

  /// `Direction.left()`: a case that carries nothing is no function.
  func refuseCall(ofCase reference: Reference, _ site: CallSite) {
    guard trials == 0, case .enumCase(let enumCase) = reference.target,
      enumCase.parameters.isEmpty, !enumCase.owner.isLibrary
    else { return }
    report(
      "the case `\(enumCase.name)` carries no values, and cannot be called", at: site.position,
      advice: "leave out the parentheses")
  }

  private func requireFit(_ value: Expression, _ raw: Type, in nominal: Nominal) {
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    enter(Body(context: context, scope: LocalScope(in: nil))) { self.whole(value, as: raw) }
  }

  /// A value cannot hold another one of its own type: it would be endless.
  func refuseEndlessValues(of nominal: Nominal) {
    // A macro may keep what stands there elsewhere.
    guard let syntax = nominal.syntax, !nominal.isLibrary, nominal.isComplete else { return }
    switch nominal.kind {
    case .structure:
      for property in nominal.storedProperties
      where property.syntax?.modifiers.attributes.isEmpty == true {
        var seen: Set<ObjectIdentifier> = []
        guard holds(property.type, nominal, &seen) else { continue }
        report(
          "a `\(nominal.name)` would hold another one, and that one the next, without end",
          at: property.position, advice: "hold it in an array, or make `\(nominal.name)` a class")
        return
      }
    case .enumeration where !syntax.modifiers.isIndirect:
      for enumCase in nominal.cases where !enumCase.syntax.isIndirect {
        var seen: Set<ObjectIdentifier> = []
        guard enumCase.parameters.contains(where: { holds($0.type, nominal, &seen) }) else {
          continue
        }
        report(
          "`\(enumCase.name)` carries a `\(nominal.name)`, and that one the next, without end",
          at: syntax.position, advice: "write `indirect` before `enum` or before the case")
        return
      }
    default: return
    }
  }

  /// Whether a value of a type has one of another in itself, and not behind a reference.
  private func holds(
    _ type: Type, _ wanted: Nominal, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    if let wrapped = type.wrapped { return holds(wrapped, wanted, &seen) }
    switch type.kind {
    case .tuple(let elements): return elements.contains { holds($0.type, wanted, &seen) }
    case .nominal(let nominal, let arguments):
      if nominal === wanted { return true }
      guard !nominal.isLibrary, seen.insert(ObjectIdentifier(nominal)).inserted else {
        return false
      }
      let own = Substitution(resolver.signature(of: nominal).parameters, arguments)
      switch nominal.kind {
      case .structure:
        return nominal.storedProperties.contains { property in
          property.syntax?.modifiers.attributes.isEmpty == true
            && holds(own.apply(property.type), wanted, &seen)
        }
      case .enumeration where nominal.syntax?.modifiers.isIndirect == false:
        return nominal.cases.contains { enumCase in
          !enumCase.syntax.isIndirect
            && enumCase.parameters.contains { holds(own.apply($0.type), wanted, &seen) }
        }
      default: return false
      }
    default: return false
    }
  }
}
