/// Declarations that contradict themselves, or what they rest on.
extension Checker {
  func refuseContradictions(of nominal: Nominal) {
    guard let syntax = nominal.syntax else { return }
    if let parent = nominal.superclass?.nominal, !parent.isLibrary,
      parent.syntax?.modifiers.isFinal == true
    {
      report(
        "`\(parent.name)` is final: no class can inherit from it", at: syntax.position,
        advice: "leave out `final` there, or hold a `\(parent.name)` in a property")
    }
    if nominal.isPropertyWrapper, nominal.isComplete, !nominal.hasUnknownAncestor,
      nominal.members.known("wrappedValue").isEmpty
    {
      report(
        "a property wrapper has a property `wrappedValue`, and `\(nominal.name)` has none",
        at: syntax.position)
    }
    if syntax.modifiers.has("resultBuilder"), nominal.isComplete, !nominal.hasUnknownAncestor,
      nominal.members.known("buildBlock").isEmpty,
      nominal.members.known("buildPartialBlock").isEmpty
    {
      report(
        "a result builder has a static `buildBlock`, and `\(nominal.name)` has none",
        at: syntax.position, advice: "add `static func buildBlock(_ parts: Part...) -> Part`")
    }
    refuseEqualRawValues(of: nominal)
    for member in syntax.members { requireOverride(member, in: nominal) }
  }

  /// Two cases of one raw value; where none is written, it is one more than the last, or the name.
  private func refuseEqualRawValues(of nominal: Nominal) {
    var (seen, next): (Set<String>, Int?) = ([], 0)
    guard nominal.cases.contains(where: { $0.syntax.rawValue != nil }) else { return }
    let isText = nominal.cases.contains { $0.syntax.rawValue?.literalKind == .string }
    for enumCase in nominal.cases {
      let value: String
      switch enumCase.syntax.rawValue?.kind {
      case .integer(let digits)? where !isText:
        guard let number = Int(digits) else { return }
        (value, next) = (String(number), number &+ 1)
      case .string(let pieces)? where isText:
        guard pieces.count == 1, case .text(let text)? = pieces.first else { return }
        value = text
      case nil where isText: value = enumCase.name
      case nil:
        guard let number = next else { return }
        (value, next) = (String(number), number &+ 1)
      default: return
      }
      if seen.insert(value).inserted { continue }
      report(
        "`\(enumCase.name)` has the raw value of another case",
        at: enumCase.syntax.rawValue?.position ?? enumCase.syntax.position,
        advice: "each case has a raw value of its own")
    }
  }

  /// What a superclass has already is overridden, and `override` says so.
  private func requireOverride(_ member: Declaration, in nominal: Nominal) {
    guard nominal.kind == .classType, let superclass = nominal.superclass,
      superclass.nominal?.signature.parameters.isEmpty == true
    else { return }
    switch member {
    case .function(let syntax)
    where syntax.kind == .function && !syntax.modifiers.isOverride && !syntax.modifiers.isStatic:
      let functions = nominal.members[syntax.name].compactMap(\.function)
      guard let own = functions.first(where: { $0.syntax === syntax }),
        own.interface.signature.parameters.isEmpty
      else { return }
      let inherited = resolver.members(syntax.name, of: superclass, in: solver.signature)
        .compactMap(\.symbol.function)
      let isThere = inherited.contains { other in
        other.labels == own.labels && !other.isStatic && other.isInherited(by: nominal)
          && other.interface.parameters.map(\.type) == own.interface.parameters.map(\.type)
          && other.interface.result == own.interface.result
      }
      if isThere { refuseMissingOverride(syntax.name, superclass, at: syntax.position) }
    case .variable(let syntax) where !syntax.modifiers.isOverride && !syntax.modifiers.isStatic:
      guard let name = syntax.pattern.names.first else { return }
      let inherited = resolver.members(name.name, of: superclass, in: solver.signature)
        .compactMap(\.symbol.variable)
      if inherited.contains(where: { !$0.isStatic && $0.isInherited(by: nominal) }) {
        refuseMissingOverride(name.name, superclass, at: syntax.position)
      }
    default: return
    }
  }

  private func refuseMissingOverride(
    _ name: String, _ superclass: Type, at position: SourcePosition
  ) {
    report(
      "`\(superclass)` has `\(name)` already", at: position,
      advice: "write `override` before it, or give it another name")
  }

  /// Only objects can be referred to without being held.
  func refuseWeak(_ syntax: VariableSyntax, _ type: Type) {
    refuseWeakProtocol(syntax, type.unwrapped)
    guard syntax.modifiers.ownership != .strong, let nominal = type.unwrapped.nominal,
      nominal.kind == .structure || nominal.kind == .enumeration
    else { return }
    let word = syntax.modifiers.ownership == .weak ? "weak" : "unowned"
    report(
      "`\(word)` is for objects, and a `\(type.unwrapped)` is a value", at: syntax.position,
      advice: "leave out `\(word)`")
  }

  /// Values of a protocol are objects only where it says so.
  private func refuseWeakProtocol(_ syntax: VariableSyntax, _ type: Type) {
    guard syntax.modifiers.ownership == .weak, case .existential(let existential) = type.kind,
      !existential.bounds.isEmpty, let object = resolver.library("AnyObject"),
      existential.protocols.allSatisfy({ owner in
        !owner.isLibrary && !owner.hasUnknownAncestor
          && owner.syntax?.modifiers.attributes.isEmpty == true
      }), resolver.conforms(type, to: object, in: solver.signature) == .no
    else { return }
    report(
      "`weak` is for objects, and a `\(type)` may be a value", at: syntax.position,
      advice: "let the protocol inherit from `AnyObject`")
  }

  /// `$level` of a property whose wrapper projects nothing.
  func refuseMissingProjection(of variable: Variable, at position: SourcePosition) {
    guard let type = wrapperTypes(of: variable).first, let wrapper = type.nominal,
      resolver.isComplete(type, in: solver.signature)
        || resolver.isOfSwiftUI(type) && !resolver.mayBeExtended,
      memberOverloads("projectedValue", of: type).isEmpty
    else { return }
    let isObject = variable.type.unwrapped.nominal?.isReference == true
    report(
      "there is no `$\(variable.name)`: `@\(wrapper.name)` only gives the value", at: position,
      advice: !wrapper.isLibrary
        ? "give `\(wrapper.name)` a `projectedValue`"
        : isObject
          ? "write `@Bindable var \(variable.name) = \(variable.name)` where the body begins"
          : "what may be changed comes as a `@Binding`")
  }

  /// `$level` of a property that nothing wraps.
  func refuseProjection(of variable: Variable, at position: SourcePosition) {
    guard let nominal = variable.context.nominal, !nominal.isLibrary,
      nominal.kind == .structure || nominal.kind == .classType,
      nominal.syntax?.modifiers.attributes.isEmpty == true, let syntax = variable.syntax,
      syntax.modifiers.attributes.isEmpty
    else { return }
    report(
      "there is no `$\(variable.name)`: `\(variable.name)` has no property wrapper", at: position,
      advice: isObservable(variable.type)
        ? "declare it with `@Bindable var \(variable.name)`"
        : "declare it with one, such as `@State` or `@Binding`")
  }
}

extension Checker {
  /// `ForEach(items) { item in Toggle("Done", isOn: $item.isDone) }`
  fileprivate func advice(ofLocal variable: Variable) -> String {
    variable.syntax == nil
      ? "give the list of all as a binding, and name one with it: "
        + "`ForEach($items) { $\(variable.name) in`"
      : "declare it with one, such as `@State` or `@Binding`"
  }

  /// `$item` of what a closure is given, or of a local that nothing wraps.
  func refuseProjection(ofLocal variable: Variable, at position: SourcePosition) {
    guard trials == 0 else { return }
    report(
      "there is no `$\(variable.name)`: `\(variable.name)` has no property wrapper", at: position,
      advice: advice(ofLocal: variable))
  }
}

extension Function {
  /// A member of a class of the program itself, not of an extension, that its subclasses see.
  fileprivate func isInherited(by nominal: Nominal) -> Bool {
    guard case .nominal(let owner) = context.place, owner.kind == .classType, !owner.isLibrary,
      owner !== nominal
    else { return false }
    return !(syntax?.modifiers.access?.isHidden ?? false)
  }
}

extension Variable {
  fileprivate func isInherited(by nominal: Nominal) -> Bool {
    guard case .nominal(let owner) = context.place, owner.kind == .classType, !owner.isLibrary,
      owner !== nominal
    else { return false }
    return !(syntax?.modifiers.access?.isHidden ?? false)
  }
}

extension Access {
  /// `private` and `fileprivate`
  fileprivate var isHidden: Bool { self == .privateAccess || self == .fileAccess }
}
