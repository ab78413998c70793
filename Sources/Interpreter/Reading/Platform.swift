import SwiftSyntax

/// What a program is compiled for, as far as `#if` can ask: a debug build for an iPhone's simulator.
struct Platform: Sendable {
  var system = "iOS"
  var flags: Set<String> = ["DEBUG"]
  /// Modules that this system does not have.
  var absentModules: Set<String> = ["AppKit", "Cocoa", "IOKit", "WatchKit", "TVUIKit"]

  /// The clause of an `#if` that is compiled; nil where none is.
  func clause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return flags.contains(name.baseName.text)
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let prefix): return !holds(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence): return holds(Array(sequence.elements))
    case .infixOperatorExpr(let infix):
      let left = holds(infix.leftOperand)
      return infix.operator.trimmedDescription == "||"
        ? left || holds(infix.rightOperand) : left && holds(infix.rightOperand)
    case .functionCallExpr(let call): return holds(call)
    default: return false
    }
  }

  /// `a && b || c`, before operators are put in order.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    return alternatives.contains { alternative in
      alternative.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
    }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": argument == system
    case "canImport": !absentModules.contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": Self.isVersion(argument)
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }

  /// Whether the language's version is as `>=5.9` or `<6` asks.
  private static func isVersion(_ asked: String) -> Bool {
    let number = asked.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    let isOlder = number.lexicographicallyPrecedes(version) || number == version
    return asked.hasPrefix("<") ? !isOlder : isOlder
  }

  /// Of the language.
  private static let version = [6, 2]
}
