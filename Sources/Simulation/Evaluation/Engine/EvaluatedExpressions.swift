import Interpreter

/// The expressions of bodies that the engine runs, by where they stand and what they are.
final class EvaluatedExpressions {
  private struct Key: Hashable {
    let place: SourcePlace
    let name: String
    let depth: Int
  }

  private var found: [Key: Expression] = [:]
  private var visited: [ObjectIdentifier: AnyObject] = [:]

  func add(_ function: FunctionDeclaration) { add(function) { $0.visit(function) } }
  func add(_ closure: ClosureExpression) { add(closure) { $0.visit(closure.statements) } }

  private func add(_ syntax: AnyObject, _ go: (ExpressionWalk) -> Void) {
    guard visited.updateValue(syntax, forKey: ObjectIdentifier(syntax)) == nil else { return }
    go(
      ExpressionWalk { [unowned self] expression in
        guard expression.isWritten, let name = expression.evaluationName else { return true }
        let key = Key(
          place: expression.place, name: name,
          depth: expression.depth(of: name, by: \.evaluationName))
        found[key] = found[key] ?? expression
        return true
      })
  }

  func expression(_ name: String, depth: Int, at place: SourcePlace) -> Expression? {
    found[Key(place: place, name: name, depth: depth)]
  }
}

extension Expression {
  /// How the engine names it; nil for what it never hands over.
  fileprivate var evaluationName: String? {
    switch kind {
    case .member(_, let name): ".\(name)"
    case .implicitMember(let name): ".\(name)"
    case .postfix(let sign, _): "postfix \(sign)"
    case .assign(_, let sign, _): "\(sign ?? "")="
    case .attempt(_, .plain): "try"
    case .attempt: "try?"
    case .wait: "await"
    case .force: "!"
    case .string: "string"
    default: fragmentName
    }
  }
}
