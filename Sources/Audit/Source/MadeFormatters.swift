import Simulation
import SwiftSyntax

/// A formatter that a member of a type makes whenever it runs.
struct MadeFormatter: Hashable {
  let name: String
  let file: String
  let line: Int
}

/// What each member of a type does in any case: what it makes, and the names that it says.
struct MemberWork {
  var made: [MadeFormatter] = []
  var names: Set<String> = []
}

/// Finds the formatters that bodies make, themselves or by what they call of their own type.
///
/// Only what surely happens in a run counts: nothing behind a condition, and of closures those
/// alone whose content a container takes at once.
final class FormatterReader: SyntaxVisitor {
  /// By type, by member.
  private(set) var work: [String: [String: MemberWork]] = [:]
  private var place: (file: String, places: SourceLocationConverter)?
  private var open: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  func read(_ tree: SourceFileSyntax, _ file: String, _ places: SourceLocationConverter) {
    place = (file, places)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open.append(node.extendedType.trimmedDescription.lastName)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where !node.modifiers.contains(where: \.isStatic) {
      guard let accessors = binding.accessorBlock,
        case .getter(let statements) = accessors.accessors
      else { continue }
      note(Syntax(statements), in: binding.pattern.trimmedDescription)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, !node.modifiers.contains(where: \.isStatic) {
      note(Syntax(body.statements), in: node.name.text)
    }
    return .skipChildren
  }

  private func note(_ statements: Syntax, in member: String) {
    guard let type = open.last, let place else { return }
    let reader = SureWorkReader(place.file, place.places)
    reader.walk(statements)
    work[type, default: [:]][member, default: MemberWork()].made += reader.work.made
    work[type, default: [:]][member, default: MemberWork()].names.formUnion(reader.work.names)
  }
}

extension [String: MemberWork] {
  /// The formatters that a run of a member makes, with those of what it calls.
  func made(by member: String) -> [MadeFormatter] {
    var (known, open) = (Set([member]), [member])
    var made: [MadeFormatter] = []
    while let next = open.popLast() {
      guard let work = self[next] else { continue }
      made += work.made
      for name in work.names where self[name] != nil && known.insert(name).inserted {
        open.append(name)
      }
    }
    return made
  }
}

/// Walks through what happens in any case.
private final class SureWorkReader: SyntaxVisitor {
  private(set) var work = MemberWork()
  private let file: String
  private let places: SourceLocationConverter

  init(_ file: String, _ places: SourceLocationConverter) {
    self.file = file
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  /// Containers that call what they are handed while the body runs.
  private static let containers = Set(FrameworkContainer.allCases.map(\.rawValue))
    .union([FrameworkContainer.section, "NavigationStack", "NavigationView"])

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Of `a ?? b` and `a ? b : c` not all is looked at.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isOpen = node.elements.contains { element in
      element.is(UnresolvedTernaryExprSyntax.self)
        || ["??", "&&", "||"].contains(element.trimmedDescription)
    }
    guard isOpen, let first = node.elements.first else { return .visitChildren }
    walk(first)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(Self.containers.contains) == true ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasSuffix("Formatter"), name.first?.isUppercase == true
    {
      let line = node.startLocation(converter: places).line
      work.made.append(MadeFormatter(name: name, file: file, line: line))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOfOther = member.map {
      $0.declName.id == node.id && $0.base?.trimmedDescription != "self"
    }
    if isOfOther != true { work.names.insert(node.baseName.text) }
    return .visitChildren
  }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { name.text == "static" }
}
