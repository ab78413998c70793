extension GenericSignature {
  /// Whether some parameter may stand for more than one type: `where Value == String` settles it.
  fileprivate var hasOpenParameters: Bool {
    parameters.contains { parameter in
      !requirements.contains { requirement in
        guard case .same(let left, let right) = requirement else { return false }
        return left == Type(.parameter(parameter)) && !right.contents.contains(.parameter)
      }
    }
  }
}

/// Properties that cannot be declared where or how they are.
extension Checker {
  /// - Parameter context: Where it stands; statements of a function are no type.
  func refuseProperty(_ syntax: VariableSyntax, in context: Context) {
    guard let name = syntax.pattern.names.first, syntax.position.file >= 0 else { return }
    refuseStorage(syntax, name, in: context)
    refuseStaticStorage(syntax, name, in: context)
    if syntax.modifiers.isLazy { refuseLazy(syntax, name, in: context) }
    refuseAccessors(syntax, name)
    requireType(syntax, name, in: context)
    refuseHiddenType(syntax, name, in: context)
    requireOptional(syntax, name, in: context)
    if let access = syntax.modifiers.access, let setter = syntax.modifiers.setterAccess,
      setter > access
    {
      report(
        "`\(name.name)` could be set where it cannot be read", at: syntax.position,
        advice: "leave one of both words out")
    }
    if syntax.modifiers.setterAccess != nil,
      !syntax.isMutable || syntax.accessors?.isComputed == true && syntax.accessors?.setter == nil
    {
      report(
        "nobody sets `\(name.name)`, and it is said who may", at: syntax.position,
        advice: syntax.isMutable ? "leave out the word with `(set)`" : "declare it with `var`")
    }
    for attribute in syntax.modifiers.attributes
    where attribute.name.first?.isUppercase == true && !attribute.name.contains(".")
      && resolver.types(named: attribute.name, in: context).isEmpty
    {
      noteUnknown(attribute.name, at: attribute.position, isType: true)
    }
  }

  /// Only structs, classes and actors hold something, and they say what in their own braces.
  private func refuseStorage(_ syntax: VariableSyntax, _ name: VariableName, in context: Context) {
    if syntax.modifiers.isClassMember, syntax.initial != nil, syntax.modifiers.attributes.isEmpty {
      report(
        "what is stored for a whole class no subclass has another of", at: name.position,
        advice: "write `static` instead of `class`, or compute `\(name.name)`")
    }
    // An attribute may be a macro, which computes it.
    guard syntax.accessors == nil || syntax.accessors?.hasObservers == true,
      !syntax.modifiers.isStatic, syntax.modifiers.attributes.isEmpty
    else { return }
    switch context.place {
    case .typeExtension:
      report(
        "an extension adds no stored properties", at: name.position,
        advice: "compute `\(name.name)`, or declare it in the type itself")
    case .nominal(let nominal) where nominal.kind == .enumeration:
      report(
        "an enum has cases and no stored properties", at: name.position,
        advice: "compute `\(name.name)`, or let the cases carry it")
    default: return
    }
  }

  /// A generic type is many types, and each would have its own.
  private func refuseStaticStorage(
    _ syntax: VariableSyntax, _ name: VariableName, in context: Context
  ) {
    guard syntax.modifiers.isStatic, syntax.modifiers.attributes.isEmpty,
      syntax.accessors == nil || syntax.accessors?.hasObservers == true,
      // An extension may be of one type alone, `where Value == String`.
      case .nominal(let nominal) = context.place, nominal.kind != .protocolType, !nominal.isLibrary,
      resolver.signature(of: nominal).hasOpenParameters
    else { return }
    report(
      "a generic type stores nothing that is `static`", at: name.position,
      advice: "compute `\(name.name)`, or store it outside of the type")
  }

  /// What stands before a declaration and is a property wrapper, of a library or the program.
  func propertyWrapper(of syntax: VariableSyntax, in context: Context) -> AttributeSyntax? {
    syntax.modifiers.attributes.first { attribute in
      guard attribute.name.first?.isUppercase == true else { return false }
      return resolver.types(named: attribute.name, in: context).contains {
        if case .nominal(let nominal) = $0 { nominal.isPropertyWrapper } else { false }
      }
    }
  }

  private func refuseLazy(_ syntax: VariableSyntax, _ name: VariableName, in context: Context) {
    if propertyWrapper(of: syntax, in: context) != nil {
      report(
        "`\(name.name)` has a property wrapper, and so cannot be `lazy`", at: syntax.position,
        advice: "leave out `lazy`")
      return
    }
    if !syntax.isMutable {
      report(
        "what is `lazy` gets its value later, and `\(name.name)` is a constant",
        at: syntax.position, advice: "declare it with `lazy var`")
    } else if syntax.accessors?.isComputed == true {
      report(
        "`\(name.name)` is computed whenever it is read, and so not `lazy`", at: syntax.position,
        advice: "leave out `lazy`")
    } else if syntax.initial == nil, syntax.modifiers.attributes.isEmpty {
      report(
        "`\(name.name)` is `lazy`, and it is not said what it is made of", at: syntax.position,
        advice: "give it a value where it is declared")
    }
  }

  private func refuseAccessors(_ syntax: VariableSyntax, _ name: VariableName) {
    guard let accessors = syntax.accessors else { return }
    if !syntax.isMutable, accessors.hasObservers {
      report(
        "`\(name.name)` is a constant, and nothing about it changes", at: syntax.position,
        advice: "declare it with `var`")
    }
    if accessors.getter == nil, let setter = accessors.setter, syntax.modifiers.attributes.isEmpty {
      report(
        "`\(name.name)` can be set and not be read", at: setter.position,
        advice: "add `get { … }`, or use `didSet` to notice changes")
    }
    guard let getter = accessors.getter, getter.hasBody else { return }
    for (observer, word) in [(accessors.willSet, "willSet"), (accessors.didSet, "didSet")] {
      guard let observer else { continue }
      report(
        "`\(name.name)` is computed, and `\(word)` is for what is stored", at: observer.position,
        advice: "put it into `set { … }`")
    }
  }

  /// What a wrapper asks of the value that it is given, where no type is written.
  func refuseWrapped(_ initial: Expression, by variable: Variable) {
    guard trials == 0, variable.syntax?.type == nil, let wrapper = wrappers(of: variable).last,
      let nominal = wrapper.type.nominal, nominal.isLibrary,
      let wrapped = nominal.members["wrappedValue"].compactMap(\.variable).first?.type,
      case .parameter(let parameter) = wrapped.kind, let type = initial.type.map(plain),
      let given = type.nominal, !given.isLibrary, !type.hasUnknown, given.isComplete
    else { return }
    for case .conforms(let subject, let bound) in resolver.signature(of: nominal).requirements
    where subject == Type(.parameter(parameter)) {
      guard resolver.conforms(type, to: bound.nominal, in: solver.signature) == .no else {
        continue
      }
      report(
        "`@\(nominal.name)` takes an `\(bound.nominal.name)`, and `\(type)` is none",
        at: wrapper.attribute.position,
        advice: adviceToConform(type, to: bound.nominal))
      return
    }
  }

  /// A type is written, or found out from a value.
  private func requireType(
    _ syntax: VariableSyntax, _ name: VariableName, in context: Context
  ) {
    guard syntax.type == nil else { return }
    if let initial = syntax.initial {
      guard syntax.modifiers.attributes.isEmpty else { return }
      requireMeaning(of: initial, for: name)
    } else if syntax.accessors?.isComputed == true {
      report(
        "`\(name.name)` is computed, and needs a type", at: name.position,
        advice:
          "write it, as in `var \(name.name): \(isBody(name, in: context) ? "some View" : "Int")`")
    } else if case .bind = syntax.pattern.kind,
      syntax.modifiers.attributes.allSatisfy({ tellsNoType($0, in: context) })
    {
      report(
        "`\(name.name)` has no type", at: name.position,
        advice: "write one, as in `\(name.name): Int`, or give it a value")
    }
  }

  /// `var header: some View`, without a value that tells which view it is.
  private func refuseHiddenType(
    _ syntax: VariableSyntax, _ name: VariableName, in context: Context
  ) {
    guard case .some? = syntax.type?.kind, syntax.initial == nil, syntax.accessors == nil,
      context.nominal?.kind != .protocolType, syntax.modifiers.attributes.isEmpty
    else { return }
    report(
      "`some` stands for one type, and nothing tells which that of `\(name.name)` is",
      at: name.position,
      advice:
        "compute it, as in `var \(name.name): some View { … }`, or make the type around it generic")
  }

  private func isBody(_ name: VariableName, in context: Context) -> Bool {
    guard name.name == "body", let type = context.nominal?.selfType else { return false }
    return resolver.library("View").map {
      resolver.conforms(type, to: $0, in: solver.signature) == .yes
    } ?? false
  }

  /// `@State var count`: the wrapper is of any type, and nothing that it is given tells which.
  private func tellsNoType(_ attribute: AttributeSyntax, in context: Context) -> Bool {
    guard attribute.arguments?.isEmpty ?? true,
      case .named(let components) = attribute.type.kind, components.count == 1,
      components[0].arguments.isEmpty,
      case .nominal(let nominal)? = resolver.types(named: components[0].name, in: context).first,
      nominal.isPropertyWrapper, nominal.isLibrary
    else { return false }
    return !resolver.signature(of: nominal).parameters.isEmpty
      // `FocusState` may be of `Bool` by itself.
      && !initializers(of: nominal.selfType).contains { made in
        made.symbol.function?.interface.parameters.allSatisfy(\.hasDefault) ?? true
          && made.symbol.context?.extensionRequirements.contains {
            if case .same(_, let type) = $0 { !type.contents.contains(.parameter) } else { false }
          } == true
      }
  }

  /// `nil` and empty collections are of no type by themselves.
  private func requireMeaning(of initial: Expression, for name: VariableName) {
    // The compiler lets it be in a closure: there it is a collection of anything.
    if case .nothing = initial.kind {} else if body.isInClosure { return }
    let example: String
    switch initial.kind {
    case .nothing: example = "Int?"
    case .array(let elements) where elements.isEmpty: example = "[Int]"
    case .dictionary(let pairs) where pairs.isEmpty: example = "[String: Int]"
    default: return
    }
    report(
      "nothing tells the type of `\(name.name)`", at: initial.position,
      advice: "write it, as in `\(name.name): \(example)`")
  }

  /// What somebody else may let go of can become nil.
  private func requireOptional(
    _ syntax: VariableSyntax, _ name: VariableName, in context: Context
  ) {
    guard syntax.modifiers.ownership == .weak, let written = syntax.type else { return }
    switch written.kind {
    case .named(let components) where components.count == 1 && components[0].arguments.isEmpty:
      let types = resolver.types(named: components[0].name, in: context)
      guard case .nominal(let nominal)? = types.first, nominal.isReference else { return }
    default: return
    }
    report(
      "`\(name.name)` is `weak`, and so may become nil", at: syntax.position,
      advice: "make its type an optional, with `?`")
  }
}

extension Accessors {
  fileprivate var hasObservers: Bool { getter == nil && (willSet != nil || didSet != nil) }
}
