extension Checker {
  // MARK: The whole program

  /// Checks all bodies of a file.
  public func check(_ file: FileSyntax) {
    let module = Context(.module(resolver.program), in: nil, resolver: resolver)
    let context = Context(.file(file.index), in: module, resolver: resolver)
    noteGuarded(in: file.statements)
    for declaration in file.declarations { self.declaration(declaration, in: context) }
    guard !file.statements.isEmpty else { return }
    enter(Body(context: context, scope: LocalScope(in: nil))) {
      self.body.isFile = true
      self.body.mayFail = true
      self.body.isAsync = true
      self.statements(file.statements)
      if self.trials == 0 { KeptClosures(self).check(file.statements) }
    }
  }

  private func declaration(_ declaration: Declaration, in context: Context) {
    switch declaration {
    case .variable(let syntax): variable(syntax, in: context)
    case .function(let syntax):
      function(syntax, in: context, function: declared(syntax, in: context))
    case .type(let syntax):
      let symbols =
        context.nominal.map { $0.members.types(syntax.name) }
        ?? resolver.types(named: syntax.name, in: context)
      for case .nominal(let nominal) in symbols where nominal.syntax === syntax {
        type(nominal)
      }
    case .typeExtension(let syntax): typeExtension(syntax, in: context)
    case .macro(let macro, _):
      refuseArguments(of: macro)
      for argument in macro.arguments {
        enter(Body(context: context, scope: LocalScope(in: nil))) {
          if case .closure(let closure) = argument.value.kind {
            let builder = self.resolver.library("ViewBuilder").map { Type(.nominal($0, [])) }
            _ = self.closure(closure, expecting: .unknown, builder: builder)
          } else if argument.label == "traits", let trait = self.resolver.previewTrait {
            self.whole(argument.value, as: trait)
          } else {
            self.whole(argument.value)
          }
        }
      }
    case .alias(let syntax): alias(syntax, in: context)
    default: return
    }
  }

  private func alias(_ syntax: AliasSyntax, in context: Context) {
    let symbols =
      context.nominal.map { $0.members.types(syntax.name) }
      ?? resolver.types(named: syntax.name, in: context)
    for case .alias(let alias) in symbols where alias.syntax === syntax {
      _ = alias.target
      refuseLeak(of: alias, in: context)
    }
  }

  /// The function that callers see, so that both mean the same generic parameters.
  private func declared(_ syntax: FunctionSyntax, in context: Context) -> Function {
    let members = context.nominal.map { $0.members[syntax.name].compactMap(\.function) }
    let others =
      syntax.isOperator
      ? resolver.operators(named: syntax.name)
      : resolver.globals(named: syntax.name, in: context).compactMap(\.function)
    return (members ?? others).first { $0.syntax === syntax }
      ?? resolver.function(of: syntax, in: context)
  }

  /// Runs something in a body of its own.
  func enter(_ inner: Body, _ run: () -> Void) {
    let outer = body
    let signature = solver.signature
    let marks = marks
    body = inner
    self.marks = Marks()
    solver.signature = inner.context.signature
    run()
    body = outer
    self.marks = marks
    solver.signature = signature
  }

  // MARK: Types

  func type(_ nominal: Nominal) {
    _ = resolver.signature(of: nominal)
    guard let syntax = nominal.syntax else { return }
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    for member in syntax.members { declaration(member, in: context) }
    if nominal.kind == .protocolType {
      refuseHiddenRequirements(syntax)
      refuseWhatIsNotAsked(syntax, in: nominal.context)
    }
    refuseHiddenWrapping(nominal)
    refuseLeaks(of: nominal)
    refuseAttributes(syntax.modifiers, in: nominal.context)
    checkPromises(of: nominal)
    checkOverrides(of: nominal)
    refuseContradictions(of: nominal)
    refuseInheritance(of: nominal)
    refuseCases(of: nominal)
    refuseEndlessValues(of: nominal)
    requireInitializer(of: nominal)
    requireInitializers(of: nominal)
  }

  private func typeExtension(_ syntax: ExtensionSyntax, in context: Context) {
    guard let owner = extensionOwner(syntax) else {
      _ = resolver.type(syntax.extended, in: context)
      return
    }
    for member in syntax.members { declaration(member, in: owner.context) }
    if !syntax.inherited.isEmpty, let nominal = owner.context.nominal, nominal.isLibrary {
      checkPromises(ofLibrary: nominal, at: syntax)
    }
  }

  private func extensionOwner(_ syntax: ExtensionSyntax) -> Extension? {
    extensionTable[ObjectIdentifier(syntax)]
  }

  // MARK: Variables

  func variable(_ syntax: VariableSyntax, in context: Context) {
    requireVariable(syntax, in: context)
    if context.nominal?.kind != .protocolType || context.isProtocolExtension {
      refuseProperty(syntax, in: context)
    }
    refuseAttributes(syntax.modifiers, in: context)
    refuseInsideMacro(syntax, in: context)
    let inner = Body(context: context, scope: LocalScope(in: nil))
    inner.selfType = context.nominal?.selfType
    inner.isStatic = syntax.modifiers.isStatic || !syntax.modifiers.isLazy && syntax.initial != nil
    // It is made when the property is read, which changes what it belongs to.
    inner.isSelfMutable = syntax.modifiers.isLazy
    inner.isAsync = true
    inner.mayFail = context.nominal == nil
    let names = syntax.pattern.names
    let declared = names.first.flatMap { name in
      context.nominal?.members[name.name].compactMap(\.variable)
        .first { $0.syntax === syntax } ?? name.variable
    }
    if let declared {
      refuseWeak(syntax, declared.type)
      refuseWrapping(of: declared, in: context)
      enter(inner) { self.checkWrapper(of: declared) }
    }
    refuseBareProtocol(syntax.type, in: context)
    if let initial = syntax.initial {
      enter(inner) {
        if syntax.isAsync { self.marks = Marks(attempt: .optional, isWaited: true) }
        self.initialValue(initial, of: syntax, declared)
        declared.map { self.requireInitialValue(taken: $0, at: initial) }
        declared.map { self.refuseWrapped(initial, by: $0) }
        if declared.map({ self.wrapper(of: $0) != nil }) == true, syntax.type == nil {
          self.refuseBareType(initial, nil)
        }
        self.refuseWaiting(in: initial, of: syntax)
        self.refuseCircle(initial, of: syntax)
        if syntax.modifiers.isLazy { KeptClosures(self).check(value: initial) }
        self.requireParts(syntax.pattern, of: initial)
        self.requireDecided(initial, of: syntax)
      }
    }
    if let declared {
      enter(inner) { self.refuseMaking(of: declared) }
      refuseLeak(of: declared, syntax, in: context)
    }
    guard let accessors = syntax.accessors, let type = declared?.type else { return }
    accessorBodies(accessors, type, syntax, in: context)
  }

  private func initialValue(
    _ initial: Expression, of syntax: VariableSyntax, _ declared: Variable?
  ) {
    guard let written = syntax.type else {
      whole(initial)
      requireOneKind(initial)
      return
    }
    if let declared, hasUnknownWrapper(declared) {
      whole(initial)
      return
    }
    // Of several variables at once each has a part of what is written.
    var single: Variable?
    if case .bind = syntax.pattern.kind { single = declared }
    let type = single?.type ?? resolver.type(written, in: body.context)
    // What is hidden behind `some` says itself what it is.
    whole(
      initial, as: type.isOpaque ? nil : type.openingHidden,
      for: .initialValue(syntax.pattern.names.first?.name ?? "it"))
    if case .opaque(let asked, _) = type.kind, trials == 0 { refuseHidden([initial], asked) }
  }

  private func accessorBodies(
    _ accessors: Accessors, _ type: Type, _ syntax: VariableSyntax, in context: Context
  ) {
    let isStatic = syntax.modifiers.isStatic
    let isReference = context.nominal?.isReference ?? false
    let name = syntax.pattern.names.first?.name ?? "it"
    if let getter = accessors.getter {
      accessor(
        getter, of: name, result: type, value: nil, in: context, isStatic: isStatic,
        isMutating: getter.isMutating, builder: builder(of: syntax, in: context),
        attributes: syntax.modifiers.attributes)
    }
    for (accessor, isMutating) in [
      (accessors.setter, accessors.setter?.isNonmutating != true),
      (accessors.willSet, true), (accessors.didSet, true),
    ] {
      guard let accessor else { continue }
      self.accessor(
        accessor, of: name, result: .void, value: type, in: context, isStatic: isStatic,
        isMutating: isMutating && !isReference, builder: nil)
    }
  }

  private func accessor(
    _ accessor: Accessors.Accessor, of name: String, result: Type, value: Type?,
    in context: Context,
    isStatic: Bool, isMutating: Bool, builder: Type?, attributes: [AttributeSyntax] = []
  ) {
    guard let statements = accessor.body else { return }
    let inner = Body(context: context, scope: LocalScope(in: nil))
    inner.selfType = context.nominal?.selfType
    inner.isSelfMutable = isMutating
    inner.isStatic = isStatic
    inner.isAsync = accessor.isAsync
    inner.mayFail = accessor.failure != nil
    inner.failure = resolver.failure(accessor.failure, in: context)
    enter(inner) {
      if let parameter = accessor.parameter, let value { self.local(parameter, value) }
      self.functionBody(statements, result: result, builder: builder)
      self.refuseSeveralHidden(at: accessor.position)
      if builder == nil || statements.returnsValue {
        self.requireResult(name, statements, result, at: accessor.end)
        self.requireHiddenResult(name, statements, result, attributes, in: context)
      }
    }
  }

  // MARK: Functions

  func function(_ syntax: FunctionSyntax, in context: Context, function: Function) {
    refuseAttributes(syntax.modifiers, in: context)
    refuseWordsOfAnotherKind(syntax, in: context.nominal)
    refuseHead(of: syntax, in: context.nominal)
    let interface = function.interface
    let inside = Context(.function(interface.signature), in: context, resolver: resolver)
    for written in syntax.parameters.map(\.type) + [syntax.result] {
      refuseBareProtocol(written, in: inside)
    }
    for parameter in syntax.parameters {
      guard let value = parameter.defaultValue,
        let declared = interface.parameters.first(where: { $0.syntax === parameter })
      else {
        continue
      }
      let inner = Body(context: inside, scope: LocalScope(in: nil))
      inner.isStatic = true
      inner.selfType = context.nominal?.selfType
      enter(inner) { self.defaultValue(value, of: declared, in: function) }
    }
    let inner = functionScope(syntax, in: inside, context, outer: nil)
    inner.failure = interface.failure
    inner.isOffMainActor = isOffMainActor(syntax, in: context)
    inner.isSurelyNonisolated = syntax.modifiers.isNonisolated
    refuseLeak(of: function, syntax, in: context)
    enter(inner) {
      for parameter in interface.parameters { self.bind(parameter) }
      self.body.lent = interface.parameters.filter(\.isInout)
        .compactMap { $0.syntax?.name.position }
      self.hold(interface.parameters)
      if let statements = syntax.body {
        let result = syntax.kind == .initializer ? Type.void : interface.result
        self.functionBody(
          statements, result: result, builder: self.builder(of: syntax, in: context))
        self.refuseSeveralHidden(at: syntax.position)
        self.refuseOneClass(syntax, in: context)
        self.refuseEscapes(from: statements)
        if syntax.kind == .function,
          self.builder(of: syntax, in: context) == nil || statements.returnsValue,
          !interface.parameters.contains(where: \.type.isUninhabited)
        {
          self.requireResult(syntax.name, statements, result, at: syntax.end)
          self.requireHiddenResult(
            syntax.name, statements, result, syntax.modifiers.attributes, in: context)
        }
      }
      self.elementAccessors(syntax, interface, in: inside, context)
    }
  }

  /// No result builder of the parameter makes anything of it: that is for what a call hands over. A
  /// default value may decide what the parameters of a generic function are, and in an initialiser
  /// those of its type: `content: () -> Content = { Spinner() }`.
  private func defaultValue(
    _ value: Expression, of parameter: FunctionParameter, in function: Function
  ) {
    let type =
      parameter.isAutoclosure ? parameter.type.function?.result ?? parameter.type : parameter.type
    guard type.contents.contains(.parameter) else {
      whole(value, as: type, for: .initialValue(parameter.name))
      return
    }
    guard type.unwrapped.function != nil || startsImplicitly(value) else {
      whole(value)
      return
    }
    let before = state
    whole(value, as: type, for: .initialValue(parameter.name))
    guard findings.count > before.findings else { return }
    state = before
    let signature = function.interface.signature
    let open = Array(
      function.kind == .initializer
        ? signature.parameters[...] : signature.parameters.suffix(signature.ownCount)
    ).filter { !$0.isPack && $0.selfOf == nil }
    let substitution = Substitution(open, open.map { _ in solver.fresh() })
    for requirement in signature.requirements where !requirement.isOfPack {
      _ = solver.attempt { self.solver.require(requirement.substituted(by: substitution)) }
    }
    whole(value, as: substitution.apply(type), for: .initialValue(parameter.name))
  }

  func functionScope(
    _ syntax: FunctionSyntax, in inside: Context, _ context: Context, outer: LocalScope?
  ) -> Body {
    let inner = Body(context: inside, scope: LocalScope(in: outer))
    inner.selfType = context.nominal?.selfType
    inner.initializer = syntax.kind == .initializer ? syntax : nil
    inner.isSelfMutable =
      syntax.modifiers.isMutating || syntax.modifiers.isConsuming || syntax.kind == .initializer
      || syntax.kind == .deinitializer
    inner.isMutatingFunction = syntax.modifiers.isMutating || syntax.kind == .initializer
    inner.isStatic = syntax.modifiers.isStatic || context.nominal != nil && syntax.isOperator
    inner.isAsync = syntax.isAsync
    inner.mayFail = syntax.failure != nil
    return inner
  }

  func bind(_ parameter: FunctionParameter) {
    guard let syntax = parameter.syntax else { return }
    var type = parameter.type
    if parameter.isVariadic { type = resolver.array(type) }
    if parameter.isAutoclosure, type.function == nil {
      type = Type(.function(FunctionType(parameters: [], result: type)))
    }
    let variable = local(syntax.name, type)
    variable.unwrapsItself = syntax.type?.unwrapsItself ?? false
    guard !syntax.attributes.isEmpty else { return }
    parameterAttributes[ObjectIdentifier(variable)] = syntax.attributes
    let wrappers = wrappers(of: variable)
    // What is only made of a projection (`$by: …`) is made of no value.
    if !wrappers.isEmpty, wrappers.allSatisfy(\.takesInitialValue) {
      noteWrapper(of: variable, value: Expression(.given(type), at: syntax.name.position))
    }
  }

  func functionBody(_ list: [Statement], result: Type, builder: Type?) {
    body.result = result
    // An explicit return switches the builder off.
    if let builder, !list.returnsValue {
      let made = built(list, with: builder, expecting: result.isVoid ? .unknown : opaque(result))
      refuseBuilt(made, of: list, as: result, builder)
    } else {
      if case .opaque(let asked, _) = result.kind {
        body.result = .unknown
        body.hidden = list.askForSystem ? nil : []
        body.asked = asked
      } else if result.hasOpaquePart {
        body.result = result.openingHidden
      }
      statements(list, isWhole: true)
      checkValuesInTime(list)
    }
    if trials == 0, !isSound, body.context.file != nil {
      KeptClosures(self, lent: body.lent).check(list)
    }
  }

  private func opaque(_ type: Type) -> Type {
    if case .opaque = type.kind { .unknown } else { type }
  }
}
