import SwiftSyntax

extension SourceReader {
  func literal(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return .integer(node.literal.text.filter { $0 != "_" })
    case .floatLiteralExpr(let node): return .float(node.literal.text.filter { $0 != "_" })
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nothing
    case .stringLiteralExpr(let node): return .string(pieces(node))
    case .simpleStringLiteralExpr(let node):
      return .string([.text(node.segments.map(\.content.text).joined())])
    case .regexLiteralExpr(let node): return .regex(node.trimmedDescription)
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
    case .tupleExpr(let node): return .tuple(arguments(node.elements))
    case .closureExpr(let node): return .closure(closure(node))
    case .keyPathExpr(let node): return keyPath(node)
    case .typeExpr(let node): return .type(type(node.type))
    default: return nil
    }
  }

  private func pieces(_ node: StringLiteralExprSyntax) -> [StringPiece] {
    node.stretches.map { stretch in
      switch stretch {
      case .text(let text): .text(text)
      case .interpolation(let segment):
        .interpolation(arguments(segment.expressions), position(segment))
      }
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    let components: [KeyPathComponent] = node.components.compactMap { component in
      switch component.component {
      case .property(let property): .member(name(property.declName))
      case .subscript(let element): .element(arguments(element.arguments), position(element))
      case .optional(let optional):
        optional.questionOrExclamationMark.tokenKind == .exclamationMark ? .force : .unwrapOrLeave
      // Methods in key paths are not part of the language yet.
      default: nil
      }
    }
    return .keyPath(node.root.map { type($0) }, components)
  }

  // MARK: Closures

  func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    return Closure(
      captures: signature?.capture?.items.map(capture) ?? [],
      parameters: signature?.parameterClause.map(parameters),
      result: signature?.returnClause.map { type($0.type) },
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
      failure: failure(signature?.effectSpecifiers?.throwsClause),
      body: statements(node.statements), shorthandCount: ShorthandCounter.count(in: node),
      position: position(node), end: position(node.rightBrace),
      isOnMainActor: signature?.attributes.contains(where: Self.isMainActor) ?? false)
  }

  private static func isMainActor(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.trimmedDescription == "MainActor"
  }

  private func capture(_ item: ClosureCaptureSyntax) -> Closure.Capture {
    let ownership: Ownership =
      switch item.specifier?.specifier.tokenKind {
      case .keyword(.weak)?: .weak
      case .keyword(.unowned)?: .unowned
      default: .strong
      }
    return Closure.Capture(
      name: item.name.name, value: item.initializer.map { expression($0.value) },
      ownership: ownership, position: position(item))
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map { node in
        Parameter(
          label: nil, name: VariableName(node.name.name, isMutable: false, at: position(node)),
          type: nil)
      }
    case .parameterClause(let clause):
      clause.parameters.map { node in
        let name = node.secondName ?? node.firstName
        let words = node.type.map { specifiers($0) }
        return Parameter(
          label: nil,
          name: VariableName(name.name, isMutable: words?.isInout ?? false, at: position(name)),
          type: words.map { type($0.type) }, isVariadic: node.ellipsis != nil,
          isInout: words?.isInout ?? false,
          isEscaping: words?.attributes.contains("escaping") ?? false,
          attributes: attributes(node.attributes))
      }
    }
  }
}

/// How many `$n` parameters a closure uses, those of closures inside it not counted.
private final class ShorthandCounter: SyntaxVisitor {
  private var count = 0

  static func count(in node: ClosureExprSyntax) -> Int {
    guard node.signature?.parameterClause == nil else { return 0 }
    let counter = ShorthandCounter(viewMode: .sourceAccurate)
    counter.walk(node.statements)
    return counter.count
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind,
      let place = ShorthandName.place(text)
    {
      count = max(count, place + 1)
    }
    return .visitChildren
  }
}
