import Simulation
import SwiftParser
import SwiftSyntax

/// A declaration of a program, or a member that can be left out of one, with what it is called and the
/// names that it mentions.
struct ProgramUnit {
  /// What has to be mentioned for it to matter. Empty where only its ``owner`` decides.
  var names: Set<String>
  /// Every name that stands in it; of a type without the members that are units of their own.
  var words: Set<String>
  /// The unit that it is a member of, by its place in the list.
  var owner: Int?
  /// The type that an extension is of.
  var extended: String?
  let syntax: Syntax
  /// The place of its file among those of the program.
  var file: Int
}

/// All units of a program, file by file, a type before its members.
struct ProgramUnits {
  private(set) var all: [ProgramUnit] = []
  /// What the previews of macros show that consist of one expression, as it is written.
  private(set) var previews: [String] = []
  private let files: [SourceFile]
  private var places: [Int: SourceLocationConverter] = [:]
  private var texts: [Int: [Substring]] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() where !file.isResource {
      let tree = Parser.parse(source: file.text)
      places[index] = SourceLocationConverter(fileName: file.name, tree: tree)
      texts[index] = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for statement in tree.statements { add(statement.item, file: index) }
    }
  }

  func name(ofFile file: Int) -> String { files[file].name }

  /// The file that a trace calls so; where there is only one, it calls it nothing.
  func file(named name: String?) -> Int? {
    name.map { name in files.firstIndex { $0.name == name } } ?? places.keys.first
  }

  /// - Parameter line: From 1.
  func text(ofLine line: Int, inFile file: Int) -> Substring {
    let lines = texts[file] ?? []
    return lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }

  /// The lines of a declaration, from 1, without those that hold nothing but members that are not
  /// shown and what is said above them.
  func lines(ofUnit place: Int, _ shown: Set<Int>) -> [Int] {
    let unit = all[place]
    guard let places = places[unit.file] else { return [] }
    let left = all[place...].dropFirst().prefix { $0.owner == place }.indices
      .filter { !shown.contains($0) }.map { all[$0].syntax }
    let leftOut = Set(left.map(\.id))
    var kept: Set<Int> = []
    var open = [unit.syntax]
    while let node = open.popLast() {
      if leftOut.contains(node.id) { continue }
      if node.is(TokenSyntax.self) {
        let first = node.startLocation(converter: places).line
        kept.formUnion(first...max(first, node.endLocation(converter: places).line))
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    let gone = left.flatMap { member in
      places.location(for: member.position).line...member.endLocation(converter: places).line
    }
    let hidden = Set(gone).subtracting(kept)
    let first = unit.syntax.startLocation(converter: places).line
    return (first...unit.syntax.endLocation(converter: places).line).filter { !hidden.contains($0) }
  }

  private mutating func add(_ item: CodeBlockItemSyntax.Item, file: Int) {
    switch item {
    case .decl(let declaration):
      if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
        addPreview(macro, file: file)
      } else if !declaration.is(ImportDeclSyntax.self) {
        add(declaration, file: file)
      }
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self) { addPreview(macro, file: file) }
    case .stmt: break
    }
  }

  private mutating func addPreview(
    _ macro: some FreestandingMacroExpansionSyntax, file: Int
  ) {
    guard macro.macroName.text == "Preview", let statements = macro.trailingClosure?.statements,
      let line = places[file].map({ macro.startLocation(converter: $0).line })
    else { return }
    all.append(
      ProgramUnit(
        names: [Self.name(ofPreviewAt: line, in: name(ofFile: file))],
        words: Syntax(macro).words(), owner: nil, extended: nil, syntax: Syntax(macro), file: file))
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else {
      return
    }
    previews.append(expression.trimmedDescription)
  }

  /// What the preview of a macro is called here; it has no name that others could mention.
  static func name(ofPreviewAt line: Int, in file: String) -> String { "#Preview \(file):\(line)" }

  /// The previews that a trace says it was mounted as: what they hand in is a part of the program.
  func previews(toldOfIn trace: Trace, of simulator: Simulator) -> Set<String> {
    let told = Set(
      (trace.events.first?.diagnostics ?? []).map { note in
        Self.name(ofPreviewAt: note.line, in: note.file ?? files.first?.name ?? "")
      })
    let declared = simulator.previews.map { preview in
      (name: Self.name(ofPreviewAt: preview.line, in: preview.file), root: preview.root)
    }
    return Set(declared.filter { told.contains($0.name) }.flatMap { [$0.name, $0.root] })
  }

  private mutating func add(_ declaration: DeclSyntax, file: Int) {
    let place = all.count
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.lastName
    let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    let optional = members?.filter { $0.decl.canBeLeftOut } ?? []
    let left = Set(optional.map(\.id))
    all.append(
      ProgramUnit(
        names: extended == nil ? declaration.declaredNames : [],
        words: Syntax(declaration).words(leavingOut: left), owner: nil, extended: extended,
        syntax: Syntax(declaration), file: file))
    for member in optional {
      all.append(
        ProgramUnit(
          names: member.decl.declaredNames, words: Syntax(member).words(), owner: place,
          extended: nil, syntax: Syntax(member), file: file))
    }
  }
}

extension DeclSyntax {
  /// A function, a computed property or a nested type matters only to whoever mentions it. What is
  /// stored, cases and initialisers belong to their type, and operators are mentioned by no name.
  var canBeLeftOut: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      if case .identifier = function.name.tokenKind { return true }
      return false
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      let isComputed = variable.bindings.allSatisfy { binding in
        binding.initializer == nil && binding.accessorBlock.map(\.isGetter) ?? false
      }
      return isComputed && Self.neverLeftOut.isDisjoint(with: declaredNames)
    }
    return self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
      || self.is(ClassDeclSyntax.self)
  }

  /// What SwiftUI asks for, and nobody mentions.
  private static let neverLeftOut: Set = ["body", "previews"]

  /// The names that it declares in its own scope.
  fileprivate var declaredNames: Set<String> {
    if let variable = self.as(VariableDeclSyntax.self) {
      return Set(
        variable.bindings.flatMap { binding in
          binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
        })
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}

extension AccessorBlockSyntax {
  /// Whether it computes a value, and does not watch one that is stored.
  fileprivate var isGetter: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    }
  }
}

extension TypeSyntax {
  /// `Header` of `Card.Header`.
  fileprivate var lastName: String {
    trimmedDescription.split { $0 == "." || $0 == "<" }.map(String.init)
      .last { $0.first?.isLetter == true } ?? trimmedDescription
  }
}

extension Syntax {
  /// Every name that stands in it, those of members left out excepted.
  func words(leavingOut left: Set<SyntaxIdentifier> = []) -> Set<String> {
    var words: Set<String> = []
    var open = [self]
    while let node = open.popLast() {
      if left.contains(node.id) { continue }
      if let token = node.as(TokenSyntax.self) {
        switch token.tokenKind {
        case .identifier(let name): words.insert(name)
        // `$name` is the projection of `name`, and a key of the environment ends in its last part.
        case .dollarIdentifier(let name): words.insert(String(name.dropFirst()))
        default: break
        }
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    return words
  }
}
