import SwiftParser
import SwiftSyntax

/// Reads Swift source into the program's own tree.
///
/// Names are not looked up here and types not found out: that is the checker's. Only operators are
/// put in order, as their precedence groups demand.
struct SourceReader {
  let file: Int
  let operators: OperatorTable
  /// What `#if` asks for.
  let platform: Platform
  /// The offset at which the text begins, where it is part of another one.
  var base = 0
  /// The whole file, where that may lack bodies.
  var tree: SourceTree?
  /// Where its bodies are noted.
  var notes: BodyNotes?

  func position(_ node: some SyntaxProtocol) -> SourcePosition {
    SourcePosition(file: file, offset: base + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// What stands in braces: at once, or, where it was left out of the file, when it is needed.
  func body(
    _ left: TokenSyntax, _ list: CodeBlockItemListSyntax, _ right: TokenSyntax
  ) -> LateBody {
    if let body = tree?.body(behind: left) {
      notes?.note(body.range)
      let reader = SourceReader(
        file: file, operators: operators, platform: platform, base: body.range.lowerBound)
      return LateBody { reader.statements(body.parsed.statements) }
    }
    if let notes, !list.isEmpty, left.presence == .present, right.presence == .present {
      notes.note(
        left.endPositionBeforeTrailingTrivia
          .utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return LateBody(statements(list))
  }

  /// A file's declarations, and what stands outside of them.
  func file(_ root: SourceFileSyntax) -> FileSyntax {
    var result = FileSyntax(index: file, declarations: [], statements: [])
    result.lines = SourceLines(root.syntaxTextBytes)
    for item in items(root.statements) {
      switch item.item {
      case .decl(let declaration):
        result.declarations += declarations(declaration)
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
          result.declarations.append(.macro(self.macro(macro), position(node)))
        } else {
          result.statements.append(statement(item))
        }
      case .stmt: result.statements.append(statement(item))
      }
    }
    return result
  }

  /// The items of a block, with `#if` resolved.
  func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    list.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let config = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let chosen)? = platform.clause(of: config)?.elements else { return [] }
      return items(chosen)
    }
  }

  /// The members of a type, with `#if` resolved.
  func members(_ list: MemberBlockItemListSyntax) -> [Declaration] {
    list.flatMap { item -> [Declaration] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else {
        return declarations(item.decl)
      }
      guard case .decls(let chosen)? = platform.clause(of: config)?.elements else { return [] }
      return members(chosen)
    }
  }
}

extension TokenSyntax {
  /// The name that it spells, without backticks.
  var name: String {
    if let identifier { return identifier.name }
    return text
  }
}
