import SwiftParser
import SwiftSyntax

/// What the machine knows of the libraries that programs import, written as Swift.
enum Library {
  /// The declarations of one library, as they are read.
  struct Module {
    var name: String
    var text: String
  }

  /// The standard library first: it declares the operators that all others are read with.
  static let modules = [
    Module(name: "Swift", text: text(PackageResources.Swift_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Collections_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Text_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Foundation_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Dates_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Identifiers_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Concurrency_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Coding_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Reflection_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Regexes_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.JSON_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Formatting_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Surroundings_swiftinterface)),
    Module(name: "Combine", text: text(PackageResources.Combine_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUI_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUIValues_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUIViews_swiftinterface)),
  ]

  /// Their declarations, by name.
  static let index = InterfaceIndex(modules.map(\.text))

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A program that was read and can be checked.
public final class SourceProgram {
  public let files: [FileSyntax]
  let resolver: Resolver
  private(set) lazy var checker = Checker(resolver: resolver)
  private var known: [Finding]?

  /// Reads files as one module.
  public convenience init(_ sources: [SourceText], platformFlags: Set<String> = ["DEBUG"]) {
    self.init(sources.map { Parser.parse(source: $0.text) }, platformFlags: platformFlags)
  }

  /// Reads files that are parsed already as one module.
  public init(_ trees: [SourceFileSyntax], platformFlags: Set<String> = ["DEBUG"]) {
    let resolver = Resolver()
    let platform = Platform(flags: platformFlags)
    resolver.open(Library.index, modules: Library.modules.map(\.name), platform: platform)
    var operators = Library.index.operators
    let plain = SourceReader(file: 0, operators: operators, platform: platform)
    for tree in trees { operators.addDeclarations(of: tree, reader: plain) }
    files = trees.enumerated().map { index, tree in
      let reader = SourceReader(file: index, operators: operators, platform: platform)
      let file = reader.file(tree)
      resolver.declare(file, in: resolver.program)
      return file
    }
    self.resolver = resolver
    resolver.fileCount = trees.count
    resolver.separateTargets()
    resolver.bindExtensions()
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
}
