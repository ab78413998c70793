import SwiftParser
import SwiftSyntax

/// Brings a piece of Swift into the form that all its spellings share.
struct CanonicalForm {
  let form: SyntaxForm

  init(of nodes: [Syntax], allowing leniency: SwiftFragment.Leniency) {
    let walk = CanonicalWalk(leniency: leniency, taken: NamesInUse(nodes).names)
    let forms = nodes.map(walk.form).filter { $0 != .node("modifiers", []) }
    form = forms.count == 1 ? forms[0] : .node("attributes", forms)
  }
}

/// Names by which something may be meant that is not a property of `self`.
private struct NamesInUse {
  private(set) var names: Set<String> = []

  init(_ nodes: [Syntax]) {
    for node in nodes {
      for token in node.tokens(viewMode: .sourceAccurate) where isOwn(token) {
        names.insert(token.identifierText)
      }
    }
  }

  private func isOwn(_ token: TokenSyntax) -> Bool {
    guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      return member?.declName.id != reference.id
    }
    return parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}

/// The way down the tree, with what the closures around it call their parameters.
private struct CanonicalWalk {
  let leniency: SwiftFragment.Leniency
  /// Names that need their `self.`.
  let taken: Set<String>
  private var parameters: [String: String] = [:]
  private var depth = 0
  private var anonymousDepth = 0

  init(leniency: SwiftFragment.Leniency, taken: Set<String>) {
    self.leniency = leniency
    self.taken = taken
  }

  func form(_ node: Syntax) -> SyntaxForm {
    switch node.as(SyntaxEnum.self) {
    case .token(let token): leaf(token)
    case .codeBlockItem(let item): form(Syntax(item.item))
    case .codeBlockItemList(let list): statements(list)
    case .memberBlockItem(let item): form(Syntax(item.decl))
    case .tupleExpr(let tuple): self.tuple(tuple.elements.map { Syntax($0) })
    case .tupleType(let tuple): self.tuple(tuple.elements.map { Syntax($0) })
    case .labeledExpr(let element): labeled(element)
    case .declReferenceExpr(let reference): self.reference(reference)
    case .memberAccessExpr(let access): member(access)
    case .functionCallExpr(let call): self.call(call)
    case .closureExpr(let closure): self.closure(closure)
    case .infixOperatorExpr(let infix): self.infix(infix)
    case .asExpr(let cast) where isSet(cast.type):
      .node("asExpr", [unordered(cast.expression), form(Syntax(cast.type))])
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: literal(node)
    case .patternBinding(let binding): self.binding(binding)
    case .accessorBlock(let block): accessors(block)
    case .optionalBindingCondition(let condition): self.condition(condition)
    case .attribute(let attribute): self.attribute(attribute)
    case .declModifierList(let list):
      .node("modifiers", list.map { form(Syntax($0)) }.sorted())
    case .functionSignature(let signature): self.signature(signature)
    default: type(node) ?? generic(node)
    }
  }

  private func generic(_ node: Syntax) -> SyntaxForm {
    .node("\(node.kind)", forms(node.children(viewMode: .sourceAccurate)))
  }

  private func forms(_ nodes: some Sequence<Syntax>) -> [SyntaxForm] {
    nodes.filter { node in
      switch node.as(TokenSyntax.self)?.tokenKind {
      case .comma, .semicolon, .endOfFile: false
      default: true
      }
    }.map(form)
  }

  private func leaf(_ token: TokenSyntax) -> SyntaxForm {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: .name(folded(token.identifierText))
    default: .mark(folded(token.text))
    }
  }

  private func folded(_ text: String) -> String {
    leniency.contains(.letterCase) ? text.lowercased() : text
  }
}

// MARK: Expressions

extension CanonicalWalk {
  /// A single expression is what a body returns, with `return` or without.
  private func statements(_ list: CodeBlockItemListSyntax) -> SyntaxForm {
    if list.count == 1, let only = list.first {
      if let statement = only.item.as(ReturnStmtSyntax.self), isBody(list),
        let value = statement.expression
      {
        return form(Syntax(value))
      }
      return form(Syntax(only))
    }
    return .node("statements", list.map { form(Syntax($0)) })
  }

  /// Whether the statements are all that a function, a getter or a closure does.
  private func isBody(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return true }
    if let owner = parent.as(CodeBlockSyntax.self)?.parent {
      return owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
    }
    return !parent.is(SwitchCaseSyntax.self) && !parent.is(IfConfigClauseSyntax.self)
  }

  /// Parentheses around one thing say nothing.
  private func tuple(_ elements: [Syntax]) -> SyntaxForm {
    let forms = elements.map(form)
    guard forms.count == 1 else { return .node("tuple", forms) }
    if case .node("argument", _) = forms[0] { return .node("tuple", forms) }
    return forms[0]
  }

  private func labeled(_ element: LabeledExprSyntax) -> SyntaxForm {
    let value = form(Syntax(element.expression))
    guard let label = element.label else { return value }
    return .node("argument", [.name(folded(label.identifierText)), value])
  }

  private func reference(_ reference: DeclReferenceExprSyntax) -> SyntaxForm {
    let name = reference.baseName.identifierText
    var result = SyntaxForm.name(folded(name))
    if let parameter = parameters[name] {
      result = .mark(parameter)
    } else if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      result = .mark("#\(anonymousDepth).\(number)")
    }
    guard let labels = reference.argumentNames else { return result }
    return .node("reference", [result, form(Syntax(labels))])
  }

  private func member(_ access: MemberAccessExprSyntax) -> SyntaxForm {
    let name = access.declName.baseName.identifierText
    if let base = access.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.tokenKind == .keyword(.self), access.declName.argumentNames == nil,
      !taken.contains(name)
    {
      return .name(folded(name))
    }
    var parts: [SyntaxForm] = []
    if let base = access.base, !(leniency.contains(.typeNames) && isTypeName(base)) {
      parts = [form(Syntax(base))]
    }
    parts.append(.name(folded(name)))
    if let labels = access.declName.argumentNames { parts.append(form(Syntax(labels))) }
    return .node("member", parts)
  }

  private func isTypeName(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return isTypeName(generic.expression)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return access.declName.baseName.text.first?.isUppercase == true && isTypeName(base)
  }

  /// `T.init(…)` is `T(…)`, and `f() { … }` is `f { … }`.
  private func call(_ call: FunctionCallExprSyntax) -> SyntaxForm {
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`), isTypeName(base)
    {
      called = base
    }
    var arguments = call.arguments.map { form(Syntax($0)) }
    if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Set",
      let only = call.arguments.first, arguments.count == 1, only.label == nil
    {
      arguments = [unordered(only.expression)]
    }
    if leniency.contains(.closureLabels), call.trailingClosure == nil,
      let last = call.arguments.last?.expression.as(ClosureExprSyntax.self)
    {
      arguments[arguments.count - 1] = .node("trailing", [closure(last)])
    }
    if let trailing = call.trailingClosure {
      arguments.append(.node("trailing", [closure(trailing)]))
    }
    arguments += call.additionalTrailingClosures.map { element in
      .node("argument", [.name(folded(element.label.identifierText)), closure(element.closure)])
    }
    return .node("call", [form(Syntax(called))] + arguments)
  }

  /// What the parameters are called is the closure's own business.
  private func closure(_ closure: ClosureExprSyntax) -> SyntaxForm {
    var inside = self
    inside.depth += 1
    var head: [SyntaxForm] = []
    if case .simpleInput(let list)? = closure.signature?.parameterClause {
      for (index, parameter) in list.enumerated() {
        let name = parameter.name.identifierText
        // `$item` lends a binding, and its name stands for two things.
        if !name.hasPrefix("$") { inside.parameters[name] = "#\(inside.depth).\(index)" }
      }
      head = [.mark("#\(list.count)")]
    } else if let clause = closure.signature?.parameterClause {
      head = [form(Syntax(clause))]
    } else {
      inside.anonymousDepth = inside.depth
      head = [.mark("#\(anonymousParameters(in: closure))")]
    }
    if let signature = closure.signature {
      if let capture = signature.capture { head.append(form(Syntax(capture))) }
      if let effects = signature.effectSpecifiers { head.append(form(Syntax(effects))) }
      if let result = signature.returnClause { head.append(form(Syntax(result))) }
    }
    return .node("closure", head + [inside.statements(closure.statements)])
  }

  /// How many parameters a closure without a list of them takes.
  private func anonymousParameters(in closure: ClosureExprSyntax) -> Int {
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text.hasPrefix("$") ? Int(token.text.dropFirst()) : nil
    }
    return (numbers.max() ?? -1) + 1
  }

  /// `x += 1` is `x = x + 1`.
  private func infix(_ infix: InfixOperatorExprSyntax) -> SyntaxForm {
    let left = form(Syntax(infix.leftOperand))
    let right = form(Syntax(infix.rightOperand))
    let written = infix.operator.trimmedDescription
    if ["+=", "-=", "*=", "/=", "%="].contains(written) {
      return .node(
        "infix",
        [left, .mark("="), .node("infix", [left, .mark(String(written.prefix(1))), right])])
    }
    return .node("infix", [left, .mark(written), right])
  }
}

// MARK: Literals and sets

extension CanonicalWalk {
  private func literal(_ node: Syntax) -> SyntaxForm {
    if let integer = node.as(IntegerLiteralExprSyntax.self) {
      let digits = integer.literal.text.filter { $0 != "_" }
      return .mark(integer.representedLiteralValue.map(String.init) ?? digits)
    }
    if let float = node.as(FloatLiteralExprSyntax.self) {
      let digits = float.literal.text.filter { $0 != "_" }
      guard let value = float.representedLiteralValue ?? Double(digits) else {
        return .mark(digits)
      }
      if leniency.contains(.wholeNumbers), let whole = Int(exactly: value) {
        return .mark(String(whole))
      }
      return .mark("\(value)")
    }
    guard let string = node.as(StringLiteralExprSyntax.self) else { return generic(node) }
    if let value = string.representedLiteralValue { return .mark(folded("\"" + value)) }
    return .node("text", string.segments.map { form(Syntax($0)) })
  }

  private func isSet(_ type: TypeSyntax) -> Bool {
    type.as(IdentifierTypeSyntax.self)?.name.text == "Set"
  }

  /// The elements of a literal that makes a set.
  private func unordered(_ expression: ExprSyntax) -> SyntaxForm {
    guard let array = expression.as(ArrayExprSyntax.self) else { return form(Syntax(expression)) }
    return .node("array", array.elements.map { form(Syntax($0.expression)) }.sorted())
  }
}

// MARK: Declarations

extension CanonicalWalk {
  private func binding(_ binding: PatternBindingSyntax) -> SyntaxForm {
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

  private func isVariable(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
      == .keyword(.var)
  }

  /// Whether a value is of that type without being told.
  private func says(_ value: ExprSyntax?, _ type: SyntaxForm) -> Bool {
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
  private func accessors(_ block: AccessorBlockSyntax) -> SyntaxForm {
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
  private func condition(_ condition: OptionalBindingConditionSyntax) -> SyntaxForm {
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

  private func attribute(_ attribute: AttributeSyntax) -> SyntaxForm {
    var parts = [form(Syntax(attribute.attributeName))]
    if let arguments = attribute.arguments {
      let form = form(Syntax(arguments))
      if form != .node("labeledExprList", []) { parts.append(form) }
    }
    return .node("attribute", parts)
  }

  /// What returns nothing need not say so.
  private func signature(_ signature: FunctionSignatureSyntax) -> SyntaxForm {
    var parts = [form(Syntax(signature.parameterClause))]
    if let effects = signature.effectSpecifiers { parts.append(form(Syntax(effects))) }
    if let result = signature.returnClause {
      let type = form(Syntax(result.type))
      if type != .node("tuple", []) { parts.append(type) }
    }
    return .node("signature", parts)
  }
}

// MARK: Types

extension CanonicalWalk {
  /// Types, and expressions that look like them, in one form each; nil for other nodes.
  private func type(_ node: Syntax) -> SyntaxForm? {
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

  private func array(_ array: ArrayExprSyntax) -> SyntaxForm {
    let elements = array.elements.map { form(Syntax($0.expression)) }
    return .node("array", leniency.contains(.elementOrder) ? elements.sorted() : elements)
  }

  private func dictionary(_ dictionary: DictionaryExprSyntax) -> SyntaxForm {
    guard case .elements(let elements) = dictionary.content else { return .node("dictionary", []) }
    // A dictionary has no order.
    let pairs = elements.map {
      SyntaxForm.node("pair", [form(Syntax($0.key)), form(Syntax($0.value))])
    }
    return .node("dictionary", pairs.sorted())
  }

  /// `Array<Int>` is `[Int]`, and so on.
  private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> SyntaxForm {
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

extension TokenSyntax {
  /// The name without the backquotes that let a key word be one.
  fileprivate var identifierText: String { text.filter { $0 != "`" } }
}
