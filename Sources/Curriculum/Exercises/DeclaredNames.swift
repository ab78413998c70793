import SwiftParser
import SwiftSyntax

/// The names that a program gives.
struct DeclaredNames {
  /// Structs and classes.
  private(set) var types: [String] = []
  /// Properties that store something and do not ask a question.
  private(set) var properties: [String] = []
  /// Whatever is named: types, functions, variables, cases, parameters.
  private(set) var all: Set<String> = []

  init(in source: String) { self.init(in: Parser.parse(source: source)) }

  init(in source: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source)
    (types, properties, all) = (finder.types, finder.properties, finder.all)
  }

  private final class Finder: SyntaxAnyVisitor {
    private(set) var types: [String] = []
    private(set) var properties: [String] = []
    private(set) var all: Set<String> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      switch node.as(SyntaxEnum.self) {
      case .structDecl(let node): note(type: node.name)
      case .classDecl(let node): note(type: node.name)
      case .enumDecl(let node): all.insert(node.name.text)
      case .enumCaseElement(let node): all.insert(node.name.text)
      case .functionDecl(let node): all.insert(node.name.text)
      case .functionParameter(let node):
        all.formUnion([node.firstName, node.secondName].compactMap { $0?.text })
      case .closureShorthandParameter(let node): all.insert(node.name.text)
      case .identifierPattern(let node): all.insert(node.identifier.text)
      case .variableDecl(let node): note(node)
      default: break
      }
      return .visitChildren
    }

    private func note(type name: TokenSyntax) {
      types.append(name.text)
      all.insert(name.text)
    }

    private func note(_ variable: VariableDeclSyntax) {
      guard variable.parent?.is(MemberBlockItemSyntax.self) == true else { return }
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          !Self.questions.contains(where: name.hasPrefix)
        else { continue }
        properties.append(name)
      }
    }

    /// `currentIsShown` would read badly.
    private static let questions = ["is", "has", "shows", "can", "was", "_"]
  }
}
