/// What may be seen from further away than a type that it names.
extension Checker {
  /// Says that the type of a property is hidden where the property is not.
  func refuseLeak(of variable: Variable, _ syntax: VariableSyntax, in context: Context) {
    guard let name = syntax.pattern.names.first else { return }
    refuseLeak(
      of: "`\(name.name)`", reach(of: syntax.modifiers.access, in: context), [variable.type],
      at: name.position)
  }

  func refuseLeak(of function: Function, _ syntax: FunctionSyntax, in context: Context) {
    let interface = function.interface
    // What an extension asks for is no part of what it gives.
    let asked = interface.signature.requirements.dropFirst(context.signature.requirements.count)
    let bounds = asked.flatMap(\.types)
    // `Self` names no type, whatever the extension says that it is.
    let isNamed = syntax.kind != .initializer && syntax.result?.isSelf != true
    let result = isNamed ? [interface.result] : []
    refuseLeak(
      of: "`\(syntax.name)`", reach(of: syntax.modifiers.access, in: context),
      interface.parameters.map(\.type) + result + bounds, at: syntax.position)
  }

  func refuseLeak(of alias: Alias, in context: Context) {
    let syntax = alias.syntax
    refuseLeak(
      of: "`\(syntax.name)`", reach(of: syntax.modifiers.access, in: context),
      [alias.target.type], at: syntax.position)
  }

  /// A class is seen no further than what it inherits from, a protocol than those that it refines,
  /// an enum than what its cases carry.
  func refuseLeaks(of nominal: Nominal) {
    guard let syntax = nominal.syntax else { return }
    let own = reach(of: nominal)
    if let superclass = nominal.superclass {
      refuseLeak(of: "`\(nominal.name)`", own, [superclass], at: syntax.position)
    }
    if nominal.kind == .protocolType {
      let refined = nominal.promises.map { Type(.nominal($0.bound.nominal, [])) }
      refuseLeak(of: "`\(nominal.name)`", own, refined, at: syntax.position)
    }
    for enumCase in nominal.cases {
      refuseLeak(
        of: "`\(enumCase.name)`", own, enumCase.parameters.map(\.type),
        at: enumCase.syntax.position)
    }
  }

  private func refuseLeak(
    of what: String, _ reach: Access?, _ types: [Type], at position: SourcePosition
  ) {
    guard trials == 0, position.file >= 0, let reach else { return }
    for type in types {
      guard let hidden = hiddenPart(of: type, from: reach), let own = self.reach(of: hidden) else {
        continue
      }
      let word = own.word(declaredAs: hidden.syntax?.modifiers.access)
      report(
        "\(what) can be seen where `\(hidden.name)`, which is `\(word)`, cannot", at: position,
        advice: "declare it `\(own == .privateAccess ? "private" : own.word(declaredAs: own))`, or "
          + "`\(hidden.name)` without `\(word)`")
      return
    }
  }

  /// The first type inside of another one that is not seen as far as that.
  private func hiddenPart(of type: Type, from reach: Access) -> Nominal? {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      if let own = self.reach(of: nominal), own < min(reach, .publicAccess) { return nominal }
      return first(of: arguments, from: reach)
    case .tuple(let elements): return first(of: elements.map(\.type), from: reach)
    case .function(let function):
      return first(of: function.parameters.map(\.type) + [function.result], from: reach)
    case .existential(let existential):
      return first(of: existential.bounds.map { Type(.nominal($0.nominal, [])) }, from: reach)
    case .metatype(let inner), .expansion(let inner): return hiddenPart(of: inner, from: reach)
    default: return nil
    }
  }

  private func first(of types: [Type], from reach: Access) -> Nominal? {
    types.lazy.compactMap { self.hiddenPart(of: $0, from: reach) }.first
  }

  /// From where a type of the program can be seen; nil of a library's, which everybody sees, and of
  /// one that stands among statements.
  private func reach(of nominal: Nominal) -> Access? {
    if nominal.isLibrary { return nil }
    return reach(of: nominal.syntax?.modifiers.access, in: nominal.context)
  }

  /// From where a declaration can be seen: no further than what is around it. `private` outside of
  /// all types is for the whole file. Nil among statements.
  private func reach(of declared: Access?, in context: Context) -> Access? {
    switch context.place {
    case .module, .file:
      return declared == .privateAccess ? .fileAccess : declared ?? .internalAccess
    case .nominal(let owner):
      let around = owner.isLibrary ? Access.publicAccess : reach(of: owner)
      let own = declared ?? (owner.kind == .protocolType ? .openAccess : .internalAccess)
      return around.map { min($0, own) }
    case .typeExtension(let owner, let written):
      let around = owner.isLibrary ? Access.publicAccess : reach(of: owner)
      let outside = written?.syntax?.modifiers.access
      let own = declared ?? (outside == .privateAccess ? .fileAccess : outside) ?? .internalAccess
      // `extension [Hidden]`, `extension Array where Element == Hidden`
      let asked = context.extensionRequirements.flatMap(\.types).compactMap { type in
        type.nominal.flatMap { self.reach(of: $0) }
      }
      return around.map { asked.reduce(min($0, own), min) }
    case .function, .body: return nil
    }
  }
}

extension Requirement {
  /// What is asked for.
  fileprivate var types: [Type] {
    switch self {
    case .conforms(_, let bound): [Type(.nominal(bound.nominal, []))] + bound.arguments
    case .same(let left, let right): [left, right]
    case .inherits(_, let superclass): [superclass]
    }
  }
}

extension Access {
  /// As it is written.
  fileprivate func word(declaredAs written: Access?) -> String {
    switch written ?? self {
    case .privateAccess: "private"
    case .fileAccess: "fileprivate"
    case .internalAccess: "internal"
    case .packageAccess: "package"
    case .publicAccess: "public"
    case .openAccess: "open"
    }
  }
}
