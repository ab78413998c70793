import SwiftSyntax

/// What a name in a pattern introduces; without one it is compared with.
enum PatternBinding { case constant, variable }

extension SourceReader {
  func pattern(_ node: PatternSyntax, binding: PatternBinding? = nil) -> Pattern {
    let place = position(node)
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      guard let binding else {
        return Pattern(.expression(named(node.identifier)), at: place)
      }
      return Pattern(.bind(variable(node.identifier, binding)), at: place)
    case .wildcardPattern: return Pattern(.any, at: place)
    case .tuplePattern(let node):
      let elements = node.elements.map { element in
        (label: element.label?.name, pattern: pattern(element.pattern, binding: binding))
      }
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), at: place)
    case .valueBindingPattern(let node):
      let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
      return pattern(node.pattern, binding: isMutable ? .variable : .constant)
    case .isTypePattern(let node): return Pattern(.type(type(node.type)), at: place)
    case .expressionPattern(let node): return pattern(node.expression, binding: binding)
    default:
      return Pattern(
        .expression(Expression(.unreadable(node.trimmedDescription), at: place)), at: place)
    }
  }

  private func named(_ token: TokenSyntax) -> Expression {
    Expression(
      .name(DeclarationName(base: token.name, position: position(token))), at: position(token))
  }

  private func variable(_ token: TokenSyntax, _ binding: PatternBinding) -> VariableName {
    VariableName(token.name, isMutable: binding == .variable, at: position(token))
  }

  /// An expression where a pattern may stand: `.loaded(let songs)`, `(0, let y)`, `song as Track`.
  private func pattern(_ node: ExprSyntax, binding: PatternBinding?) -> Pattern {
    let place = position(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binding: binding)
    case .discardAssignmentExpr: return Pattern(.any, at: place)
    case .tupleExpr(let node):
      let elements = elements(node.elements, binding)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), at: place)
    case .optionalChainingExpr(let node):
      return Pattern(.optional(pattern(node.expression, binding: binding)), at: place)
    case .functionCallExpr(let call):
      if let named = enumCase(call.calledExpression), call.trailingClosure == nil {
        return Pattern(
          .enumCase(named.type, named.name, elements(call.arguments, binding)), at: place)
      }
    case .memberAccessExpr(let node):
      if node.base == nil, node.declName.argumentNames == nil {
        return Pattern(.enumCase(nil, node.declName.baseName.name, nil), at: place)
      }
    case .sequenceExpr(let node):
      if let cast = cast(node, binding) { return cast }
    case .declReferenceExpr(let node):
      if let binding { return Pattern(.bind(variable(node.baseName, binding)), at: place) }
    default: break
    }
    return Pattern(.expression(expression(node)), at: place)
  }

  private func elements(
    _ list: LabeledExprListSyntax, _ binding: PatternBinding?
  ) -> [(label: String?, pattern: Pattern)] {
    list.map { ($0.label?.name, pattern($0.expression, binding: binding)) }
  }

  /// `.loaded`, `Phase.loaded`: what is called in a pattern of an enum.
  private func enumCase(_ node: ExprSyntax) -> (type: WrittenType?, name: String)? {
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.name
    guard let base = member.base else { return (nil, name) }
    guard let type = expression(base).written else { return nil }
    return (type, name)
  }

  /// `let song as Track`, `is Track`.
  private func cast(_ node: SequenceExprSyntax, _ binding: PatternBinding?) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return Pattern(
      .cast(pattern(elements[0], binding: binding), self.type(type.type)), at: position(node))
  }
}
