/// Methods that are named by their type: `Counter.add`.
extension Checker {
  /// A method that is called by its type with the value that it belongs to gives a function, and does
  /// nothing yet: `Counter.add(counter)`.
  ///
  /// - Returns: Nil if a static method is meant; of several methods nothing is known.
  func unboundMethod(
    _ methods: [Overload], _ callee: Expression, _ site: CallSite
  ) -> (type: Type, reference: Reference)? {
    guard case .member = callee.kind, site.arguments.count == 1,
      site.arguments[0].label == nil, !site.arguments[0].isTrailing
    else { return nil }
    let unbound = methods.filter { $0.isUnbound }
    guard let method = unbound.first,
      !methods.contains(where: { !$0.isUnbound && mayTake(site, $0) })
    else { return nil }
    if unbound.count == 1 { return value(of: method) }
    return (.unknown, Reference(.unknown(site.name)))
  }

  /// `Color.background`: a colour of a catalogue, which no file declares, goes before the modifiers
  /// that all views have, and nobody names those by a type of the library.
  func mayBeAsset(_ members: [Overload], of type: Type) -> Bool {
    type.metatypeInstance != nil && !members.isEmpty && !hasListedMembers(type)
      && members.allSatisfy { $0.isUnbound || isOfAnother($0) }
  }

  /// `background`, which is there where `Self == BackgroundStyle`, of a `Color`.
  private func isOfAnother(_ member: Overload) -> Bool {
    member.symbol.context?.extensionRequirements.contains { requirement in
      guard case .same(let left, let right) = requirement,
        let one = solver.complete(member.substitution.apply(left)).nominal,
        let other = solver.complete(member.substitution.apply(right)).nominal
      else { return false }
      return one !== other
    } ?? false
  }
}

extension Overload {
  /// Whether it is a method that still wants its `self`.
  fileprivate var isUnbound: Bool {
    guard case .type = base, let function = symbol.function else { return false }
    return function.kind == .function && !function.isStatic
  }
}
