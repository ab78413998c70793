/// What a type inherits from and what it overrides.
extension Checker {
  func refuseInheritance(of nominal: Nominal) {
    guard let syntax = nominal.syntax else { return }
    if nominal.inheritsFromItself
      || nominal.kind == .protocolType
        && resolver.lineage(of: nominal).contains(where: { $0.bound.nominal === nominal })
    {
      report("`\(nominal.name)` inherits from itself", at: syntax.position)
      return
    }
    refuseMacros(of: nominal, syntax)
    if syntax.modifiers.access == .openAccess, nominal.kind != .classType {
      report(
        "`open` is for classes, and `\(nominal.name)` is none", at: syntax.position,
        advice: "write `public`")
    }
    refuseParents(of: nominal, syntax)
    refuseSecondPromises(of: nominal, syntax)
    for member in syntax.members { refuseWords(of: member, in: nominal) }
  }

  private func refuseParents(of nominal: Nominal, _ syntax: TypeSyntax) {
    var superclass: Nominal?
    for (index, written) in syntax.inherited.enumerated() {
      let inside = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
      guard let parent = resolver.type(written, in: inside, missing: .quiet).nominal,
        parent.kind != .protocolType, nominal.kind != .enumeration,
        // Of two types of one name the protocol of a library may be meant.
        parent.isLibrary || resolver.library(parent.name) == nil
      else { continue }
      // A protocol may be for the subclasses of a class only.
      if nominal.kind == .protocolType, parent.kind == .classType { continue }
      if nominal.kind != .classType || parent.kind != .classType {
        report(
          nominal.kind == .classType
            ? "a class inherits from classes, and `\(parent.name)` is none"
            : "only classes inherit: `\(parent.name)` is no protocol",
          at: written.position,
          advice: "hold a `\(parent.name)` in a property, or make a protocol of what both have")
      } else if let superclass {
        report(
          "a class inherits from one class, and `\(superclass.name)` is one already",
          at: written.position, advice: "make a protocol of one of them")
      } else if index > 0 {
        report(
          "the class that it inherits from comes first", at: written.position,
          advice: "write `\(parent.name)` before the protocols")
      }
      superclass = parent
    }
  }

  /// What a type promises it promises once; files may belong to different targets.
  private func refuseSecondPromises(of nominal: Nominal, _ syntax: TypeSyntax) {
    var seen: Set<ObjectIdentifier> = []
    let extensions = nominal.extensions.compactMap(\.syntax).filter {
      $0.requirements.isEmpty && $0.position.file == syntax.position.file
        // `@available(*, unavailable) extension Note: Sendable {}`: that it is none.
        && !$0.modifiers.has("available")
    }
    for written in syntax.inherited + extensions.flatMap(\.inherited) {
      let type = resolver.type(written, in: nominal.context, missing: .quiet)
      // Another name may mean something else on another platform.
      guard case .existential(let existential) = type.kind, existential.bounds.count == 1,
        case .named(let components) = written.kind,
        components.last?.name == existential.bounds[0].nominal.name,
        !seen.insert(ObjectIdentifier(existential.bounds[0].nominal)).inserted
      else { continue }
      report(
        "`\(nominal.name)` says already that it is a `\(existential.bounds[0].nominal.name)`",
        at: written.position, advice: "leave one of them out")
    }
  }

  /// `override` and `class` before members are for classes.
  private func refuseWords(of member: Declaration, in nominal: Nominal) {
    let (modifiers, position): (Modifiers, SourcePosition)
    switch member {
    case .function(let function): (modifiers, position) = (function.modifiers, function.position)
    case .variable(let variable): (modifiers, position) = (variable.modifiers, variable.position)
    default: return
    }
    guard nominal.kind != .classType else { return }
    if modifiers.isOverride {
      report(
        "`override` is for classes, and `\(nominal.name)` is none", at: position,
        advice: "leave it out")
    } else if modifiers.isClassMember, nominal.kind != .actorType {
      report(
        "`class` before a member is for classes, and `\(nominal.name)` is none", at: position,
        advice: "write `static`")
    }
  }

  /// A member that a superclass does not let anybody override.
  func refuseFinal(
    _ found: Symbol, named name: String, _ superclass: Type, at position: SourcePosition
  ) {
    let (modifiers, context): (Modifiers?, Context?) =
      switch found {
      case .function(let function): (function.syntax?.modifiers, function.context)
      case .variable(let variable): (variable.syntax?.modifiers, variable.context)
      default: (nil, nil)
      }
    guard let modifiers, let owner = context?.nominal, !owner.isLibrary else { return }
    if modifiers.isFinal {
      report(
        "`\(name)` is final in `\(owner.name)`, and cannot be overridden", at: position,
        advice: "leave out `final` there, or give this another name")
    } else if modifiers.isStatic, !modifiers.isClassMember {
      report(
        "`\(name)` is `static` in `\(owner.name)`, and cannot be overridden", at: position,
        advice: "write `class` instead of `static` there")
    }
  }

  /// What is overridden is stored already.
  func refuseStoredOverride(_ syntax: VariableSyntax, _ name: String) {
    guard !syntax.modifiers.isStatic, syntax.modifiers.attributes.isEmpty,
      syntax.accessors == nil
    else { return }
    report(
      "`\(name)` is stored in the superclass already", at: syntax.position,
      advice: "set it in an `init`, or override it with `get` and `set`, or with `didSet`")
  }

  /// A protocol that leaves types open is no type by itself: it is said whether `some` or `any` of
  /// those that conform is meant.
  func refuseBareProtocol(_ written: WrittenType?, in context: Context) {
    guard let written, written.position.file >= 0, case .named(let components) = written.kind,
      components.count == 1, components[0].arguments.isEmpty,
      case .nominal(let nominal)? = resolver.types(named: components[0].name, in: context).first,
      nominal.kind == .protocolType, leavesTypesOpen(nominal)
    else { return }
    report(
      "`\(nominal.name)` is a protocol, and stands for no type by itself", at: written.position,
      advice: "write `some \(nominal.name)` for one type, or `any \(nominal.name)` for any")
  }

  private func leavesTypesOpen(_ nominal: Nominal) -> Bool {
    !nominal.associatedTypes.isEmpty
      || resolver.lineage(of: nominal).contains { !$0.bound.nominal.associatedTypes.isEmpty }
  }
}
