import SwiftSyntax

/// What a program is compiled for, as far as `#if` can ask: a debug build for an iPhone's simulator.
public struct Platform: Sendable {
  private var system = "iOS"
  private var flags: Set<String>
  /// Modules that this system does not have.
  private var absentModules: Set<String> = [
    "AppKit", "Cocoa", "IOKit", "WatchKit", "TVUIKit", "Glibc", "Musl", "Bionic", "Android", "ucrt",
    "CRT", "WinSDK", "WASILibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
  ]

  /// - Parameter flags: What `-D` would give.
  public init(flags: Set<String> = ["DEBUG"]) { self.flags = flags }

  /// The answer to a condition.
  private struct Answer {
    var holds: Bool
    /// It asks for the version of the language: where it does not hold, nothing need be Swift.
    var asksForVersion = false
  }

  /// The clause of an `#if` that is compiled; nil where none is.
  public func clause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { clause in clause.condition.map { answer($0).holds } ?? true }
      ?? firstSetting(of: config)
  }

  /// `#if STAGING … #elseif PRODUCTION … #endif`: one of such settings is always on, and which one the
  /// project says and not the source.
  private func firstSetting(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    let areSettings = config.clauses.allSatisfy {
      $0.condition?.is(DeclReferenceExprSyntax.self) == true
    }
    return areSettings && config.clauses.count > 1 ? config.clauses.first : nil
  }

  /// The clauses of an `#if` that compilers pass over without reading them, because they are for
  /// another version of the language.
  public func unreadClauses(of config: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var isDone = false
    var asksForVersion = false
    return config.clauses.filter { clause in
      var holds = !isDone
      if !isDone, let condition = clause.condition.map(answer) {
        holds = condition.holds
        asksForVersion = condition.asksForVersion
      }
      isDone = isDone || holds
      return !holds && asksForVersion
    }
  }

  private func answer(_ condition: ExprSyntax) -> Answer {
    switch condition.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return Answer(holds: flags.contains(name.baseName.text))
    case .booleanLiteralExpr(let literal):
      return Answer(holds: literal.literal.tokenKind == .keyword(.true))
    case .prefixOperatorExpr(let prefix):
      var result = answer(prefix.expression)
      result.holds.toggle()
      return result
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { answer($0.expression) } ?? Answer(holds: false)
    case .sequenceExpr(let sequence): return answer(Array(sequence.elements))
    case .infixOperatorExpr(let infix):
      let sides = [answer(infix.leftOperand), answer(infix.rightOperand)]
      return infix.operator.trimmedDescription == "||" ? any(sides) : all(sides)
    case .functionCallExpr(let call): return answer(call)
    default: return Answer(holds: false)
    }
  }

  /// `a && b || c`, before operators are put in order.
  private func answer(_ elements: [ExprSyntax]) -> Answer {
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    return any(
      alternatives.map { alternative in
        all(alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(answer))
      })
  }

  private func any(_ answers: [Answer]) -> Answer {
    Answer(
      holds: answers.contains { $0.holds }, asksForVersion: answers.allSatisfy(\.asksForVersion))
  }

  private func all(_ answers: [Answer]) -> Answer {
    Answer(
      holds: answers.allSatisfy(\.holds), asksForVersion: answers.contains { $0.asksForVersion })
  }

  private func answer(_ call: FunctionCallExprSyntax) -> Answer {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": Answer(holds: argument == system)
    case "canImport": Answer(holds: !absentModules.contains(argument))
    case "targetEnvironment": Answer(holds: argument == "simulator")
    case "swift", "compiler":
      Answer(holds: Self.isVersion(argument), asksForVersion: true)
    case "hasFeature", "hasAttribute": Answer(holds: true)
    case "arch", "_pointerBitWidth", "_hasAtomicBitWidth", "_endian", "_runtime":
      Answer(holds: Self.machine.contains(argument))
    default: Answer(holds: false)
    }
  }

  /// Whether the language's version is as `>=5.9` or `<6` asks.
  private static func isVersion(_ asked: String) -> Bool {
    let number = asked.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    let isOlder = number.lexicographicallyPrecedes(version) || number == version
    return asked.hasPrefix("<") ? !isOlder : isOlder
  }

  /// The processor of a simulator, and what it is like.
  private static let machine: Set<String> = ["arm64", "_64", "little", "_ObjC"]

  /// Of the language.
  private static let version = [6, 2]
}
