import Foundation
import Simulation
import SwiftParser
import SwiftSyntax
import Testing

/// The recorded programs of the engine (`scripts/record-programs`) as the body of a view: each `print`
/// is a text, and what the compiler's program prints is what is shown. A body is run by other code than
/// a function, and its expressions mean the same.
@Suite("What a program prints, a body shows")
struct ShownProgramTests {
  /// What a body shows otherwise, and why.
  private static let differing: [String: String] = [
    "AppHTMLBuilder": "pairs of keys and values that are empty",
    "ChainsOfClosures": "closures around closures that wait",
    "ConversionsBetweenTypes": "a number that is an object",
    "DefaultArgumentsAndLabels": "the name of the module, and a parameter that is called `class`",
    "FormatsOfDecimals": "a style for decimals that a constant keeps",
    "LazyAndSequences": "what a closure prints is told, and not shown",
    "LazySequencesStepByStep": "a lazy sequence that a constant keeps is gone through at once",
    "LazyStorageInText": "the storage of a lazy property of a value",
    "LibraryTextObjects": "regular expressions of Foundation",
    "LibrarySubstringsAndViews": "a part of a text does not keep where it stood",
    "MutatingGetters": "a getter that changes a value of the body",
    "NumbersOverflowAndConversion": "integers of 128 bits",
    "PacksOfFunctions": "a function for each of many types",
    "PartsOfParts": "a variable of a type that only the engine knows",
    "ScannersOfText": "a scanner that a constant keeps",
    "SmallAutoclosures": "an autoclosure that changes a variable of the file",
    "TasksInOrder": "what a task of the body comes to",
    "TypesInsideTypes": "static properties of a type in a function",
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "InterpreterTests/Programs")

  private static let programs: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  @Test("A body shows what the program prints", arguments: programs)
  func shows(_ name: String) throws {
    let source = try Self.text(name, "swift")
    guard let program = ShownProgram(source) else { return }
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: program.source)])
      .mount("Shown")
    // Some are only right as a script: they change variables of the file, or wait.
    let initial = screen.trace.events[0]
    guard !initial.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let shown = screen.elements.filter(\.isText).map(\.label).joined(separator: "\n")
    let printed = try Self.text(name, "printed").split(
      separator: "\n", omittingEmptySubsequences: false)
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).count
    let expected = printed.prefix(lines).joined(separator: "\n")
    if Self.differing[name] == nil {
      #expect(shown == expected)
    } else {
      #expect(shown != expected, "\(name) agrees: take it from the list")
    }
  }

  private static func text(_ name: String, _ kind: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).\(kind)"), encoding: .utf8)
  }

  @Test("A program becomes a body up to the first line that no body takes")
  func becoming() throws {
    let program = try #require(
      ShownProgram(
        """
        struct Song { var name = "a" }
        let song = Song()
        print(song.name, 1)
        for _ in 0..<2 { print("b") }
        print("c")
        """))
    #expect(program.source.contains("let song = Song()\nText(verbatim: "))
    #expect(!program.source.contains("\"c\""))
    #expect(ShownProgram("func say() { print(1) }\nprint(2)") == nil)
    #expect(ShownProgram("for n in 0..<2 { print(n) }") == nil)
  }
}

/// A program of declarations, constants and prints as a view.
private struct ShownProgram {
  let source: String

  /// Nil if a body could show nothing of it, and where functions print: a body shows only what stands
  /// in it.
  init?(_ program: String) {
    var declared: [String] = []
    var built: [String] = []
    var isBehind = false
    for item in Parser.parse(source: program).statements {
      if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) {
        declared.append(item.trimmedDescription)
      } else if !isBehind, let line = Self.line(item) {
        built.append(line)
      } else {
        isBehind = true
      }
    }
    guard built.contains(where: { $0.hasPrefix("Text(") }),
      !declared.contains(where: { $0.contains("print(") })
    else { return nil }
    source = """
      import SwiftUI
      \(declared.joined(separator: "\n"))
      struct Shown: View {
        var body: some View {
          VStack {
      \(built.joined(separator: "\n"))
          }
        }
      }
      """
  }

  /// What stands in a body for a statement: a constant as it is, `print(a, b)` as a text.
  private static func line(_ item: CodeBlockItemSyntax) -> String? {
    if case .decl = item.item { return item.trimmedDescription }
    guard case .expr(let expression) = item.item,
      let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "print", !call.arguments.isEmpty,
      call.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let parts = call.arguments.map { "String(describing: \($0.expression.trimmedDescription))" }
    return "Text(verbatim: [\(parts.joined(separator: ", "))].joined(separator: \" \"))"
  }
}
