/// What is declared twice.
extension Checker {
  /// Says which declarations of the program nothing can tell from one before.
  func refuseRedeclarations() {
    let module = resolver.program
    for table in [module.members] + module.hidden.values { refuseRedeclarations(in: table) }
  }

  /// Says which of the declarations among statements have the name of one before.
  func refuseRedeclarations(among list: [Statement]) {
    var names: Set<String> = []
    var functions: [Function] = []
    for statement in list {
      if case .guarded(let conditions, _) = statement.kind {
        // It may bind a name anew; behind it the name is taken.
        names.formUnion(conditions.flatMap(\.names))
      }
      guard case .declaration(let declaration) = statement.kind else { continue }
      for (name, position) in declaration.namesOfValuesAndTypes
      where !names.insert(name).inserted {
        refuse(redeclared: name, at: position)
      }
      guard case .function(let syntax) = declaration,
        let function = localFunctions[ObjectIdentifier(syntax)], isPlain(function)
      else { continue }
      if functions.contains(where: { $0.name == function.name && isSame($0, function) }) {
        refuse(redeclared: function.name, at: function.position, areFunctions: true)
      }
      functions.append(function)
    }
  }

  private func refuseRedeclarations(in table: MemberTable) {
    for name in table.names {
      let symbols = table.known(name)
      for case .nominal(let nominal) in symbols { refuseRedeclarations(in: nominal.members) }
      guard symbols.count > 1 else { continue }
      let placed = symbols.compactMap { symbol in symbol.place.map { (symbol, $0) } }
        .sorted { ($0.1.file, $0.1.offset) < ($1.1.file, $1.1.offset) }
      for (index, (symbol, position)) in placed.enumerated() {
        let earlier = placed[..<index].first {
          $0.1.file == position.file && excludes($0.0, symbol)
        }
        guard let earlier else { continue }
        let areFunctions = earlier.0.function != nil && symbol.function != nil
        refuse(redeclared: name, at: position, areFunctions: areFunctions)
      }
    }
  }

  private func refuse(
    redeclared name: String, at position: SourcePosition, areFunctions: Bool = false
  ) {
    report(
      "`\(name)` is declared already" + (areFunctions ? ", with the same labels and types" : ""),
      at: position, advice: "give it another name, or leave one of them out")
  }

  /// Whether two declarations of one name in one place cannot both be.
  private func excludes(_ one: Symbol, _ other: Symbol) -> Bool {
    guard areBeside(one, other) else { return false }
    switch (one, other) {
    case (.function(let first), .function(let second)):
      return isPlain(first) && isPlain(second) && isSame(first, second)
    case (.variable(let first), .variable(let second)): return first.isStatic == second.isStatic
    case (.enumCase(let first), .enumCase(let second)):
      let labels = [first, second].map { $0.syntax.parameters.map(\.label) }
      return labels[0] == labels[1] || labels.contains([])
    case (.variable(let variable), .function(let function)),
      (.function(let function), .variable(let variable)):
      return function.kind == .function && function.labels.isEmpty && !function.interface.isAsync
        && function.isStatic == variable.isStatic
    case (.variable(let variable), .enumCase(let enumCase)),
      (.enumCase(let enumCase), .variable(let variable)):
      return variable.isStatic && enumCase.syntax.parameters.isEmpty
    case (.function, .enumCase), (.enumCase, .function): return false
    default: return !one.isMember && !other.isMember || one.isStaticMember && other.isStaticMember
    }
  }

  /// Whether both can be seen wherever one of them can.
  private func areBeside(_ one: Symbol, _ other: Symbol) -> Bool {
    // What a protocol asks for its extensions may give.
    let isGiven = [one, other].map { $0.context?.isProtocolExtension ?? false }
    return isGiven[0] == isGiven[1]
      && [one, other].allSatisfy { symbol in
        symbol.context?.extensionRequirements.isEmpty ?? true && !symbol.isOfSomePlatforms
      }
  }

  /// Whether all that its callers see is written in its own head.
  private func isPlain(_ function: Function) -> Bool {
    guard let syntax = function.syntax, syntax.position.file >= 0,
      syntax.generics.requirements.isEmpty
    else { return false }
    let interface = function.interface
    return interface.signature.ownCount == 0 && !interface.result.hasUnknown
      && !interface.parameters.contains { $0.type.hasUnknown }
  }

  private func isSame(_ one: Function, _ other: Function) -> Bool {
    let first = one.interface
    let second = other.interface
    // What an initialiser makes is what it is called on.
    let areAlike = one.kind == .initializer || first.result == second.result
    let fixities = [one, other].map { $0.syntax?.modifiers.fixity == .postfix }
    return one.kind == other.kind && one.isStatic == other.isStatic && fixities[0] == fixities[1]
      && first.isAsync == second.isAsync && areAlike
      && first.parameters.count == second.parameters.count
      && zip(first.parameters, second.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type && $0.isInout == $1.isInout
          && $0.isVariadic == $1.isVariadic && $0.isAutoclosure == $1.isAutoclosure
      }
  }
}

extension Condition {
  /// The names that it binds.
  fileprivate var names: [String] {
    switch self {
    case .bind(let pattern, _, _), .match(let pattern, _): pattern.names.map(\.name)
    case .expression, .available: []
    }
  }
}

extension Declaration {
  /// The names, functions' left out, that it gives to what it declares.
  fileprivate var namesOfValuesAndTypes: [(String, SourcePosition)] {
    switch self {
    case .variable(let syntax): syntax.pattern.names.map { ($0.name, $0.position) }
    case .type(let syntax): [(syntax.name, syntax.position)]
    case .alias(let syntax): [(syntax.name, syntax.position)]
    default: []
    }
  }
}

extension Symbol {
  /// Where it is declared in the program.
  fileprivate var place: SourcePosition? {
    let position: SourcePosition? =
      switch self {
      case .variable(let variable): variable.syntax == nil ? nil : variable.position
      case .function(let function): function.syntax?.position
      case .enumCase(let enumCase): enumCase.syntax.position
      case .nominal(let nominal): nominal.syntax?.position
      case .alias(let alias): alias.syntax.position
      case .associated(let associated): associated.syntax.position
      case .parameter, .module: nil
      }
    return position.flatMap { $0.file >= 0 ? $0 : nil }
  }

  fileprivate var isMember: Bool { context.map(\.isTypeContext) ?? true }

  /// Whether it says itself where it is to be had: another may stand for it elsewhere.
  fileprivate var isOfSomePlatforms: Bool {
    let modifiers: Modifiers? =
      switch self {
      case .variable(let variable): variable.syntax?.modifiers
      case .function(let function): function.syntax?.modifiers
      case .nominal(let nominal): nominal.syntax?.modifiers
      case .alias(let alias): alias.syntax.modifiers
      case .enumCase, .associated, .parameter, .module: nil
      }
    return modifiers?.has("available") ?? false
  }
}
