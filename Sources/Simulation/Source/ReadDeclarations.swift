import SwiftSyntax

extension SourceReader {
  /// A struct, class, enum, actor, protocol or extension; nil for anything else.
  func typeDeclaration(_ declaration: DeclSyntax) -> TypeDeclaration? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      make(
        .structure, node.name.text, node.inheritanceClause, node.memberBlock, node,
        node.genericParameterClause)
    case .classDecl(let node):
      make(
        .classType, node.name.text, node.inheritanceClause, node.memberBlock, node,
        node.genericParameterClause)
    case .actorDecl(let node):
      make(
        .classType, node.name.text, node.inheritanceClause, node.memberBlock, node,
        node.genericParameterClause)
    case .enumDecl(let node):
      make(
        .enumeration, node.name.text, node.inheritanceClause, node.memberBlock, node,
        node.genericParameterClause)
    case .protocolDecl(let node):
      make(.protocolType, node.name.text, node.inheritanceClause, node.memberBlock, node, nil)
    case .extensionDecl(let node):
      reader(inside: node).make(
        .extensionType, type(node.extendedType).name, node.inheritanceClause, node.memberBlock,
        node, nil)
    default: nil
    }
  }

  /// `extension ButtonStyle where Self == Primary`: inside, `Self` is that type.
  private func reader(inside node: ExtensionDeclSyntax) -> SourceReader {
    var reader = self
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        same.leftType.trimmedDescription == "Self"
      else { continue }
      reader.namedSelf = same.rightType.trimmedDescription
    }
    return reader
  }

  private func make(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax,
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> TypeDeclaration {
    let name = enclosing == nil ? called(name) : name
    var members = TypeDeclaration.Members()
    members.inherited = inheritance?.inheritedTypes.map { type($0.type) } ?? []
    members.attributes = attributes(node.attributes)
    members.genericNames = generics?.parameters.map(\.name.text) ?? []
    members.genericBounds = bounds(
      generics, node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause)
    let qualified = kind == .extensionType ? name : enclosing.map { "\($0).\(name)" } ?? name
    var inside = self
    inside.enclosing = qualified
    inside.enter(block.members, parameters: generics)
    inside.isInPrivateExtension = kind == .extensionType && isPrivate(node.modifiers)
    inside.collect(block.members, into: &members)
    members.isPrivate = isPrivate(node.modifiers)
    return TypeDeclaration(kind: kind, name: name, members: members, place: place(node))
  }

  private func collect(
    _ list: MemberBlockItemListSyntax, into members: inout TypeDeclaration.Members
  ) {
    for item in list {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): members.properties += properties(node)
      case .functionDecl(let node): members.functions.append(function(node))
      case .initializerDecl(let node): members.initializers.append(initializer(node))
      case .subscriptDecl(let node): members.subscripts.append(element(node))
      case .enumCaseDecl(let node): members.cases += cases(node)
      case .deinitializerDecl(let node):
        members.deinitializer = node.body.map { statements($0.statements) }
      case .associatedTypeDecl: continue
      case .typeAliasDecl(let node):
        members.aliases[node.name.text] = type(node.initializer.value)
      case .macroExpansionDecl(let node):
        // `#Unique<Song>([\.title, \.year])` says something of the type, as `@Model` does.
        members.attributes.append(
          AttributeUse(name: node.macroName.text, arguments: arguments(node.arguments)))
      case .ifConfigDecl(let node):
        if case .decls(let chosen)? = chosenClause(node)?.elements {
          collect(chosen, into: &members)
        }
      default:
        if let nested = typeDeclaration(item.decl) { members.nested.append(nested) }
      }
    }
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeUse] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      var use = AttributeUse(name: wrapper(type(attribute.attributeName).name), arguments: [])
      if case .argumentList(let list)? = attribute.arguments { use.arguments = arguments(list) }
      return use
    }
  }

  /// `@FocusState<Field?>.Binding`: what a wrapper leads to through `$` is held as any binding is.
  private func wrapper(_ name: String) -> String {
    let binding = WrapperKind.binding.rawValue
    guard name.hasSuffix(".\(binding)"),
      WrapperKind(rawValue: String(name.dropLast(binding.count + 1))) != nil
    else { return name }
    return binding
  }

  /// Whether only the file sees it, or less.
  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }

  /// `<Content: View>`, `where Content: View`.
  private func bounds(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
  ) -> [String: TypeReference] {
    var bounds: [String: TypeReference] = [:]
    for parameter in clause?.parameters ?? [] {
      bounds[parameter.name.text] = parameter.inheritedType.map { type($0) }
    }
    for requirement in condition?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      bounds[conformance.leftType.trimmedDescription] = type(conformance.rightType)
    }
    return bounds
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  // MARK: Properties

  func properties(_ node: VariableDeclSyntax) -> [PropertyDeclaration] {
    let attributes = attributes(node.attributes)
    let isStatic = isStatic(node.modifiers)
    let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
    let isWeak = node.modifiers.contains { $0.name.text == "weak" }
    let isPrivate = isPrivate(node.modifiers) || isInPrivateExtension
    let isMutable = node.bindingSpecifier.text == "var"
    var type: TypeReference?
    // `var a, b: Int` gives every name the type behind the last one.
    let properties = node.bindings.reversed().map { binding in
      type =
        binding.typeAnnotation.map { self.type($0.type) }
        ?? (binding.initializer == nil ? type : nil)
      let accessors = accessors(binding.accessorBlock)
      return PropertyDeclaration(
        name: binding.pattern.trimmedDescription.trimmingBackticks, type: type,
        initial: binding.initializer.map { expression($0.value) }, isMutable: isMutable,
        isStatic: isStatic, isLazy: isLazy, isWeak: isWeak, isPrivate: isPrivate,
        attributes: attributes, getter: accessors.getter, setter: accessors.setter,
        willSet: accessors.willSet, didSet: accessors.didSet, enclosing: enclosing,
        place: place(binding))
    }
    return properties.reversed()
  }

  typealias Setter = (parameter: String, body: [Statement])

  func accessors(_ block: AccessorBlockSyntax?) -> (
    getter: LateStatements?, setter: Setter?, willSet: Setter?, didSet: Setter?
  ) {
    var getter: LateStatements?
    var setter: Setter?
    var willSet: Setter?
    var didSet: Setter?
    switch block?.accessors {
    case .getter(let list): getter = block.map { body($0.leftBrace, list) }
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body.map { statements($0.statements) } ?? []
        let parameter = accessor.parameters?.name.text
        switch accessor.accessorSpecifier.text {
        case "get": getter = LateStatements(body)
        case "set": setter = (parameter ?? "newValue", body)
        case "willSet": willSet = (parameter ?? "newValue", body)
        case "didSet": didSet = (parameter ?? "oldValue", body)
        default: continue
        }
      }
    case nil: break
    }
    return (getter, setter, willSet, didSet)
  }

  /// `let a = 1, b = 2` in a function or at the top of a file.
  func bindings(_ node: VariableDeclSyntax) -> [VariableBinding] {
    let attributes = attributes(node.attributes)
    return node.bindings.map { binding in
      let accessors = accessors(binding.accessorBlock)
      return VariableBinding(
        pattern: pattern(binding.pattern, binding: true),
        type: binding.typeAnnotation.map { type($0.type) },
        initial: binding.initializer.map { expression($0.value) },
        isMutable: node.bindingSpecifier.text == "var",
        getter: accessors.getter?.statements, setter: accessors.setter,
        willSet: accessors.willSet, didSet: accessors.didSet, attributes: attributes,
        isAsync: node.modifiers.contains { $0.name.tokenKind == .keyword(.async) },
        isWeak: node.modifiers.contains { $0.name.tokenKind == .keyword(.weak) },
        file: isPrivate(node.modifiers) ? file : nil, place: place(binding))
    }
  }

  // MARK: Functions

  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: node.name.text.trimmingBackticks,
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      body: node.body.map { body($0.leftBrace, $0.statements) }, isStatic: isStatic(node.modifiers),
      isMutating: node.modifiers.contains { $0.name.text == "mutating" },
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      thrown: node.signature.effectSpecifiers?.throwsClause?.type.map { type($0) },
      attributes: attributes(node.attributes),
      genericNames: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
      genericBounds: bounds(node.genericParameterClause, node.genericWhereClause),
      isPrivate: isInPrivateExtension || isPrivate(node.modifiers), place: place(node),
      namePlace: place(node.name))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      body: node.body.map { body($0.leftBrace, $0.statements) }, isMutating: true,
      isFailable: node.optionalMark != nil,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      attributes: attributes(node.attributes),
      genericNames: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
      genericBounds: bounds(node.genericParameterClause, node.genericWhereClause),
      place: place(node), namePlace: place(node.initKeyword))
  }

  private func element(_ node: SubscriptDeclSyntax) -> SubscriptDeclaration {
    let accessors = accessors(node.accessorBlock)
    let parameters = parameters(node.parameterClause).map { parameter in
      // Unlike a function's, a subscript's parameter has no label unless two names are written.
      var parameter = parameter
      if parameter.label == parameter.name { parameter.label = nil }
      return parameter
    }
    let getter = FunctionDeclaration(
      name: "subscript", parameters: parameters, result: type(node.returnClause.type),
      body: accessors.getter, isStatic: isStatic(node.modifiers), place: place(node),
      namePlace: place(node.subscriptKeyword))
    return SubscriptDeclaration(getter: getter, setter: accessors.setter)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.text.trimmingBackticks
      var parameter = Parameter(
        label: label == "_" ? nil : label,
        name: node.secondName?.text.trimmingBackticks ?? label,
        type: type(node.type), defaultValue: node.defaultValue.map { expression($0.value) })
      parameter.isVariadic = node.ellipsis != nil
      parameter.attributes = attributes(node.attributes)
      if let attributed = node.type.as(AttributedTypeSyntax.self) {
        parameter.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        let names = attributes(attributed.attributes)
        parameter.isAutoclosure = names.contains { $0.name == "autoclosure" }
        parameter.attributes += names
      }
      return parameter
    }
  }

  private func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseDeclaration] {
    node.elements.map { element in
      let parameters = element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName?.text
        return Parameter(
          label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label ?? "_",
          type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) })
      }
      return EnumCaseDeclaration(
        name: element.name.text.trimmingBackticks, parameters: parameters ?? [],
        rawValue: element.rawValue.map { expression($0.value) }, place: place(element))
    }
  }
}

extension String {
  /// `` `default` `` and `default` are one name.
  var trimmingBackticks: String {
    first == "`" && last == "`" && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
