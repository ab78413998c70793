import Interpreter
import SwiftSyntax

extension SourceReader {
  /// The names for functions that a file gives outside of all types.
  static func functionAliases(of tree: SourceTree) -> [String: FunctionAlias] {
    let aliases = tree.root.statements.compactMap { item in
      item.item.as(DeclSyntax.self)?.as(TypeAliasDeclSyntax.self)
    }
    guard !aliases.isEmpty else { return [:] }
    let reader = SourceReader(
      file: -1, converter: SourceLocationConverter(fileName: "", tree: tree.root),
      operators: .standardOperators)
    return reader.functionAliases(aliases)
  }

  /// Those of some aliases that stand for functions, by themselves or by another one's name.
  func functionAliases(_ aliases: [TypeAliasDeclSyntax]) -> [String: FunctionAlias] {
    var reader = self
    var found: [String: FunctionAlias] = [:]
    var count = -1
    while found.count > count {
      count = found.count
      for alias in aliases where found[alias.name.text] == nil {
        let meaning = reader.type(alias.initializer.value)
        guard (meaning.wrapped ?? meaning).isFunction else { continue }
        found[alias.name.text] = FunctionAlias(
          parameters: alias.genericParameterClause?.parameters.map(\.name.text) ?? [],
          meaning: meaning)
      }
      reader.functions.merge(found) { _, new in new }
    }
    return found
  }

  /// What a type's members mean: its own names for functions come before those around it, and its
  /// parameters stand for themselves.
  mutating func enter(
    _ members: MemberBlockItemListSyntax, parameters: GenericParameterClauseSyntax?
  ) {
    for parameter in parameters?.parameters.map(\.name.text) ?? [] { functions[parameter] = nil }
    let aliases = members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    guard !aliases.isEmpty else { return }
    functions.merge(functionAliases(aliases)) { _, own in own }
  }
}

extension SourceTrees {
  /// The names for functions that files give outside of all types.
  func functionAliases(of indices: [Int]) -> [String: FunctionAlias] {
    indices.reduce(into: [:]) { all, index in
      guard files[index].text.contains("typealias"), let tree = trees[index] else { return }
      all.merge(SourceReader.functionAliases(of: tree)) { first, _ in first }
    }
  }
}
