import SwiftParser
import SwiftSyntax

/// A program that was read and can be checked.
public final class SourceProgram {
  public let files: [FileSyntax]
  let resolver: Resolver
  private(set) lazy var checker = Checker(resolver: resolver)
  private var known: [Finding]?
  private let bodies: [BodyNotes]

  /// Reads files as one module.
  public convenience init(_ sources: [SourceText], platformFlags: Set<String> = ["DEBUG"]) {
    self.init(
      sources.map { SourceTree(Parser.parse(source: $0.text)) }, platformFlags: platformFlags)
  }

  /// Reads files that are parsed already as one module.
  ///
  /// - Parameter mayBeExtended: Files that are not here may belong to it and add to its types.
  public init(
    _ trees: [SourceTree], platformFlags: Set<String> = ["DEBUG"], mayBeExtended: Bool = false
  ) {
    let resolver = Resolver()
    resolver.mayBeExtended = mayBeExtended
    let platform = Platform(flags: platformFlags)
    resolver.open(Library.index, modules: Library.modules.map(\.name), platform: platform)
    var bodies: [BodyNotes] = []
    var operators = Library.index.operators
    let plain = SourceReader(file: 0, operators: operators, platform: platform)
    for tree in trees { operators.addDeclarations(of: tree.root, reader: plain) }
    resolver.operatorTable = operators
    files = trees.enumerated().map { index, tree in
      let notes = BodyNotes()
      let reader = SourceReader(
        file: index, operators: operators, platform: platform, tree: tree, notes: notes)
      let file = reader.file(tree.root)
      bodies.append(notes)
      resolver.declare(file, in: resolver.program)
      return file
    }
    self.bodies = bodies
    self.resolver = resolver
    resolver.fileCount = trees.count
    resolver.separateTargets()
    resolver.bindExtensions()
  }

  /// What stands between the braces of functions, initialisers and computed properties of a file, in
  /// bytes from its start, as far as that can be left out of it the next time.
  ///
  /// - Parameter text: The file's.
  public func bodies(inFile index: Int, of text: String) -> [Range<Int>] {
    bodies.indices.contains(index) ? bodies[index].outermost(of: text) : []
  }

  /// It is known from an earlier time that it compiles: nothing is checked before it is used.
  public func assumeSound() {
    guard known == nil else { return }
    checker.isSound = true
    known = []
  }

  /// What does not compile, in the order in which it stands. It is found out once.
  public func findings() -> [Finding] {
    if let known { return known }
    for file in files { checker.check(file) }
    checker.refuseRedeclarations()
    checker.refuseArguments()
    checker.reportMissingNames()
    let found = checker.findings.sorted {
      ($0.position.file, $0.position.offset) < ($1.position.file, $1.position.offset)
    }
    known = found
    return found
  }

  /// What is known to belong to a type of a library by its own or by the program's extensions.
  public func memberNames(ofLibraryType name: String) -> Set<String> {
    Set(resolver.memberNames(of: resolver.libraryType(name), in: GenericSignature()))
  }

  /// What of one file does not compile, in the order in which it stands. Of the others only what
  /// they declare is looked at.
  public func findings(inFile index: Int) -> [Finding] {
    checker.check(files[index])
    checker.refuseArguments()
    checker.reportMissingNames()
    return checker.findings.filter { $0.position.file == Int32(index) }
      .sorted { $0.position.offset < $1.position.offset }
  }
}
