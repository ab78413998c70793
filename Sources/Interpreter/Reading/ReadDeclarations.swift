import SwiftSyntax

extension SourceReader {
  /// A declaration; `let a = 1, b = 2` and `case a, b` are several.
  func declarations(_ node: DeclSyntax) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node).map(Declaration.variable)
    case .functionDecl(let node): return [.function(function(node))]
    case .initializerDecl(let node): return [.function(initializer(node))]
    case .deinitializerDecl(let node): return [.function(deinitializer(node))]
    case .subscriptDecl(let node): return [.function(element(node))]
    case .structDecl(let node): return [.type(type(.structure, node))]
    case .classDecl(let node): return [.type(type(.classType, node))]
    case .actorDecl(let node): return [.type(type(.actorType, node))]
    case .enumDecl(let node): return [.type(type(.enumeration, node))]
    case .protocolDecl(let node): return [.type(protocolType(node))]
    case .extensionDecl(let node): return [.typeExtension(typeExtension(node))]
    case .typeAliasDecl(let node): return [.alias(alias(node))]
    case .associatedTypeDecl(let node): return [.associatedType(associatedType(node))]
    case .enumCaseDecl(let node): return cases(node)
    case .operatorDecl(let node): return [.operatorName(operatorName(node))]
    case .precedenceGroupDecl(let node): return [.precedence(precedence(node))]
    case .importDecl(let node):
      return [.imported(node.path.first?.name.name ?? "", position(node))]
    case .macroExpansionDecl(let node):
      let macro = Macro(
        name: node.macroName.text,
        arguments: arguments(node.arguments)
          + trailing(node.trailingClosure, node.additionalTrailingClosures))
      return [.macro(macro, position(node))]
    case .ifConfigDecl(let node): return chosen(node)
    default: return []
    }
  }

  /// What stands in the clause of an `#if` that holds on the platform.
  private func chosen(_ node: IfConfigDeclSyntax) -> [Declaration] {
    switch platform.clause(of: node)?.elements {
    case .decls(let list): return members(list)
    case .statements(let list):
      return items(list).flatMap { item -> [Declaration] in
        if case .decl(let node) = item.item { return declarations(node) }
        return []
      }
    default: return []
    }
  }

  private func type(
    _ kind: TypeSyntax.Kind,
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
  ) -> TypeSyntax {
    TypeSyntax(
      kind: kind, name: node.name.name,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      inherited: inherited(node.inheritanceClause),
      modifiers: modifiers(node.modifiers, node.attributes),
      members: members(node.memberBlock.members), position: position(node.name),
      end: position(node.memberBlock.rightBrace))
  }

  private func alias(_ node: TypeAliasDeclSyntax) -> AliasSyntax {
    AliasSyntax(
      name: node.name.name,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      target: type(node.initializer.value), modifiers: modifiers(node.modifiers, node.attributes),
      position: position(node))
  }

  private func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedTypeSyntax {
    AssociatedTypeSyntax(
      name: node.name.name, inherited: inherited(node.inheritanceClause),
      defaultType: node.initializer.map { type($0.value) },
      requirements: requirements(node.genericWhereClause), position: position(node))
  }

  private func protocolType(_ node: ProtocolDeclSyntax) -> TypeSyntax {
    let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.name) ?? []
    let members = members(node.memberBlock.members).markingPrimary(
      primary, at: position(node.name))
    return TypeSyntax(
      kind: .protocolType, name: node.name.name, generics: generics(nil, node.genericWhereClause),
      inherited: inherited(node.inheritanceClause),
      modifiers: modifiers(node.modifiers, node.attributes), members: members,
      position: position(node.name))
  }

  private func typeExtension(_ node: ExtensionDeclSyntax) -> ExtensionSyntax {
    ExtensionSyntax(
      extended: type(node.extendedType), inherited: inherited(node.inheritanceClause),
      requirements: requirements(node.genericWhereClause),
      modifiers: modifiers(node.modifiers, node.attributes),
      members: members(node.memberBlock.members), position: position(node))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }

  private func cases(_ node: EnumCaseDeclSyntax) -> [Declaration] {
    let words = modifiers(node.modifiers, node.attributes)
    return node.elements.map { element in
      .enumCase(
        EnumCaseSyntax(
          name: element.name.name, parameters: element.parameterClause.map(parameters) ?? [],
          rawValue: element.rawValue.map { expression($0.value) }, isIndirect: words.isIndirect,
          access: words.access, position: position(element)))
    }
  }

  private func parameters(_ clause: EnumCaseParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.flatMap { $0.text == "_" ? nil : $0.name }
      return Parameter(
        label: label,
        name: VariableName(label ?? "_", isMutable: false, at: position(node)),
        type: type(node.type), defaultValue: node.defaultValue.map { expression($0.value) })
    }
  }

  private func operatorName(_ node: OperatorDeclSyntax) -> OperatorSyntax {
    let fixity: OperatorSyntax.Fixity =
      switch node.fixitySpecifier.tokenKind {
      case .keyword(.prefix): .prefix
      case .keyword(.postfix): .postfix
      default: .infix
      }
    return OperatorSyntax(
      name: node.name.text, fixity: fixity,
      group: node.operatorPrecedenceAndTypes?.precedenceGroup.text)
  }

  private func precedence(_ node: PrecedenceGroupDeclSyntax) -> PrecedenceSyntax {
    var group = PrecedenceSyntax(
      name: node.name.text, higherThan: [], lowerThan: [], associativity: .none,
      isAssignment: false)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.higherThan += names
        } else {
          group.lowerThan += names
        }
      case .precedenceGroupAssociativity(let node):
        group.associativity =
          switch node.value.text {
          case "left": .left
          case "right": .right
          default: .none
          }
      case .precedenceGroupAssignment(let node):
        group.isAssignment = node.value.tokenKind == .keyword(.true)
      }
    }
    return group
  }
}
