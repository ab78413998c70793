import Interpreter
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Reads Swift source into the program's own tree.
struct SourceReader {
  let file: Int
  let converter: SourceLocationConverter
  /// The type whose declaration is being read, with those around it: `Playlist.Mode`.
  var enclosing: String?
  /// What stands in it is for its file.
  var isInPrivateExtension = false
  /// What types are called whose names other files use too.
  var renames: [String: String] = [:]
  /// Names that stand for types of functions.
  var functions: [String: FunctionAlias] = [:]
  /// What `Self` means in `extension ButtonStyle where Self == Primary`.
  var namedSelf: String?

  /// The file, where it may lack bodies; nil inside of one that was left out.
  var tree: SourceTree?
  /// Of the file; the places of a body that was left out are counted from where it begins.
  let operators: OperatorTable
  var origin = (line: 1, column: 1)
  /// What stands around is read when it is needed: what stands in it is there already.
  var isInBody = false

  /// - Parameters:
  ///   - renames: As ``SharedNames/renames(in:)`` gives them.
  ///   - functions: Names for functions that other files give; its own come before them.
  static func read(
    _ tree: SourceTree, of source: SourceFile, index: Int, renames: [String: String] = [:],
    functions: [String: FunctionAlias] = [:]
  ) -> ParsedFile {
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(tree.root) { _ in }
    let folded = DeclarationFolder(operators).rewrite(tree.root)
    let root = folded.as(SourceFileSyntax.self) ?? tree.root
    let reader = SourceReader(
      file: index, converter: SourceLocationConverter(fileName: source.path, tree: root),
      renames: renames,
      functions: functions.merging(functionAliases(of: tree)) { _, own in own }, tree: tree,
      operators: operators)
    return reader.file(root)
  }

  /// What stands in braces, which is read when somebody needs it.
  func body(_ brace: TokenSyntax, _ list: CodeBlockItemListSyntax) -> LateStatements {
    if isInBody { return LateStatements(statements(list)) }
    return LateStatements(isEmpty: list.isEmpty) {
      if let body = tree?.body(behind: brace) {
        return statements(leftOut: body.parsed, behind: brace)
      }
      var inside = self
      inside.isInBody = true
      let folded = operators.foldAll(list) { _ in }.as(CodeBlockItemListSyntax.self)
      return inside.statements(folded ?? list)
    }
  }

  private func statements(
    leftOut tree: SourceFileSyntax, behind brace: TokenSyntax
  ) -> [Statement] {
    let root = operators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
    let start = converter.location(for: brace.endPositionBeforeTrailingTrivia)
    var inside = SourceReader(
      file: file, converter: SourceLocationConverter(fileName: "", tree: root),
      enclosing: enclosing, isInPrivateExtension: isInPrivateExtension, renames: renames,
      functions: functions, namedSelf: namedSelf, operators: operators)
    inside.origin = (start.line, start.column)
    inside.isInBody = true
    return inside.statements(root.statements)
  }

  /// Declarations that the machine itself brings along; each of the texts is whole.
  static func interface(_ name: String, _ texts: [String]) -> ParsedFile {
    let parts = texts.mapOnAllProcessors(atLeast: 8) { text -> ParsedFile in
      let file = SourceFile(path: name, text: text)
      guard let tree = try? SourceTrees.tree(of: file) else { return ParsedFile() }
      return read(SourceTree(tree), of: file, index: -1)
    }
    return parts.reduce(into: ParsedFile()) { whole, part in whole.add(part) }
  }

  /// A single expression, such as the value of an event; nil if the text is anything else. Its
  /// places have line 0.
  static func expression(in source: SourceFile) -> Expression? {
    guard Nesting.problem(in: source) == nil else { return nil }
    let tree = Parser.parse(source: source.text)
    guard !tree.hasError else { return nil }
    let root =
      OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
    guard root.statements.count == 1, case .expr(let expression)? = root.statements.first?.item
    else {
      return nil
    }
    let reader = SourceReader(
      file: -1, converter: SourceLocationConverter(fileName: source.path, tree: root),
      operators: .standardOperators)
    return reader.expression(expression)
  }

  func place(_ node: some SyntaxProtocol) -> SourcePlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let column = location.column + (location.line == 1 ? origin.column - 1 : 0)
    return SourcePlace(
      file: file, line: file < 0 ? 0 : location.line + origin.line - 1, column: column)
  }

  private func file(_ root: SourceFileSyntax) -> ParsedFile {
    var parsed = ParsedFile()
    for item in items(root.statements) {
      switch item.item {
      case .decl(let declaration):
        if let type = typeDeclaration(declaration) {
          parsed.types.append(type)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
          parsed.functions.append(self.function(function))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          parsed.variables += bindings(variable)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
          parsed.aliases[alias.name.text] = type(alias.initializer.value)
        } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
          parsed.previews += preview(macro).map { [$0] } ?? []
        }
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          parsed.previews += preview(macro).map { [$0] } ?? []
        }
      case .stmt: continue
      }
    }
    return parsed
  }

  /// The items of a block, with `#if` resolved.
  func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    list.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let config = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let chosen)? = chosenClause(config)?.elements else { return [] }
      return items(chosen)
    }
  }

  /// The clause of an `#if` that an iOS debug build compiles.
  func chosenClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    Platform().clause(of: config)
  }
}
