/// What is said of single arguments where a call has several forms, or forms that are not written down.
extension Checker {
  /// `.padding(.left)`: a name behind a dot that none of the types has which may be meant.
  func refuseImplicit(_ overloads: [Overload], _ site: CallSite) -> Bool {
    guard trials == 0, !resolver.mayBeExtended else { return false }
    for (index, argument) in site.arguments.enumerated() {
      guard let (member, name) = argument.value.implicitStart else { continue }
      let before = state
      var unhelpful: Overload?
      for overload in overloads {
        state = before
        guard let wanted = parameterType(of: overload, for: index, site),
          implicitOverloads(name.base, wanted).isEmpty,
          // A catalogue of assets may have it: `Image(.logo)`.
          wanted.unwrapped.nominal.map(isOnlyOfAssets) != true
        else {
          state = before
          return false
        }
        _ = implicitMember(member, name, wanted)
        guard findings.count > before.findings else { continue }
        if findings.last?.advice.isEmpty == false { return true }
        unhelpful = unhelpful ?? overload
      }
      guard let unhelpful else { continue }
      state = before
      guard let wanted = parameterType(of: unhelpful, for: index, site) else { return false }
      _ = implicitMember(member, name, wanted)
      return true
    }
    return false
  }

  /// Whether whatever belongs to a type comes from a catalogue.
  func isOnlyOfAssets(_ nominal: Nominal) -> Bool {
    isExtendedByAssets(nominal)
      && !nominal.members.names.contains { name in
        name != "init" && nominal.members[name].contains(where: \.isStaticMember)
      }
  }

  /// The type of the parameter that takes an argument; nil where nothing is known of it.
  private func parameterType(
    of overload: Overload, for argument: Int, _ site: CallSite
  ) -> Type? {
    guard let callable = callable(overload) else { return nil }
    var matching = ArgumentMatching(callable.parameters, site.arguments)
    guard matching.match() == nil,
      let index = matching.assignment.firstIndex(where: { $0.contains(argument) })
    else { return nil }
    let type = solver.resolve(callable.parameters[index].type)
    return type.isUnknown || isOpen(type) && solver.bounds(of: type).isEmpty ? nil : type
  }

  /// `.red.gradient`: what an argument is that begins with a dot, where all of the forms that may be
  /// meant take it for the same; nil where it is not certain.
  func typeFromDot(_ index: Int, _ overloads: [Overload], _ site: CallSite) -> Type? {
    let value = site.arguments[index].value
    guard let (_, name) = value.implicitStart else { return nil }
    let before = state
    defer { state = before }
    var found: Type?
    for overload in overloads {
      state = before
      guard let wanted = parameterType(of: overload, for: index, site),
        !implicitOverloads(name.base, wanted).isEmpty,
        case let type = plainThroughout(check(value, expecting: wanted)), isCertain(type),
        found == nil || found == type
      else { return nil }
      found = type
    }
    return found
  }

  /// `TextField("Share", value: share, format: .percent)`: where all forms of a name take a binding
  /// behind a label, also one that is not written down does.
  func refuseUnbound(_ overloads: [Overload], _ site: CallSite) -> Bool {
    guard trials == 0, !resolver.mayBeExtended, overloads.allSatisfy(isOfWholeInterface) else {
      return false
    }
    let fitting = overloads.filter { fits($0, site) }
    let overloads = fitting.isEmpty ? overloads : fitting
    for argument in site.arguments where !needsContext(argument.value) {
      let taken = overloads.compactMap(\.symbol.function).flatMap(\.interface.parameters)
        .filter { $0.label != nil && $0.label == argument.label }
      guard let label = argument.label, !taken.isEmpty,
        taken.allSatisfy(\.type.isProjection),
        case let type = plainThroughout(check(argument.value, expecting: nil)), isCertain(type),
        !type.isProjection
      else { continue }
      reportUnbound(argument.value, type, behind: "\(label):")
      return true
    }
    return false
  }

  /// `self.level = level`, where `level` is a binding and the property the value behind its wrapper.
  func refuseProjection(
    _ value: Expression, _ type: Type, assignedTo place: Expression, _ target: Type
  ) -> Bool {
    let given = solver.resolve(type)
    guard trials == 0, given.isProjection, !solver.resolve(target).isProjection,
      case .variable(let variable)? = place.reference?.target,
      wrapper(of: variable)?.type.nominal === given.nominal, let content = given.arguments.first,
      solver.attempt({ self.solver.convert(content, to: target) })
    else { return false }
    report(
      "`\(variable.name)` is the value, and this is a binding to it", at: value.position,
      advice: "write `_\(variable.name) = …`, which is the binding itself")
    return true
  }

  /// Says that a value stands where a binding is wanted.
  func reportUnbound(_ value: Expression, _ type: Type, behind label: String) {
    let name: String? =
      switch value.kind {
      case .name(let name): name.base
      default: nil
      }
    report(
      "`\(label)` takes a binding, and this is a `\(type)`", at: value.position,
      advice: name.map { "write `$\($0)`, so that it can be changed from there" }
        ?? "write `.constant(…)` for a value that never changes")
  }

  /// All arguments fit but for one, which would fit behind a `$`, or unwrapped: `Toggle("Sound", isOn:
  /// sound)`, `Text(name)` of a `String?`.
  func refuseOne(of site: CallSite, _ known: [Type?], _ overloads: [Overload]) -> Bool {
    for (index, argument) in site.arguments.enumerated() {
      guard known.indices.contains(index), let type = known[index].map(plainThroughout),
        !type.isProjection
      else { continue }
      func fits(_ other: Type) -> Bool {
        var types = known
        types[index] = other
        return best(of: overloads, site, types, nil).overload != nil
      }
      let projection = overloads.compactMap(\.symbol.function).flatMap(\.interface.parameters)
        .lazy.filter { $0.label == argument.label && $0.type.isProjection }
        .compactMap(\.type.unwrapped.nominal).first
      if let projection, fits(Type(.nominal(projection, [type]))) {
        reportUnbound(argument.value, type, behind: argument.label.map { "\($0):" } ?? site.name)
        return true
      }
      if let inner = type.wrapped, fits(inner) {
        report(
          "this is a `\(type)`, which may be nil, and `\(site.name)` takes a `\(inner)`",
          at: argument.value.position,
          advice: "unwrap it with `if let`, or give a value with `??`")
        return true
      }
    }
    return false
  }

  /// `Int(readLine())`: an optional where only what is in it would be taken.
  func refuseOptional(
    _ overloads: [Overload], _ site: CallSite, _ known: [Type?]
  ) -> Bool {
    guard trials == 0, let owner = overloads.first?.owner?.nominal, owner.isLibrary,
      !resolver.mayBeExtended,
      areOfCollections(overloads) || owner.isNumber || owner.role == .string,
      overloads.allSatisfy({
        $0.symbol.function?.kind == .initializer || $0.symbol.function?.kind == .element
      })
    else { return false }
    for (index, argument) in site.arguments.enumerated() {
      guard let type = known[index].map(plainThroughout), let inner = type.wrapped,
        isPlainValue(inner) || owner.role == .string && inner.nominal?.name == "Index"
      else { continue }
      var unwrapped = known
      unwrapped[index] = inner
      guard best(of: overloads, site, unwrapped, nil).overload != nil else { continue }
      report(
        "this is a `\(type)`, which may be nil, and `\(site.name)` takes a `\(inner)`",
        at: argument.value.position,
        advice: "unwrap it with `if let`, or give a value with `??`")
      return true
    }
    return false
  }
}

extension Expression {
  /// `.left` with which an expression begins.
  var implicitStart: (Expression, DeclarationName)? {
    switch kind {
    case .implicitMember(let name): (self, name)
    case .call(let base, _), .member(let base, _), .chain(let base), .force(let base):
      base.implicitStart
    default: nil
    }
  }
}

extension Type {
  /// Whether its values are had of a wrapper by `$name`, as its interface says: it leads to a value
  /// and is none itself.
  var isProjection: Bool { unwrapped.nominal?.syntax?.modifiers.has("projection") ?? false }
}
