extension Checker {
  func keyPath(
    _ expression: Expression, _ written: WrittenType?, _ components: [KeyPathComponent],
    _ wanted: Type?
  ) -> Type {
    let wanted = wanted.map { solver.resolve($0.unwrapped) }
    var root: Type?
    var rest = components[...]
    var asFunction = false
    if let written { root = start(of: &rest, in: written) }
    if refuseFunctionOfSeveral(wanted, at: expression.position) {
      return note(expression, .unknown)
    }
    if let function = wanted?.function, function.parameters.count == 1 {
      asFunction = true
      root = root ?? function.parameters[0].type
    } else if root == nil, let wanted, let name = wanted.nominal?.name, name.hasSuffix("KeyPath") {
      root = wanted.arguments.first
    }
    guard let root else {
      payForPath(where: wanted)
      // Only a function of one value can be meant by a key path.
      guard let wanted, wanted.function != nil else { return note(expression, .unknown) }
      return note(expression, resolver.libraryType("KeyPath", [.unknown, .unknown]))
    }
    let base = solver.resolve(root)
    if asFunction, let wanted, mayWait, case .variable(let variable) = base.kind,
      variable.literal == nil
    {
      wait({ self.isOpen(root) }, expecting: wanted) {
        self.keyPath(expression, written, components, wanted)
      }
      return note(expression, wanted)
    }
    if base.isUnknown { return note(expression, .unknown) }
    // Of several overloads one that tells where the path begins is the better one.
    if case .variable = base.kind { solver.pay(.disfavored) }
    var steps: [KeyPathStep] = []
    let (value, isWritable, isReference) = walk(Array(rest), from: base, &steps)
    if !isWritable { refuseReadOnly(steps, wanted, at: expression.position) }
    noted(path: (root, steps), of: expression)
    if asFunction {
      let function = FunctionType(
        parameters: [FunctionType.Parameter(type: root)], result: value)
      return note(expression, Type(.function(function)))
    }
    let name =
      isReference ? "ReferenceWritableKeyPath" : isWritable ? "WritableKeyPath" : "KeyPath"
    return note(expression, resolver.libraryType(name, [root, value]))
  }

  /// The type that a path begins with, which may stand inside of the one that is written first.
  private func start(
    of components: inout ArraySlice<KeyPathComponent>, in written: WrittenType
  ) -> Type {
    var start = openedType(written)
    while let nested = nestedType(components.first, of: start) {
      start = nested
      components.removeFirst()
    }
    return start
  }

  /// A path is no type: another overload is meant. Nor is it a list, not even where it leads to nothing.
  private func payForPath(where wanted: Type?) {
    if case .metatype? = wanted?.kind { payForMissing() }
    if wanted?.nominal?.role == .array {
      payForMissing()
      payForMissing()
    }
  }

  /// `\Shelf.Book.title`: a type inside of the type that the path begins with.
  private func nestedType(_ component: KeyPathComponent?, of type: Type) -> Type? {
    guard case .member(let name)? = component,
      case .nominal(let nominal, let arguments) = type.kind,
      !nominal.members.types(name.base).isEmpty
    else { return nil }
    let nested = resolver.memberType(
      name.base, of: Type(.nominal(nominal, arguments)), arguments: [], in: body.context)
    return nested.isUnknown ? nil : nested
  }

  /// `zip(a, b).map(\.name)`: a path leads from one value.
  private func refuseFunctionOfSeveral(_ wanted: Type?, at position: SourcePosition) -> Bool {
    guard let function = wanted?.function, function.parameters.count > 1, trials == 0 else {
      return false
    }
    report(
      "a key path stands for a function of one value, and one of "
        + "\(function.parameters.count) is expected", at: position, advice: "write a closure")
    return true
  }

  /// Says that a path to what cannot be set is no `WritableKeyPath`.
  private func refuseReadOnly(
    _ steps: [KeyPathStep], _ wanted: Type?, at position: SourcePosition
  ) {
    guard trials == 0, wanted?.nominal?.name.hasSuffix("WritableKeyPath") == true else { return }
    for case .variable(let variable)? in steps.map(\.reference?.target)
    where !variable.isSettable && resolver.module(around: variable.context) === resolver.program {
      report(
        "a `WritableKeyPath` is expected, and `\(variable.name)` can be read and not be set",
        at: position,
        advice: variable.isComputed ? "give it a setter" : "declare it with `var`")
      return
    }
  }

  /// Whether what a step of a key path names can be set; a tuple's elements can, and what
  /// `subscript(dynamicMember:)` with a setter leads to.
  private func mayBeWritten(_ reference: Reference?, _ name: String) -> Bool {
    switch reference?.target {
    case .variable(let variable): variable.isSettable
    case .tupleElement: true
    case .function(let function) where function.kind == .element:
      function.syntax?.accessors.map { $0.setter != nil } ?? true
    default: name == "self"
    }
  }

  /// What `subscript(dynamicMember:)` is given for a name.
  private func dynamicArguments(_ reference: Reference?, _ name: DeclarationName) -> [Argument] {
    guard case .function(let function)? = reference?.target, function.kind == .element,
      let reference, let parameter = function.interface.parameters.first
    else { return [] }
    var own = Substitution()
    for argument in reference.arguments { own[argument.parameter] = argument.type }
    let wanted = solver.resolve(own.apply(parameter.type))
    let isPath = wanted.nominal?.name.hasSuffix("KeyPath") == true
    let value = Expression(
      isPath ? .keyPath(nil, [.member(name)]) : .string([.text(name.base)]), at: name.position)
    check(value, expecting: wanted)
    value.converted = wanted
    return [Argument(label: "dynamicMember", value: value)]
  }

  /// What a step names is a property, and no method of its name: of `\.value` the one behind
  /// `subscript(dynamicMember:)`, where the type itself has a `value()`.
  private func step(_ probe: Expression, of type: Type, _ name: DeclarationName) -> Type {
    let known = solver.resolve(type)
    let found = overloads(of: known, named: name.base)
    if !found.isEmpty, found.allSatisfy({ $0.symbol.function?.kind == .function }),
      let value = dynamicMember(probe, of: known, name)
    {
      return value
    }
    return member(probe, of: type, name, nil)
  }

  private func elementStep(
    _ arguments: [Argument], at position: SourcePosition, of type: Type
  ) -> KeyPathStep {
    let probe = Expression(.discard, at: position)
    let overloads = memberOverloads("subscript", of: type)
    let site = CallSite(name: "subscript", arguments: arguments, position: position)
    if arguments.first?.label != "dynamicMember", overloads.contains(where: \.isDynamicMember),
      let found = dynamicElement(probe, of: type, overloads, site)
    {
      return KeyPathStep(type: found, arguments: arguments)
    }
    let found = applyBest(overloads, to: site, expecting: nil)
    let element = found.map { note(probe, $0.type, $0.reference) } ?? .unknown
    return KeyPathStep(reference: probe.reference, type: element, arguments: arguments)
  }

  private func walk(
    _ components: [KeyPathComponent], from root: Type, _ steps: inout [KeyPathStep]
  ) -> (value: Type, isWritable: Bool, isReference: Bool) {
    var type = root
    var isWritable = true
    var isReference = false
    var isOptional = false
    for component in components {
      switch component {
      case .member(let name):
        let probe = Expression(.discard, at: name.position)
        if solver.resolve(type).nominal?.isReference == true { isReference = true }
        let next = step(probe, of: type, name)
        if !mayBeWritten(probe.reference, name.base) { isWritable = false }
        type = next
        steps.append(
          KeyPathStep(
            reference: probe.reference, type: type,
            arguments: dynamicArguments(probe.reference, name)))
      case .element(let arguments, let position):
        let next = elementStep(arguments, at: position, of: solver.resolve(type))
        type = next.type
        steps.append(next)
      case .call: type = .unknown
      case .unwrapOrLeave:
        isOptional = true
        type = solver.resolve(type).wrapped ?? .unknown
        steps.append(KeyPathStep(type: type, isUnwrapping: true))
      case .force:
        type = solver.resolve(type).wrapped ?? .unknown
        steps.append(KeyPathStep(type: type, isUnwrapping: true))
      }
    }
    if isOptional, !type.isUnknown, solver.resolve(type).wrapped == nil {
      type = resolver.optional(type)
    }
    return (type, isWritable && !isOptional, isReference && isWritable)
  }
}
