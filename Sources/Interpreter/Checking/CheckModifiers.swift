/// The words before a declaration fit it.
extension Checker {
  /// A constant is stored, and nobody wraps it.
  func requireVariable(_ syntax: VariableSyntax, in context: Context) {
    guard !syntax.isMutable, let name = syntax.pattern.names.first else { return }
    if syntax.accessors?.isComputed == true {
      report(
        "`\(name.name)` is computed, and so no constant", at: syntax.position,
        advice: "declare it with `var`")
      return
    }
    for attribute in syntax.modifiers.attributes {
      let type = resolver.type(attribute.type, in: context, missing: .quiet)
      guard type.nominal?.isPropertyWrapper == true else { continue }
      report(
        "`@\(attribute.name)` wraps a variable, and `\(name.name)` is a constant",
        at: attribute.position, advice: "declare it with `var`")
      return
    }
  }

  /// What a wrapper is asked for is as visible as the wrapper itself.
  func refuseHiddenWrapping(_ nominal: Nominal) {
    guard nominal.isPropertyWrapper else { return }
    for name in ["wrappedValue", "projectedValue", "init"] {
      for symbol in nominal.members.known(name) {
        let (modifiers, position): (Modifiers?, SourcePosition) =
          switch symbol {
          case .variable(let variable): (variable.syntax?.modifiers, variable.position)
          case .function(let function) where function.labels.first == "wrappedValue":
            (function.syntax?.modifiers, function.position)
          default: (nil, .nowhere)
          }
        guard modifiers?.access == .privateAccess else { continue }
        report(
          "what wraps with `\(nominal.name)` has to see this", at: position,
          advice: "leave out `private`")
      }
    }
  }

  /// A property that has a value is wrapped by `init(wrappedValue:)`.
  func requireInitialValue(taken variable: Variable, at initial: Expression) {
    guard let wrapper = wrappers(of: variable).last, !wrapper.takesInitialValue,
      let nominal = wrapper.type.nominal, !nominal.hasUnknownAncestor
    else { return }
    // A library's wrapper is declared with all that it may be made of.
    guard !nominal.isLibrary else {
      report(
        "`@\(nominal.name)` takes no value here", at: initial.position,
        advice: "leave it out: what it stands for comes from elsewhere")
      return
    }
    guard nominal.isComplete, !nominal.members.known("init").isEmpty else { return }
    report(
      "`\(nominal.name)` has no `init(wrappedValue:)`, and takes no value here",
      at: initial.position, advice: "give it one, or set what it wraps in another way")
  }

  /// An attribute that is nearly one of the language's.
  func refuseAttributes(_ modifiers: Modifiers, in context: Context) {
    for attribute in modifiers.attributes {
      guard attribute.name.first?.isLowercase == true, !Self.attributes.contains(attribute.name),
        resolver.types(named: attribute.name, in: context).isEmpty,
        let proposal = typeOfAttribute(attribute, in: context)
          ?? Spelling.nearest(to: attribute.name, among: Self.attributes.sorted())
      else { continue }
      report(
        "there is no attribute `@\(attribute.name)`", at: attribute.position,
        advice: "did you mean `@\(proposal)`?")
    }
  }

  /// `@state` for `@State`
  private func typeOfAttribute(_ attribute: AttributeSyntax, in context: Context) -> String? {
    let name = attribute.name.prefix(1).uppercased() + attribute.name.dropFirst()
    return resolver.types(named: name, in: context).isEmpty ? nil : name
  }

  private static let attributes: Set<String> = [
    "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "exclusivity", "export", "freestanding", "frozen",
    "globalActor", "implementation", "inlinable", "inline", "isolated", "lifetime", "main",
    "noescape", "nonobjc", "nonisolated", "objc", "objcMembers", "preconcurrency",
    "propertyWrapper", "resultBuilder", "retroactive", "safe", "section", "sending",
    "specialize", "storageRestrictions", "testable", "unchecked", "unknown", "unsafe",
    "usableFromInline", "used",
  ]

  /// Only of an object somebody holds the last reference, and only a value changes as a whole.
  func refuseWordsOfAnotherKind(_ syntax: FunctionSyntax, in nominal: Nominal?) {
    guard let nominal else { return }
    let isCopied = nominal.syntax?.inherited.allSatisfy { !$0.isSuppressed } ?? false
    if syntax.kind == .deinitializer, isCopied, [.structure, .enumeration].contains(nominal.kind) {
      report(
        "`\(nominal.name)` is copied, and has no `deinit`", at: syntax.position,
        advice: "make it a class, or write `~Copyable`")
    } else if syntax.modifiers.isMutating, nominal.isReference {
      report(
        "what `\(nominal.name)` refers to may change without `mutating`", at: syntax.position,
        advice: "leave the word out")
    }
  }

  /// What is declared among statements is seen only there.
  func refuseAccess(_ modifiers: Modifiers, at position: SourcePosition) {
    guard modifiers.access != nil, !body.isFile else { return }
    report(
      "what is declared in a function is seen only there", at: position,
      advice: "leave the word before it out")
  }

  /// A protocol asks for what everybody sees who sees the protocol.
  func refuseHiddenRequirements(_ syntax: TypeSyntax) {
    for member in syntax.members {
      let (modifiers, position): (Modifiers, SourcePosition)
      switch member {
      case .function(let function): (modifiers, position) = (function.modifiers, function.position)
      case .variable(let variable): (modifiers, position) = (variable.modifiers, variable.position)
      default: continue
      }
      guard modifiers.access != nil else { continue }
      report(
        "what a protocol asks for is as visible as the protocol", at: position,
        advice: "leave the word before it out")
    }
  }

  /// A protocol asks for members and gives none: neither a body nor a value.
  func refuseWhatIsNotAsked(_ syntax: TypeSyntax, in context: Context?) {
    for member in syntax.members {
      switch member {
      case .function(let function):
        if function.parameters.contains(where: { $0.defaultValue != nil }) {
          report(
            "a protocol's function has no default values", at: function.position,
            advice: "write them in an extension of the protocol")
        } else if function.isWritten {
          report(
            "a protocol says that there is `\(function.name)`, and not what it does",
            at: function.position, advice: "move the body into an extension of the protocol")
        }
      case .variable(let variable):
        refuseValue(of: variable)
        guard let context, let wrapper = propertyWrapper(of: variable, in: context) else {
          continue
        }
        report(
          "a protocol says nothing of how a property is stored, and so has no `@\(wrapper.name)`",
          at: wrapper.position, advice: "leave the wrapper out")
      default: continue
      }
    }
  }

  private func refuseValue(of requirement: VariableSyntax) {
    let name = requirement.pattern.names.first?.name ?? "it"
    if requirement.initial != nil || requirement.accessors?.isComputed != true {
      report(
        "a protocol says of `\(name)` whether it can be read and set, and gives it no value",
        at: requirement.position, advice: "write `{ get }` or `{ get set }` behind its type")
    } else if requirement.accessors?.getter?.hasBody == true {
      report(
        "a protocol says that there is `\(name)`, and not how it is computed",
        at: requirement.position, advice: "move the body into an extension of the protocol")
    }
  }

  /// What says `override` has something to override, of its own type.
  func checkOverrides(of nominal: Nominal) {
    guard nominal.kind == .classType, let superclass = nominal.superclass,
      let syntax = nominal.syntax
    else { return }
    for member in syntax.members {
      switch member {
      case .function(let function)
      where function.modifiers.isOverride && function.kind == .function:
        checkOverride(function, in: nominal, superclass)
      case .function(let function)
      where function.modifiers.isOverride && function.kind == .initializer:
        refuseOverride(ofNoInitializer: function, in: nominal)
      case .variable(let variable) where variable.modifiers.isOverride:
        checkOverride(variable, in: nominal, superclass)
      default: continue
      }
    }
  }

  private func checkOverride(_ syntax: FunctionSyntax, in nominal: Nominal, _ superclass: Type) {
    guard resolver.isComplete(superclass, in: solver.signature) else { return }
    let labels = syntax.parameters.map(\.label)
    let found = resolver.members(syntax.name, of: superclass, in: solver.signature)
      .compactMap(\.symbol.function).filter { isSeen($0.syntax?.modifiers, by: nominal) }
    let overridden = found.filter { $0.labels == labels }
    if !overridden.isEmpty {
      if overridden.count == 1 {
        refuseOtherTypes(syntax, of: overridden[0], in: nominal, superclass)
        refuseFinal(.function(overridden[0]), named: syntax.name, superclass, at: syntax.position)
        refuseOverride(syntax, ofExtended: overridden[0])
        refuseOtherEffects(syntax, of: overridden[0])
      }
      return
    }
    let proposal = Spelling.nearest(to: syntax.name, among: superclass.nominal?.members.names ?? [])
    report(
      "`\(syntax.name)` overrides nothing: `\(superclass)` has no such function",
      at: syntax.position,
      advice: found.isEmpty ? proposal.map { "did you mean `\($0)`?" } ?? "" : "mind the labels")
  }

  /// What is `private` to the superclass is nothing that another type overrides.
  private func isSeen(_ modifiers: Modifiers?, by nominal: Nominal) -> Bool {
    guard case .file = nominal.context.place else { return true }
    return modifiers?.access != .privateAccess
  }

  /// What is overridden takes what the superclass takes.
  private func refuseOtherTypes(
    _ syntax: FunctionSyntax, of other: Function, in nominal: Nominal, _ superclass: Type
  ) {
    guard
      let own = nominal.members[syntax.name].compactMap(\.function)
        .first(where: { $0.syntax === syntax })
    else { return }
    let pairs = zip(own.interface.parameters, other.interface.parameters)
    if isOtherValue(own.interface.result, than: other.interface.result) {
      report(
        "`\(syntax.name)` overrides nothing: in `\(superclass)` it gives a "
          + "`\(other.interface.result)`, and here a `\(own.interface.result)`",
        at: syntax.position, advice: "let it give the same type, or leave `override` out")
      return
    }
    guard
      let (mine, theirs) = pairs.first(where: { mine, theirs in
        isOtherValue(mine.type, than: theirs.type)
      })
    else { return }
    report(
      "`\(syntax.name)` overrides nothing: in `\(superclass)` it takes a `\(theirs.type)`, and "
        + "here a `\(mine.type)`", at: syntax.position,
      advice: "give it the same types, or leave `override` out")
  }

  /// Whether two types are those of values that have nothing in common.
  private func isOtherValue(_ one: Type, than other: Type) -> Bool {
    [one, other].allSatisfy { $0.contents.isEmpty && $0.nominal?.isReference == false }
      && one.unwrapped != other.unwrapped
  }

  private func checkOverride(_ syntax: VariableSyntax, in nominal: Nominal, _ superclass: Type) {
    guard let name = syntax.pattern.names.first,
      resolver.isComplete(superclass, in: solver.signature)
    else { return }
    let candidates = resolver.members(name.name, of: superclass, in: solver.signature)
      .filter { isSeen($0.symbol.variable?.syntax?.modifiers, by: nominal) }
    guard let candidate = candidates.first, let variable = candidate.symbol.variable else {
      if candidates.isEmpty {
        report(
          "`\(name.name)` overrides nothing: `\(superclass)` has no such property",
          at: syntax.position)
      }
      return
    }
    refuseFinal(candidate.symbol, named: name.name, superclass, at: syntax.position)
    refuseExtended(variable.context, variable.syntax?.modifiers, name.name, at: syntax.position)
    if variable.context.nominal?.isLibrary == false { refuseStoredOverride(syntax, name.name) }
    let wanted = candidate.substitution.apply(variable.type)
    guard let own = nominal.members[name.name].compactMap(\.variable).first?.type, !own.hasUnknown,
      !wanted.hasUnknown, own != wanted, wanted.nominal?.isReference != true
    else { return }
    report(
      "`\(name.name)` is a `\(wanted)` in `\(superclass)`, and here a `\(own)`",
      at: syntax.position, advice: "give it the same type")
  }
}
