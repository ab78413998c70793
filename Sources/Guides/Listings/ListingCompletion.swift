import SwiftSyntax

/// Makes programs of listings that are none alone: a piece is set in a view of its own, and what it
/// names is taken from where else the guide declares it. Whether the machine takes them is another
/// matter.
public struct ListingCompletion: Sendable {
  /// A type as the guide declares it, with what extends it at the same place.
  private struct Declaration {
    var name: String
    var source: String
    var line: Int
  }

  private static let mostTaken = 6
  private let declarations: [Declaration]

  /// - Parameter blocks: Those of the whole guide.
  public init(_ blocks: [GuideBlock]) {
    declarations = blocks.filter { $0.kind == .code && [nil, "", "swift"].contains($0.language) }
      .flatMap(Self.declarations)
  }

  /// What could be the whole program: with as little as possible first.
  ///
  /// - Parameters:
  ///   - source: The listing as it stands, without what its lines are set in by.
  ///   - line: Of the guide: what stands nearest is taken first, and earlier rather than later.
  public func programs(of source: String, at line: Int) -> [String] {
    guard SwiftParse.isSoundAsWritten(source) else { return [] }
    let isPiece = !ListingNames(source).isDeclarations
    guard let whole = isPiece ? PieceFrame.framed(source) : source else { return [] }
    let taken = taken(for: whole, at: line)
    let alone = isPiece ? [whole] : []
    return taken.isEmpty ? alone : alone + [(taken + [whole]).joined(separator: "\n\n")]
  }

  private func taken(for source: String, at line: Int) -> [String] {
    let nearest = declarations.filter { $0.line != line }.sorted { one, other in
      func rank(_ place: Int) -> (Int, Int) { (place < line ? 0 : 1, abs(place - line)) }
      return rank(one.line) < rank(other.line)
    }
    let names = ListingNames(source)
    var declared = Set(names.types)
    var wanted = names.used
    var taken: [String] = []
    while taken.count < Self.mostTaken,
      let next = nearest.first(where: {
        wanted.contains($0.name) && !declared.contains($0.name)
      })
    {
      taken.insert(next.source, at: 0)
      declared.insert(next.name)
      wanted.formUnion(ListingNames(next.source).used)
    }
    return taken
  }

  private static func declarations(of block: GuideBlock) -> [Declaration] {
    let source = SwiftParse.straightened(
      ListingJoining.outdented(block.lines).joined(separator: "\n"))
    guard SwiftParse.isSoundAsWritten(source) else { return [] }
    var found: [Declaration] = []
    for item in SwiftParse.tree(source).statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let extended = declaration.as(ExtensionDeclSyntax.self) {
        let name = extended.extendedType.trimmedDescription
        if let index = found.firstIndex(where: { $0.name == name }) {
          found[index].source += "\n\n" + extended.trimmedDescription
        }
      } else if declaration.asProtocol(DeclGroupSyntax.self) != nil,
        let named = declaration.asProtocol(NamedDeclSyntax.self)
      {
        found.append(
          Declaration(
            name: named.name.text, source: declaration.trimmedDescription, line: block.first))
      }
    }
    return found
  }
}

/// Sets a piece of a program in a view of its own.
enum PieceFrame {
  private static let name = "Example"

  /// Types stay at the top, properties and functions become members, and one expression the body;
  /// nil if there are several, for they are choices and no screen.
  static func framed(_ source: String) -> String? {
    var types: [String] = []
    var members: [String] = []
    var shown: [String] = []
    var hasBody = false
    let tree = SwiftParse.tree(source)
    for item in tree.statements {
      let text = item.description.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.allSatisfy(\.isWhitespace) }.map(String.init)
      guard let declaration = item.item.as(DeclSyntax.self) else {
        shown += text
        guard shown.count == text.count else { return nil }
        continue
      }
      if declaration.is(ImportDeclSyntax.self)
        || declaration.asProtocol(DeclGroupSyntax.self) != nil
      {
        types.append(text.joined(separator: "\n"))
        continue
      }
      hasBody = hasBody || isBody(declaration)
      members += text
    }
    guard hasBody != !shown.isEmpty, !ListingNames(source).types.contains(name) else { return nil }
    var lines = members
    if !hasBody { lines += ["var body: some View {"] + shown.map(inset) + ["}"] }
    // A remark behind the last line belongs to the piece.
    lines += tree.endOfFileToken.leadingTrivia.description.split(separator: "\n").map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let frame = ["struct \(name): View {"] + lines.map(inset) + ["}"]
    return (types + [frame.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private static func isBody(_ declaration: DeclSyntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings
      .contains { $0.pattern.trimmedDescription == "body" } ?? false
  }

  private static func inset(_ line: String) -> String { line.isEmpty ? "" : "    " + line }
}
