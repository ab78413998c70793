import SwiftSyntax

/// `a + b * c` as the parser leaves it: operands and operators in a row.
extension SourceReader {
  func sequence(_ node: SequenceExprSyntax) -> Expression {
    var joints: [Joint] = []
    var operands: [Operand] = []
    for element in node.elements {
      if let joint = joint(element) {
        joints.append(joint)
      } else {
        operands.append(Operand(node: element))
      }
    }
    guard operands.count == joints.count + 1 else {
      return Expression(.unreadable(node.trimmedDescription), at: position(node))
    }
    var folding = Folding(reader: self, operands: operands, joints: joints)
    return folding.fold(above: nil)
  }

  private func joint(_ element: ExprSyntax) -> Joint? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      Joint(
        kind: .infix, name: node.operator.text, group: operators.group(of: node.operator.text),
        position: position(node))
    case .assignmentExpr(let node):
      Joint(kind: .assign, name: "=", group: "AssignmentPrecedence", position: position(node))
    case .unresolvedTernaryExpr(let node):
      Joint(
        kind: .ternary(node.thenExpression), name: "?", group: "TernaryPrecedence",
        position: position(node))
    case .unresolvedAsExpr(let node):
      Joint(
        kind: .cast(castKind(node.questionOrExclamationMark)), name: "as",
        group: "CastingPrecedence", position: position(node))
    case .unresolvedIsExpr(let node):
      Joint(kind: .cast(.test), name: "is", group: "CastingPrecedence", position: position(node))
    case .arrowExpr(let node):
      Joint(kind: .arrow, name: "->", group: "FunctionArrowPrecedence", position: position(node))
    default: nil
    }
  }

  func castKind(_ mark: TokenSyntax?) -> Expression.CastKind {
    switch mark?.tokenKind {
    case .postfixQuestionMark?: .attempt
    case .exclamationMark?: .force
    default: .convert
    }
  }
}

private struct Operand {
  var node: ExprSyntax
}

/// What stands between two operands.
private struct Joint {
  enum Kind {
    case infix, assign, arrow
    case ternary(ExprSyntax)
    case cast(Expression.CastKind)
  }

  var kind: Kind
  var name: String
  var group: String
  var position: SourcePosition
}

/// Climbs through a row of operators by their precedence.
private struct Folding {
  let reader: SourceReader
  let operands: [Operand]
  let joints: [Joint]
  var index = 0
  /// The operators before some of the joints of which nothing says whether they come first.
  var rivals: [Int: String] = [:]

  /// Takes operators that bind more tightly than the given one.
  mutating func fold(above outer: Joint?) -> Expression {
    // `try` and `await` in front hold for everything to their right.
    var left = operand(operands[index].node)
    var last: Joint?
    while index < joints.count, binds(joints[index], moreThan: outer) {
      let joint = joints[index]
      index += 1
      left = join(left, joint, behind: last)
      last = joint
    }
    return left
  }

  private mutating func operand(_ node: ExprSyntax) -> Expression {
    let place = reader.position(node)
    if let attempt = node.as(TryExprSyntax.self) {
      let inner = rest(attempt.expression)
      return Expression(
        .attempt(inner, reader.attemptKind(attempt.questionOrExclamationMark)), at: place)
    }
    if let wait = node.as(AwaitExprSyntax.self) {
      return Expression(.wait(rest(wait.expression)), at: place)
    }
    return reader.expression(node)
  }

  /// An operand behind `try`, and all operators behind it but assignments and arrows before it.
  private mutating func rest(_ node: ExprSyntax) -> Expression {
    var left = operand(node)
    while index < joints.count {
      let joint = joints[index]
      index += 1
      left = join(left, joint)
    }
    return left
  }

  /// - Parameter last: What stands before the left side, which is no operand in parentheses.
  private mutating func join(
    _ left: Expression, _ joint: Joint, behind last: Joint? = nil
  ) -> Expression {
    let rival = rivals[index - 1]
    switch joint.kind {
    case .cast(let kind):
      let node = operands[index].node
      let type = node.as(TypeExprSyntax.self).map { reader.type($0.type) }
      return Expression(
        .cast(
          left, type ?? WrittenType(.unreadable(node.trimmedDescription), at: joint.position), kind),
        at: left.position)
    case .ternary(let middle):
      let then = reader.expression(middle)
      let otherwise = fold(above: joint)
      return Expression(.ternary(left, then, otherwise), at: left.position)
    case .assign:
      return Expression(.assign(left, fold(above: joint)), at: left.position)
    case .infix:
      let right = fold(above: joint)
      var sign = Operator(name: joint.name, position: joint.position)
      sign.rival = rival
      sign.isUnordered = last?.group == joint.group && reader.operators.isUnordered(joint.name)
      return Expression(.binary(left, sign, right), at: left.position)
    case .arrow:
      let right = fold(above: joint)
      guard let parameters = left.written, let result = right.written else {
        return Expression(.unreadable("->"), at: left.position)
      }
      return Expression(
        .type(WrittenType.function(from: parameters, to: result, at: left.position)),
        at: left.position)
    }
  }

  private mutating func binds(_ joint: Joint, moreThan outer: Joint?) -> Bool {
    guard let outer else { return true }
    let operators = reader.operators
    if case .infix = joint.kind, case .infix = outer.kind, operators.isDeclared(joint.name),
      operators.isDeclared(outer.name), operators.areUnordered(joint.group, outer.group)
    {
      rivals[index] = outer.name
    }
    if joint.group == outer.group {
      return reader.operators.associativity(of: joint.group) == .right
    }
    return reader.operators.isHigher(joint.group, than: outer.group)
  }
}
