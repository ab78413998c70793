import SwiftSyntax

extension SourceReader {
  func function(_ node: FunctionDeclSyntax) -> FunctionSyntax {
    let effects = node.signature.effectSpecifiers
    return FunctionSyntax(
      kind: .function, name: node.name.name,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      isAsync: effects?.asyncSpecifier != nil, failure: failure(effects?.throwsClause),
      isFailable: false, modifiers: modifiers(node.modifiers, node.attributes),
      body: node.body.map { body($0.leftBrace, $0.statements, $0.rightBrace) }, accessors: nil,
      position: position(node.name), end: end(of: node.body))
  }

  private func end(of body: CodeBlockSyntax?) -> SourcePosition {
    body.map { position($0.rightBrace) } ?? .nowhere
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionSyntax {
    let effects = node.signature.effectSpecifiers
    return FunctionSyntax(
      kind: .initializer, name: "init",
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil,
      isAsync: effects?.asyncSpecifier != nil, failure: failure(effects?.throwsClause),
      isFailable: node.optionalMark != nil, modifiers: modifiers(node.modifiers, node.attributes),
      body: node.body.map { body($0.leftBrace, $0.statements, $0.rightBrace) }, accessors: nil,
      position: position(node.initKeyword), end: end(of: node.body),
      unwrapsItself: node.optionalMark?.tokenKind == .exclamationMark)
  }

  func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionSyntax {
    FunctionSyntax(
      kind: .deinitializer, name: "deinit", generics: GenericClause(), parameters: [], result: nil,
      isAsync: false, failure: nil, isFailable: false,
      modifiers: modifiers(node.modifiers, node.attributes),
      body: node.body.map { LateBody(statements($0.statements)) }, accessors: nil,
      position: position(node.deinitKeyword), end: end(of: node.body))
  }

  func element(_ node: SubscriptDeclSyntax) -> FunctionSyntax {
    FunctionSyntax(
      kind: .element, name: "subscript",
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      // A parameter of a subscript has a label only where two names are written.
      parameters: parameters(node.parameterClause, firstNameIsLabel: false),
      result: type(node.returnClause.type), isAsync: false, failure: nil, isFailable: false,
      modifiers: modifiers(node.modifiers, node.attributes), body: nil,
      accessors: node.accessorBlock.map(accessors), position: position(node.subscriptKeyword))
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, firstNameIsLabel: Bool = true
  ) -> [Parameter] {
    clause.parameters.map { node in
      let name = node.secondName ?? node.firstName
      let isLabel = node.secondName != nil || firstNameIsLabel
      let words = specifiers(node.type)
      return Parameter(
        label: !isLabel || node.firstName.text == "_" ? nil : node.firstName.name,
        name: VariableName(
          name.name, isMutable: words.isInout || words.isConsuming, at: position(name)),
        type: type(words.type), defaultValue: node.defaultValue.map { expression($0.value) },
        isVariadic: node.ellipsis != nil, isInout: words.isInout,
        isAutoclosure: words.attributes.contains("autoclosure"),
        isEscaping: words.attributes.contains("escaping"), isIsolated: words.isIsolated,
        isOfC: words.attributes.contains("convention"),
        attributes: attributes(node.attributes))
    }
  }

  // MARK: Variables

  func variables(_ node: VariableDeclSyntax) -> [VariableSyntax] {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let isAsync = node.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
    let words = modifiers(node.modifiers, node.attributes)
    var result: [VariableSyntax] = []
    // `let a, b: Int` gives both the type.
    var following: WrittenType?
    for binding in node.bindings.reversed() {
      let written = binding.typeAnnotation.map { type($0.type) }
      if let written {
        following = written
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        following = nil
      }
      result.append(
        VariableSyntax(
          pattern: pattern(binding.pattern, binding: isMutable ? .variable : .constant),
          type: written ?? following, initial: binding.initializer.map { expression($0.value) },
          isMutable: isMutable, accessors: binding.accessorBlock.map(accessors), modifiers: words,
          isAsync: isAsync, position: position(binding)))
    }
    return result.reversed()
  }

  private func accessors(_ block: AccessorBlockSyntax) -> Accessors {
    switch block.accessors {
    case .getter(let list):
      return Accessors(
        getter: Accessors.Accessor(
          late: body(block.leftBrace, list, block.rightBrace), position: position(block),
          end: position(block.rightBrace)))
    case .accessors(let list):
      var result = Accessors()
      for node in list {
        switch node.accessorSpecifier.tokenKind {
        case .keyword(.get): result.getter = accessor(node, nil)
        case .keyword(._read):
          result.getter = accessor(node, nil)
          // It yields its value, and returns none.
          result.getter?.end = .nowhere
        // What these give is where the value stands.
        case .keyword(.unsafeAddress):
          result.getter = accessor(node, nil)
          result.getter?.late = nil
        case .keyword(.unsafeMutableAddress):
          result.setter = accessor(node, "newValue")
          result.setter?.late = nil
        case .keyword(.set): result.setter = accessor(node, "newValue")
        case .keyword(._modify):
          // Beside a setter it does the same in another way.
          if result.setter == nil { result.setter = accessor(node, "newValue") }
        case .keyword(.willSet): result.willSet = accessor(node, "newValue")
        case .keyword(.didSet): result.didSet = accessor(node, "oldValue")
        default: continue
        }
      }
      return result
    }
  }

  private func accessor(_ node: AccessorDeclSyntax, _ name: String?) -> Accessors.Accessor {
    let place = position(node)
    return Accessors.Accessor(
      late: node.body.map { LateBody(statements($0.statements)) },
      parameter: name.map {
        VariableName(node.parameters?.name.name ?? $0, isMutable: false, at: place)
      }, isMutating: node.modifier?.name.tokenKind == .keyword(.mutating),
      isNonmutating: node.modifier?.name.tokenKind == .keyword(.nonmutating),
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      failure: failure(node.effectSpecifiers?.throwsClause), position: place,
      end: end(of: node.body))
  }

  // MARK: Words before a declaration

  func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Modifiers {
    var result = Modifiers(attributes: self.attributes(attributes))
    for modifier in list {
      let isForSetter = modifier.detail?.detail.text == "set"
      if let access = access(modifier.name) {
        if isForSetter { result.setterAccess = access } else { result.access = access }
        continue
      }
      note(modifier, in: &result)
    }
    return result
  }

  private func note(_ modifier: DeclModifierSyntax, in result: inout Modifiers) {
    guard case .keyword(let word) = modifier.name.tokenKind else { return }
    switch word {
    case .static: result.isStatic = true
    case .class:
      result.isStatic = true
      result.isClassMember = true
    case .mutating: result.isMutating = true
    case .nonmutating: result.isNonmutating = true
    case .consuming, .__consuming: result.isConsuming = true
    case .override: result.isOverride = true
    case .required: result.isRequired = true
    case .convenience: result.isConvenience = true
    case .final: result.isFinal = true
    case .lazy: result.isLazy = true
    case .indirect: result.isIndirect = true
    case .optional: result.isOptional = true
    case .nonisolated: result.isNonisolated = true
    case .prefix: result.fixity = .prefix
    case .postfix: result.fixity = .postfix
    case .weak: result.ownership = .weak
    case .unowned: result.ownership = .unowned
    default: break
    }
  }

  private func access(_ token: TokenSyntax) -> Access? {
    switch token.tokenKind {
    case .keyword(.private): .privateAccess
    case .keyword(.fileprivate): .fileAccess
    case .keyword(.internal): .internalAccess
    case .keyword(.package): .packageAccess
    case .keyword(.public): .publicAccess
    case .keyword(.open): .openAccess
    default: nil
    }
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let node): return [attribute(node)]
      case .ifConfigDecl(let config):
        guard case .attributes(let chosen)? = platform.clause(of: config)?.elements else {
          return []
        }
        return attributes(chosen)
      }
    }
  }

  private func attribute(_ node: AttributeSyntaxNode) -> AttributeSyntax {
    let type = type(node.attributeName)
    let name: String =
      if case .named(let components) = type.kind {
        components.map(\.name).joined(separator: ".")
      } else {
        node.attributeName.trimmedDescription
      }
    // What it was called at first is read still.
    let meant = name == "_functionBuilder" ? "resultBuilder" : name
    var written: [Argument]?
    if case .argumentList(let list)? = node.arguments { written = arguments(list) }
    var isUnavailable = false
    if case .availability(let list)? = node.arguments {
      isUnavailable = list.contains { $0.argument.trimmedDescription == "unavailable" }
    }
    return AttributeSyntax(
      name: meant, type: type, arguments: written, isUnavailable: isUnavailable,
      position: position(node))
  }
}
