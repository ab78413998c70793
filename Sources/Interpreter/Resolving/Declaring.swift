/// Puts the declarations of files where they are looked up.
extension Resolver {
  func declare(_ file: FileSyntax, in module: ModuleScope) {
    let outer = Context(.module(module), in: nil, resolver: self)
    let context = Context(.file(file.index), in: outer, resolver: self)
    for declaration in file.declarations {
      declareGlobal(declaration, in: context, of: module)
    }
  }

  private func declareGlobal(
    _ declaration: Declaration, in context: Context, of module: ModuleScope
  ) {
    let access = declaration.access ?? .internalAccess
    let isHidden = access <= .fileAccess && context.file.map { $0 >= 0 } ?? false
    func add(_ symbol: Symbol, _ name: String) {
      if isHidden, let file = context.file {
        module.hidden(in: file).add(symbol, as: name)
      } else {
        module.members.add(symbol, as: name)
      }
    }
    switch declaration {
    case .variable(let syntax):
      for variable in variables(of: syntax, in: context) { add(.variable(variable), variable.name) }
    case .function(let syntax):
      let function = function(of: syntax, in: context)
      if syntax.isOperator {
        module.operators[syntax.name, default: []].append(function)
      } else {
        add(.function(function), syntax.name)
      }
    case .type(let syntax):
      add(.nominal(nominal(of: syntax, in: context, module: module)), syntax.name)
    case .alias(let syntax): add(.alias(Alias(syntax: syntax, context: context)), syntax.name)
    case .typeExtension(let syntax): pending.append((syntax, context, module))
    case .imported(let name, _) where module === program:
      noteImport(name, inFile: context.file)
    default: break
    }
  }

  /// Extensions find their types once all types are declared.
  func bindExtensions() {
    // What is extended may stand in an extension itself, which may come later.
    var unbound: [(ExtensionSyntax, Context, ModuleScope)] = []
    while !pending.isEmpty {
      let waiting = pending
      pending = []
      for (syntax, context, module) in waiting {
        if let nominal = named(syntax.extended, in: context) {
          bind(syntax, to: nominal, in: context, module)
        } else {
          unbound.append((syntax, context, module))
        }
      }
      if unbound.count < waiting.count {
        pending += unbound
        unbound = []
      }
    }
    for (syntax, context, module) in unbound {
      if let nominal = meant(syntax.extended, in: context) {
        bind(syntax, to: nominal, in: context, module)
      } else {
        noteExtensionOfUnknown(syntax.extended)
      }
    }
    if !pending.isEmpty { bindExtensions() }
    settleActors()
  }

  /// The attribute of an actor of one's own says where a type lives, and adds nothing to it.
  private func settleActors() {
    let waiting = perhapsExpanded
    perhapsExpanded = []
    for nominal in waiting {
      guard let modifiers = nominal.syntax?.modifiers else { continue }
      nominal.declaresAll = !modifiers.mayBeExpanded { name in
        types(named: name, in: nominal.context).contains { symbol in
          guard case .nominal(let actor) = symbol else { return false }
          return actor.syntax?.modifiers.has("globalActor") ?? false
        }
      }
      nominal.hasAllPromises = nominal.isComplete
    }
  }

  private func bind(
    _ syntax: ExtensionSyntax, to nominal: Nominal, in context: Context, _ module: ModuleScope
  ) {
    let owner = Extension(syntax: syntax, of: nominal, in: context, resolver: self)
    nominal.extensions.append(owner)
    extensionTable[ObjectIdentifier(syntax)] = owner
    declareMembers(syntax.members, of: nominal, in: owner.context, module: module)
  }

  private func named(_ written: WrittenType, in context: Context) -> Nominal? {
    switch written.kind {
    case .array: nominal(.array)
    case .dictionary: nominal(.dictionary)
    case .optional: nominal(.optional)
    case .named(let components): declared(components, in: context) ?? aliased(written, in: context)
    default: nil
    }
  }

  /// What a generic alias stands for, found by its name alone.
  private func aliased(_ written: WrittenType, in context: Context) -> Nominal? {
    guard let alias = genericAlias(written, in: context),
      case .named(let components) = alias.syntax.target.kind
    else { return nil }
    return declared(components, in: alias.context)
  }

  private func meant(_ written: WrittenType, in context: Context) -> Nominal? {
    let type = type(written, in: context, missing: .quiet)
    switch type.kind {
    case .nominal(let nominal, _): return nominal
    case .existential(let existential): return existential.bounds.first?.nominal
    default: return nil
    }
  }

  /// Finds a type by its name alone: what extensions add to it is not known before all are bound.
  private func declared(
    _ components: [WrittenType.Component], in context: Context, depth: Int = 0
  ) -> Nominal? {
    guard let first = components.first, depth < 8 else { return nil }
    var found: Nominal?
    var rest = components.dropFirst()
    let symbol = types(named: first.name, in: context).first
    if case .nominal(let nominal)? = symbol {
      found = nominal
    } else if let target = symbol?.plainTarget,
      let nominal = declared(target.components, in: target.context, depth: depth + 1)
    {
      // `extension User.Name`, where `User` is another name of a type.
      found = nominal
    } else if let module = module(first.name), let next = rest.first,
      case .nominal(let nominal)? = module.members.types(next.name).first
    {
      found = nominal
      rest = rest.dropFirst()
    } else if let next = rest.first, types(named: first.name, in: context).isEmpty,
      case .nominal(let nominal)? = program.members.types(next.name).first
    {
      // `extension Shelf.Song`: the program is a module whose name nobody knows, or `Shelf` is a
      // type of another one.
      if lists == nil || !frameworks.isEmpty {
        nominal.hasUnknownAncestor = true
        return nil
      }
      found = nominal
      rest = rest.dropFirst()
    }
    for component in rest {
      let named = nearest(found?.members.types(component.name) ?? [], to: context)
      guard case .nominal(let nested)? = named.first else {
        return nil
      }
      found = nested
    }
    return found
  }

  // MARK: Types and members

  func nominal(of syntax: TypeSyntax, in context: Context, module: ModuleScope) -> Nominal {
    let isLibrary = module !== program
    let nominal = Nominal(
      name: syntax.name, kind: syntax.kind, syntax: syntax, context: context,
      role: isLibrary && context.nominal == nil ? Nominal.Role(rawValue: syntax.name) : nil)
    nominal.declaresAll =
      isLibrary ? syntax.modifiers.has("complete") : !syntax.modifiers.mayBeExpanded()
    if !isLibrary, !nominal.declaresAll { perhapsExpanded.append(nominal) }
    nominal.hasAllPromises = isLibrary ? module.name == "Swift" : nominal.isComplete
    register(nominal)
    let inside = Context(.nominal(nominal), in: context, resolver: self)
    declareMembers(syntax.members, of: nominal, in: inside, module: module)
    if !isLibrary || nominal.isStored {
      nominal.members.derive("CodingKeys") { [unowned self, unowned nominal] in
        declareCodingKeys(of: nominal)
      }
    }
    return nominal
  }

  func declareMembers(
    _ members: [Declaration], of nominal: Nominal, in context: Context, module: ModuleScope
  ) {
    for member in members {
      switch member {
      case .variable(let syntax):
        for variable in variables(of: syntax, in: context) {
          nominal.members.add(.variable(variable), as: variable.name)
        }
      case .function(let syntax):
        let function = function(of: syntax, in: context)
        if syntax.isOperator {
          module.operators[syntax.name, default: []].append(function)
        }
        nominal.members.add(.function(function), as: syntax.name)
      case .type(let syntax):
        let nested = self.nominal(of: syntax, in: context, module: module)
        nominal.members.add(.nominal(nested), as: syntax.name)
      case .alias(let syntax):
        nominal.members.add(.alias(Alias(syntax: syntax, context: context)), as: syntax.name)
      case .associatedType(let syntax):
        let associated = AssociatedType(name: syntax.name, owner: nominal, syntax: syntax)
        nominal.associatedTypes.append(associated)
        nominal.members.add(.associated(associated), as: syntax.name)
      case .enumCase(let syntax):
        let enumCase = EnumCase(
          name: syntax.name, owner: nominal, syntax: syntax, index: nominal.cases.count)
        nominal.cases.append(enumCase)
        nominal.members.add(.enumCase(enumCase), as: syntax.name)
      default: continue
      }
    }
  }

  /// The variables of one binding; a tuple pattern has several.
  func variables(of syntax: VariableSyntax, in context: Context) -> [Variable] {
    syntax.pattern.names.map { name in
      let variable = Variable(
        name: name.name, isMutable: syntax.isMutable, syntax: syntax, context: context,
        isStatic: syntax.modifiers.isStatic, position: name.position)
      name.variable = variable
      return variable
    }
  }

  func function(of syntax: FunctionSyntax, in context: Context) -> Function {
    let changes =
      syntax.modifiers.isMutating
      || syntax.kind == .initializer && !(context.nominal?.isReference ?? false)
    return Function(
      name: syntax.name, kind: syntax.kind, syntax: syntax, context: context,
      isStatic: syntax.modifiers.isStatic || syntax.kind == .function && syntax.isOperator,
      isMutating: changes)
  }
}

extension Declaration {
  /// Who may see it; nil where the source does not say.
  var access: Access? {
    switch self {
    case .variable(let syntax): syntax.modifiers.access
    case .function(let syntax): syntax.modifiers.access
    case .type(let syntax): syntax.modifiers.access
    case .typeExtension(let syntax): syntax.modifiers.access
    case .alias(let syntax): syntax.modifiers.access
    case .associatedType, .enumCase, .operatorName, .precedence, .imported, .macro: nil
    }
  }
}

extension Modifiers {
  /// Attributes of types that add nothing, or what is known.
  private static let marks: Set<String> = ["MainActor", "Model", "Observable"]

  /// Whether one of the attributes may be a macro that adds members or promises.
  fileprivate func mayBeExpanded(besides isKnown: (String) -> Bool = { _ in false }) -> Bool {
    attributes.contains {
      $0.name.first?.isUppercase == true && !Self.marks.contains($0.name)
        && !$0.name.hasPrefix("IB") && !$0.name.hasPrefix("NSApplication")
        && !$0.name.hasPrefix("UIApplication") && !isKnown($0.name)
    }
  }
}

extension FunctionSyntax {
  var isOperator: Bool {
    kind == .function && InterfaceIndex.isOperator(name)
  }
}

extension Symbol {
  /// What an alias without parameters stands for, where that is named without arguments.
  fileprivate var plainTarget: (components: [WrittenType.Component], context: Context)? {
    guard case .alias(let alias) = self, alias.syntax.generics.parameters.isEmpty,
      case .named(let components) = alias.syntax.target.kind,
      components.allSatisfy(\.arguments.isEmpty)
    else { return nil }
    return (components, alias.context)
  }
}

extension WrittenType {
  /// The name by which somebody would ask for it.
  var lastName: String {
    switch kind {
    case .named(let components): components.last?.name ?? "?"
    case .member(_, let component): component.name
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: "?"
    }
  }
}
