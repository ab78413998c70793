import Interpreter
import SwiftSyntax

extension SourceReader {
  func expression(_ node: ExprSyntax) -> Expression {
    let kind = literal(node) ?? access(node) ?? operation(node) ?? control(node)
    return Expression(kind ?? .unknown(node.trimmedDescription), at: place(node))
  }

  // MARK: Literals

  private func literal(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return integer(node.literal.text)
    case .floatLiteralExpr(let node):
      return Double(node.literal.text.filter { $0 != "_" }).map { .float($0) }
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nothing
    case .stringLiteralExpr(let node): return .string(pieces(node))
    case .simpleStringLiteralExpr(let node):
      return .string([.text(node.segments.map(\.content.text).joined())])
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return expression(only.expression).kind
      }
      return .tuple(arguments(node.elements))
    case .closureExpr(let node): return .closure(closure(node))
    case .keyPathExpr(let node): return keyPath(node)
    case .typeExpr(let node): return .type(type(node.type))
    case .genericSpecializationExpr: return typeExpression(node).map { .type($0) }
    case .patternExpr(let node): return .unknown(node.trimmedDescription)
    default: return nil
    }
  }

  private func integer(_ text: String) -> Expression.Kind? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { .integer($0) }
    }
    return Int(digits).map { .integer($0) }
  }

  private func pieces(_ node: StringLiteralExprSyntax) -> [StringPiece] {
    node.stretches.map { stretch in
      switch stretch {
      case .text(let text): return .text(text)
      case .interpolation(let segment):
        let arguments = arguments(segment.expressions)
        guard let first = arguments.first else { return .text("") }
        return .value(first.value, Array(arguments.dropFirst()))
      }
    }
  }

  // MARK: Names, members, calls

  private func access(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.text.trimmingBackticks
      return .name(name == "Self" ? namedSelf ?? name : called(name))
    case .superExpr: return .name("super")
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.text.trimmingBackticks
      guard let base = node.base else { return .implicitMember(name) }
      let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      switch module {
      case "SwiftUI": return .name(renames["SwiftUI.\(name)"] ?? name)
      // A type of the program that is called like one of a library has another name by now.
      case "Swift", "Foundation":
        return name.first?.isLowercase == true ? .libraryFunction(name) : .name(name)
      default: break
      }
      return chained(.member(expression(base), name), node)
    case .functionCallExpr(let node): return chained(call(node), node)
    case .subscriptCallExpr(let node):
      return chained(
        .element(
          expression(node.calledExpression),
          arguments(node.arguments)
            + trailing(node.trailingClosure, node.additionalTrailingClosures)),
        node)
    case .optionalChainingExpr(let node): return .unwrapOrLeave(expression(node.expression))
    case .forceUnwrapExpr(let node): return chained(.force(expression(node.expression)), node)
    case .postfixIfConfigExpr(let node): return postfixConfig(node)
    case .macroExpansionExpr(let node):
      return .macro(
        node.macroName.text,
        arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
    default: return nil
    }
  }

  /// Wraps the outermost link of an optional chain, so that nil ends the whole chain there.
  private func chained(_ kind: Expression.Kind, _ node: some ExprSyntaxProtocol) -> Expression.Kind
  {
    guard containsOptionalLink(ExprSyntax(node)), !isLink(node) else { return kind }
    return .chain(Expression(kind, at: place(node)))
  }

  private func containsOptionalLink(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base.map(containsOptionalLink) ?? false
    case .functionCallExpr(let node): containsOptionalLink(node.calledExpression)
    case .subscriptCallExpr(let node): containsOptionalLink(node.calledExpression)
    case .forceUnwrapExpr(let node): containsOptionalLink(node.expression)
    default: false
    }
  }

  /// Whether the parent node continues the same postfix chain.
  private func isLink(_ node: some ExprSyntaxProtocol) -> Bool {
    guard let parent = node.parent else { return false }
    if let parent = parent.as(MemberAccessExprSyntax.self) { return parent.base?.id == node.id }
    if let parent = parent.as(FunctionCallExprSyntax.self) {
      return parent.calledExpression.id == node.id
    }
    if let parent = parent.as(SubscriptCallExprSyntax.self) {
      return parent.calledExpression.id == node.id
    }
    return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    // In a condition the parser takes `f(0) { … }` for a call of what `f(0)` returns.
    if node.leftParen == nil, let inner = node.calledExpression.as(FunctionCallExprSyntax.self),
      inner.leftParen != nil, inner.trailingClosure == nil,
      case .call(let callee, let arguments) = call(inner)
    {
      return .call(
        callee,
        arguments + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }
    let callee: Expression
    if let type = typeExpression(node.calledExpression) {
      callee = Expression(.type(type), at: place(node.calledExpression))
    } else {
      callee = self.callee(node.calledExpression)
    }
    return .call(
      callee,
      arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
  }

  /// What is called. A method stands where its own `.name` does, and the call where it begins.
  private func callee(_ node: ExprSyntax) -> Expression {
    let read = expression(node)
    guard let member = node.as(MemberAccessExprSyntax.self), case .member = read.kind else {
      return read
    }
    return Expression(read.kind, at: place(member.period), isWritten: false)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.text, value: expression($0.expression)) }
  }

  private func trailing(
    _ closure: ClosureExprSyntax?, _ further: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments: [Argument] = []
    if let closure {
      arguments.append(
        Argument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
    }
    return arguments
      + further.map {
        Argument(
          label: $0.label.text, value: expression(ExprSyntax($0.closure)), isTrailing: true)
      }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    let components: [KeyPathComponent] = node.components.compactMap { component in
      switch component.component {
      case .property(let property):
        .property(property.declName.baseName.text.trimmingBackticks)
      case .subscript(let element): .element(arguments(element.arguments))
      case .optional(let optional):
        optional.questionOrExclamationMark.tokenKind == .exclamationMark ? .force : .unwrapOrLeave
      default: nil
      }
    }
    return .keyPath(node.root.map { type($0) }, components)
  }

  /// `view.padding() #if os(iOS) .background(.red) #endif`: the chosen clause continues the chain.
  private func postfixConfig(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind? {
    guard let base = node.base else { return nil }
    guard case .postfixExpression(let rest)? = chosenClause(node.config)?.elements else {
      return expression(base).kind
    }
    return graft(expression(base), below: expression(rest)).kind
  }

  /// Puts a base under the innermost `.member` of a chain that was read without one.
  private func graft(_ base: Expression, below chain: Expression) -> Expression {
    let kind: Expression.Kind =
      switch chain.kind {
      case .implicitMember(let name): .member(base, name)
      case .member(let inner, let name): .member(graft(base, below: inner), name)
      case .call(let callee, let arguments): .call(graft(base, below: callee), arguments)
      case .element(let inner, let arguments): .element(graft(base, below: inner), arguments)
      default: chain.kind
      }
    return Expression(kind, at: chain.place)
  }
}
