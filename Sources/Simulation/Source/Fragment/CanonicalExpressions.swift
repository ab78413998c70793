import enum Interpreter.ShorthandName
import SwiftParser
import SwiftSyntax

/// Expressions and statements, and literals by their values.
extension CanonicalWalk {
  /// A single expression is what a body returns, with `return` or without.
  func statements(_ list: CodeBlockItemListSyntax) -> SyntaxForm {
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
  func isBody(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return true }
    if let owner = parent.as(CodeBlockSyntax.self)?.parent {
      return owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
    }
    return !parent.is(SwitchCaseSyntax.self) && !parent.is(IfConfigClauseSyntax.self)
  }

  /// Parentheses around one thing say nothing.
  func tuple(_ elements: [Syntax]) -> SyntaxForm {
    let forms = elements.map(form)
    guard forms.count == 1 else { return .node("tuple", forms) }
    if case .node("argument", _) = forms[0] { return .node("tuple", forms) }
    return forms[0]
  }

  func labeled(_ element: LabeledExprSyntax) -> SyntaxForm {
    let value = form(Syntax(element.expression))
    guard let label = element.label else { return value }
    return .node("argument", [.name(folded(label.identifierText)), value])
  }

  func reference(_ reference: DeclReferenceExprSyntax) -> SyntaxForm {
    let name = reference.baseName.identifierText
    var result = SyntaxForm.name(folded(name))
    if let parameter = parameters[name] {
      result = .mark(parameter)
    } else if let number = ShorthandName.place(name) {
      result = .mark("#\(anonymousDepth).\(number)")
    }
    guard let labels = reference.argumentNames else { return result }
    return .node("reference", [result, form(Syntax(labels))])
  }

  func member(_ access: MemberAccessExprSyntax) -> SyntaxForm {
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

  func isTypeName(_ expression: ExprSyntax) -> Bool {
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
  func call(_ call: FunctionCallExprSyntax) -> SyntaxForm {
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
  func closure(_ closure: ClosureExprSyntax) -> SyntaxForm {
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
  func anonymousParameters(in closure: ClosureExprSyntax) -> Int {
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap {
      ShorthandName.place($0.text)
    }
    return (numbers.max() ?? -1) + 1
  }

  /// `x += 1` is `x = x + 1`.
  func infix(_ infix: InfixOperatorExprSyntax) -> SyntaxForm {
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

/// Numbers and texts by their values; sets without order.
extension CanonicalWalk {
  func literal(_ node: Syntax) -> SyntaxForm {
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

  func isSet(_ type: TypeSyntax) -> Bool {
    type.as(IdentifierTypeSyntax.self)?.name.text == "Set"
  }

  /// The elements of a literal that makes a set.
  func unordered(_ expression: ExprSyntax) -> SyntaxForm {
    guard let array = expression.as(ArrayExprSyntax.self) else { return form(Syntax(expression)) }
    return .node("array", array.elements.map { form(Syntax($0.expression)) }.sorted())
  }
}
