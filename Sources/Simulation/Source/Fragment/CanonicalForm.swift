import SwiftParser
import SwiftSyntax

/// Brings a piece of Swift into the form that all its spellings share.
struct CanonicalForm {
  let form: SyntaxForm

  init(of nodes: [Syntax], allowing leniency: FragmentLeniency) {
    let walk = CanonicalWalk(leniency: leniency, taken: NamesInUse(nodes).names)
    let forms = nodes.map(walk.form).filter { $0 != .node("modifiers", []) }
    form = forms.count == 1 ? forms[0] : .node("attributes", forms)
  }
}

/// Names by which something may be meant that is not a property of `self`.
private struct NamesInUse {
  private(set) var names: Set<String> = []

  init(_ nodes: [Syntax]) {
    for node in nodes {
      for token in node.tokens(viewMode: .sourceAccurate) where isOwn(token) {
        names.insert(token.identifierText)
      }
    }
  }

  private func isOwn(_ token: TokenSyntax) -> Bool {
    guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      return member?.declName.id != reference.id
    }
    return parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}

/// The way down the tree, with what the closures around it call their parameters.
struct CanonicalWalk {
  let leniency: FragmentLeniency
  /// Names that need their `self.`.
  let taken: Set<String>
  var parameters: [String: String] = [:]
  var depth = 0
  var anonymousDepth = 0

  init(leniency: FragmentLeniency, taken: Set<String>) {
    self.leniency = leniency
    self.taken = taken
  }

  func form(_ node: Syntax) -> SyntaxForm {
    switch node.as(SyntaxEnum.self) {
    case .token(let token): leaf(token)
    case .codeBlockItem(let item): form(Syntax(item.item))
    case .codeBlockItemList(let list): statements(list)
    case .memberBlockItem(let item): form(Syntax(item.decl))
    case .tupleExpr(let tuple): self.tuple(tuple.elements.map { Syntax($0) })
    case .tupleType(let tuple): self.tuple(tuple.elements.map { Syntax($0) })
    case .labeledExpr(let element): labeled(element)
    case .declReferenceExpr(let reference): self.reference(reference)
    case .memberAccessExpr(let access): member(access)
    case .functionCallExpr(let call): self.call(call)
    case .closureExpr(let closure): self.closure(closure)
    case .infixOperatorExpr(let infix): self.infix(infix)
    case .asExpr(let cast) where isSet(cast.type):
      .node("asExpr", [unordered(cast.expression), form(Syntax(cast.type))])
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: literal(node)
    case .patternBinding(let binding): self.binding(binding)
    case .accessorBlock(let block): accessors(block)
    case .optionalBindingCondition(let condition): self.condition(condition)
    case .attribute(let attribute): self.attribute(attribute)
    case .declModifierList(let list):
      .node("modifiers", list.map { form(Syntax($0)) }.sorted())
    case .functionSignature(let signature): self.signature(signature)
    default: type(node) ?? generic(node)
    }
  }

  func generic(_ node: Syntax) -> SyntaxForm {
    .node("\(node.kind)", forms(node.children(viewMode: .sourceAccurate)))
  }

  func forms(_ nodes: some Sequence<Syntax>) -> [SyntaxForm] {
    nodes.filter { node in
      switch node.as(TokenSyntax.self)?.tokenKind {
      case .comma, .semicolon, .endOfFile: false
      default: true
      }
    }.map(form)
  }

  func leaf(_ token: TokenSyntax) -> SyntaxForm {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: .name(folded(token.identifierText))
    default: .mark(folded(token.text))
    }
  }

  func folded(_ text: String) -> String {
    leniency.contains(.letterCase) ? text.lowercased() : text
  }
}

extension TokenSyntax {
  /// The name without the backquotes that let a key word be one.
  var identifierText: String { text.filter { $0 != "`" } }
}
