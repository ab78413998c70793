import Simulation
import SwiftParser
import SwiftSyntax

/// What the source says about a place that a run named.
final class SourceFacts {
  private let files: [String: SourceFile]
  private var trees: [String: (tree: SourceFileSyntax, places: SourceLocationConverter)] = [:]
  private var members: [String: TypeMembers]?
  /// The views that only previews show.
  private lazy var previewHelpers: Set<String> = {
    let reader = PreviewHelperReader()
    for file in files.keys.sorted() {
      if let tree = tree(of: file)?.tree { reader.walk(tree) }
    }
    return reader.helpers
  }()

  /// What the members of types do in any case, by type and member.
  private lazy var work: [String: [String: MemberWork]] = {
    let reader = FormatterReader()
    for file in files.keys.sorted() {
      if let (tree, places) = tree(of: file) { reader.read(tree, file, places) }
    }
    return reader.work
  }()

  init(_ files: [SourceFile]) {
    self.files = Dictionary(
      files.filter { !$0.isResource }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The only file, where traces need not name it.
  var onlyFile: String? { files.count == 1 ? files.keys.first : nil }

  func tree(of file: String) -> (tree: SourceFileSyntax, places: SourceLocationConverter)? {
    if let known = trees[file] { return known }
    guard let source = files[file] else { return nil }
    let tree = Parser.parse(source: source.text)
    let result = (tree, SourceLocationConverter(fileName: file, tree: tree))
    trees[file] = result
    return result
  }

  // MARK: Members of a view

  /// Whether anybody reads a member of that name: `p.name`.
  func reads(_ member: String) -> Bool {
    files.keys.contains { file in
      (tree(of: file)?.tree.tokens(viewMode: .sourceAccurate)).map { tokens in
        tokens.contains { token in
          token.text == member && token.previousToken(viewMode: .sourceAccurate)?.text == "."
            && token.nextToken(viewMode: .sourceAccurate)?.text != "="
        }
      } ?? false
    }
  }

  /// Whether a type says the name of a property anywhere but where it declares it.
  func mentions(_ name: String, in type: String) -> Bool {
    typeMembers(type)?.words.contains { $0 == name || $0 == "$" + name || $0 == "_" + name } ?? true
  }

  /// Whether a view says the name of a property of a class, or of what that works out from it.
  func mentions(_ property: String, of owner: String, in view: String) -> Bool {
    let names = typeMembers(owner)?.namesDerived(from: property) ?? [property]
    return names.contains { mentions($0, in: view) }
  }

  /// Whether a type takes from a property nothing but parts, and none of some.
  func shows(nothingOf parts: [String], of property: String, in type: String) -> Bool {
    guard let uses = typeMembers(type)?.uses[property] else { return false }
    return !uses.isEmpty && uses.allSatisfy { $0.map { !parts.contains($0) } ?? false }
  }

  /// What a type takes from a property; nil where it uses the whole.
  func parts(of property: String, in type: String) -> [String]? {
    guard let uses = typeMembers(type)?.uses[property], !uses.isEmpty, !uses.contains(nil) else {
      return nil
    }
    return Set(uses.compactMap { $0 }).sorted()
  }

  private func typeMembers(_ name: String) -> TypeMembers? {
    if let members { return members[name.lastName] }
    let reader = TypeMemberReader()
    for file in files.keys.sorted() {
      if let tree = tree(of: file)?.tree { reader.walk(tree) }
    }
    members = reader.types
    return reader.types[name.lastName]
  }

  /// The formatters of a library that each run of a view's body makes.
  func formatters(madeBy view: String) -> [MadeFormatter] {
    (work[view.lastName]?.made(by: "body") ?? []).filter { typeMembers($0.name) == nil }
  }

  /// Whether a type is there for previews alone.
  func helpsPreviews(_ type: String) -> Bool { previewHelpers.contains(type.lastName) }

  // MARK: Around a place

  /// The line of the `if`, the `switch` or the choice around a place, the outermost of a chain.
  func branch(around line: Int, _ column: Int, in file: String) -> Int? {
    node(at: line, column, in: file).flatMap { node, places in
      var found: Syntax?
      for syntax in sequence(first: node, next: \.parent) {
        if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self)
          || syntax.is(TernaryExprSyntax.self)
        {
          found = syntax
          // `else if` belongs to the same chain.
          guard syntax.parent?.is(IfExprSyntax.self) == true else { break }
        } else if found != nil, !syntax.is(IfExprSyntax.self) {
          break
        }
        if syntax.is(MemberBlockSyntax.self) { break }
      }
      return found.map { $0.startLocation(converter: places).line }
    }
  }

  /// The line of the `AnyView` around a place.
  func erasure(around line: Int, _ column: Int, in file: String) -> Int? {
    node(at: line, column, in: file).flatMap { node, places in
      for syntax in sequence(first: node, next: \.parent) {
        if let call = syntax.as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == "AnyView"
        {
          return call.startLocation(converter: places).line
        }
      }
      return nil
    }
  }

  /// The line of an `.id(…)` whose value is made right there, in the statement around a place:
  /// another one each time.
  func identityMade(near line: Int, in file: String) -> Int? {
    guard let (tree, places) = tree(of: file) else { return nil }
    let calls = EditedSource.all(FunctionCallExprSyntax.self, in: Syntax(tree), at: line, places)
    return calls.lazy.compactMap { call -> Int? in
      guard let name = call.identityModifier?.declName, call.arguments.count == 1,
        let value = call.arguments.first?.expression.trimmedDescription,
        Self.makers.contains(where: value.contains)
      else { return nil }
      return name.startLocation(converter: places).line
    }.first
  }

  /// What is another value each time.
  private static let makers = ["UUID()", "Date()", ".now", ".random("]

  /// The line on which a view declares that it asks its environment for a type.
  func request(for type: String, in file: String, around line: Int) -> Int? {
    node(at: line, 1, in: file).flatMap { node, places in
      let view = sequence(first: node, next: \.parent).first { $0.is(StructDeclSyntax.self) }
      return view?.as(StructDeclSyntax.self)?.memberBlock.members.first { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
        let text = variable.trimmedDescription
        return text.contains("@Environment") && text.contains(type)
      }.map { $0.startLocation(converter: places).line }
    }
  }

  private func node(at line: Int, _ column: Int, in file: String) -> (
    Syntax, SourceLocationConverter
  )? {
    guard let (tree, places) = tree(of: file), line > 0 else { return nil }
    let position = places.position(ofLine: line, column: max(1, column))
    guard let token = tree.token(at: position) else { return nil }
    return (Syntax(token), places)
  }
}

extension SourceFacts {
  /// Whether a property is a builder of views: a closure that returns what its view is generic over.
  func isContent(_ property: String, at line: Int, in file: String) -> Bool {
    guard let (tree, places) = tree(of: file) else { return false }
    let view = EditedSource.all(StructDeclSyntax.self, in: Syntax(tree), at: line, places).last
    let names = view?.genericParameterClause?.parameters.map(\.name.text) ?? []
    return EditedSource.all(VariableDeclSyntax.self, in: Syntax(tree), at: line, places)
      .flatMap(\.bindings).contains { binding in
        guard binding.pattern.trimmedDescription == property,
          let type = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self)
        else { return false }
        return names.contains(type.returnClause.type.trimmedDescription)
      }
  }

  /// The name of the type around a line.
  func type(around line: Int, in file: String) -> String? {
    guard let (tree, places) = tree(of: file), line > 0 else { return nil }
    let start = places.position(ofLine: line, column: 1)
    guard let token = tree.token(at: start) else { return nil }
    for syntax in sequence(first: Syntax(token), next: \.parent) {
      if let type = syntax.asProtocol((any NamedDeclSyntax).self), syntax.isType {
        return type.name.text
      }
      if let type = syntax.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
    }
    return nil
  }
}

extension Syntax {
  fileprivate var isType: Bool {
    `is`(StructDeclSyntax.self) || `is`(ClassDeclSyntax.self) || `is`(EnumDeclSyntax.self)
      || `is`(ActorDeclSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The `.id` of a call that names the view before it.
  var identityModifier: MemberAccessExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.baseName.text == "id" ? $0 : nil
    }
  }
}
