/// Folders that hold the files of several programs.
extension Resolver {
  /// A type or a variable that several files declare belongs to as many targets, which are read as
  /// one program: a file means its own, and elsewhere nobody knows which is meant.
  func separateTargets() {
    for name in program.members.names {
      let symbols = program.members.known(name)
      // Functions of one name are overloads of each other.
      let single = symbols.filter { $0.function == nil }
      guard single.count > 1, Set(single.map { $0.context?.file }).count > 1 else { continue }
      for symbol in symbols {
        guard let file = symbol.context?.file else { continue }
        program.hidden(in: file).add(symbol, as: name)
        // Another target may have extensions of it that belong to this one.
        if case .nominal(let nominal) = symbol { nominal.hasUnknownAncestor = true }
      }
      program.members.replace(name, by: unknown(name, isType: single.contains(where: \.isType)))
    }
  }

  /// What stands for a name of which only that is known that somebody declares it.
  private func unknown(_ name: String, isType: Bool) -> Symbol {
    let context = Context(.module(program), in: nil, resolver: self)
    guard isType else {
      return .variable(
        Variable(
          name: name, isMutable: true, syntax: nil, context: context, position: .nowhere,
          type: .unknown))
    }
    let syntax = AliasSyntax(
      name: name, generics: GenericClause(), target: WrittenType(.inferred, at: .nowhere),
      modifiers: Modifiers(), position: .nowhere)
    return .alias(Alias(syntax: syntax, context: context))
  }
}
