import SwiftSyntax

/// Declarations without what goes without saying, and types in one form each.
extension CanonicalWalk {
  func binding(_ binding: PatternBindingSyntax) -> SyntaxForm {
    var parts = [form(Syntax(binding.pattern))]
    let type = binding.typeAnnotation.map { form(Syntax($0.type)) }
    if let type, !says(binding.initializer?.value, type) { parts.append(.node("type", [type])) }
    if let value = binding.initializer?.value {
      let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      if !(isOptional && value.is(NilLiteralExprSyntax.self) && isVariable(binding)) {
        let isSet = binding.typeAnnotation.map { self.isSet($0.type) } ?? false
        parts.append(.node("value", [isSet ? unordered(value) : form(Syntax(value))]))
      }
    }
    if let accessors = binding.accessorBlock { parts.append(form(Syntax(accessors))) }
    return .node("binding", parts)
  }

  func isVariable(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
      == .keyword(.var)
  }

  /// Whether a value is of that type without being told.
  func says(_ value: ExprSyntax?, _ type: SyntaxForm) -> Bool {
    guard let value else { return false }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return isTypeName(call.calledExpression) && form(Syntax(call.calledExpression)) == type
    }
    let usual: String? =
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: "Int"
      case .floatLiteralExpr: "Double"
      case .stringLiteralExpr: "String"
      case .booleanLiteralExpr: "Bool"
      default: nil
      }
    return usual.map { type == .name(folded($0)) } ?? false
  }

  /// A getter alone needs no `get`.
  func accessors(_ block: AccessorBlockSyntax) -> SyntaxForm {
    switch block.accessors {
    case .getter(let list): return .node("getter", [statements(list)])
    case .accessors(let list):
      if list.count == 1, let only = list.first, let body = only.body,
        only.accessorSpecifier.tokenKind == .keyword(.get), only.effectSpecifiers == nil,
        only.modifier == nil, only.attributes.isEmpty
      {
        return .node("getter", [statements(body.statements)])
      }
      return .node("accessors", list.map { form(Syntax($0)) })
    }
  }

  /// `if let x` is `if let x = x`.
  func condition(_ condition: OptionalBindingConditionSyntax) -> SyntaxForm {
    let pattern = form(Syntax(condition.pattern))
    var parts = [form(Syntax(condition.bindingSpecifier)), pattern]
    if let type = condition.typeAnnotation { parts.append(form(Syntax(type.type))) }
    if let value = condition.initializer?.value,
      value.trimmedDescription != condition.pattern.trimmedDescription
    {
      parts.append(form(Syntax(value)))
    }
    return .node("optionalBinding", parts)
  }

  func attribute(_ attribute: AttributeSyntax) -> SyntaxForm {
    var parts = [form(Syntax(attribute.attributeName))]
    if let arguments = attribute.arguments {
      let form = form(Syntax(arguments))
      if form != .node("labeledExprList", []) { parts.append(form) }
    }
    return .node("attribute", parts)
  }

  /// What returns nothing need not say so.
  func signature(_ signature: FunctionSignatureSyntax) -> SyntaxForm {
    var parts = [form(Syntax(signature.parameterClause))]
    if let effects = signature.effectSpecifiers { parts.append(form(Syntax(effects))) }
    if let result = signature.returnClause {
      let type = form(Syntax(result.type))
      if type != .node("tuple", []) { parts.append(type) }
    }
    return .node("signature", parts)
  }
}

extension CanonicalWalk {
  /// Types, and expressions that look like them, in one form each; nil for other nodes.
  func type(_ node: Syntax) -> SyntaxForm? {
    switch node.as(SyntaxEnum.self) {
    case .typeExpr(let expression): form(Syntax(expression.type))
    case .arrayType(let type): .node("array", [form(Syntax(type.element))])
    case .arrayExpr(let array): self.array(array)
    case .arrayElement(let element): form(Syntax(element.expression))
    case .dictionaryType(let type):
      .node("dictionary", [.node("pair", [form(Syntax(type.key)), form(Syntax(type.value))])])
    case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
    case .optionalType(let type): .node("optional", [form(Syntax(type.wrappedType))])
    case .optionalChainingExpr(let chain): .node("optional", [form(Syntax(chain.expression))])
    case .memberType(let member) where member.genericArgumentClause == nil:
      .node("member", [form(Syntax(member.baseType)), .name(folded(member.name.identifierText))])
    case .identifierType(let type):
      named(type.name.identifierText, type.genericArgumentClause)
    case .genericSpecializationExpr(let generic):
      if let reference = generic.expression.as(DeclReferenceExprSyntax.self) {
        named(reference.baseName.identifierText, generic.genericArgumentClause)
      } else {
        nil
      }
    case .genericArgument(let argument): form(Syntax(argument.argument))
    case .tupleTypeElement(let element) where element.firstName == nil:
      element.inoutKeyword == nil ? form(Syntax(element.type)) : nil
    default: nil
    }
  }

  func array(_ array: ArrayExprSyntax) -> SyntaxForm {
    let elements = array.elements.map { form(Syntax($0.expression)) }
    return .node("array", leniency.contains(.elementOrder) ? elements.sorted() : elements)
  }

  func dictionary(_ dictionary: DictionaryExprSyntax) -> SyntaxForm {
    guard case .elements(let elements) = dictionary.content else { return .node("dictionary", []) }
    // A dictionary has no order.
    let pairs = elements.map {
      SyntaxForm.node("pair", [form(Syntax($0.key)), form(Syntax($0.value))])
    }
    return .node("dictionary", pairs.sorted())
  }

  /// `Array<Int>` is `[Int]`, and so on.
  func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> SyntaxForm {
    guard let clause else {
      return name == "Void" ? .node("tuple", []) : .name(folded(name))
    }
    let arguments = clause.arguments.map { form(Syntax($0)) }
    switch (name, arguments.count) {
    case ("Array", 1): return .node("array", arguments)
    case ("Optional", 1): return .node("optional", arguments)
    case ("Dictionary", 2): return .node("dictionary", [.node("pair", arguments)])
    default: return .node("generic", [.name(folded(name))] + arguments)
    }
  }
}
