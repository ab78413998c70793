import SwiftParser
import SwiftSyntax
import Testing

@testable import Interpreter

@Suite("A file without its bodies")
struct SourceTreeTests {
  private static let text = """
    import SwiftUI
    struct Tea: View {
      let name: String
      init(_ name: String = "grün") { self.name = name + "é" }
      var long: String {
        \"\"\"
        { not a brace
          }
        \"\"\"
      }
      var cups: Int { get { 1 } set { print(newValue) } }
      var none: Int { }
      func brew() -> Int { func inner() -> Int { 4 }; return inner() }
      func local() -> String {
        class Base { func say() -> String { "base" } }
        return Base().say()
      }
      let later: () -> Int = { 5 }
    }\r
    var total: Int {\r
      #if os(iOS)
      1
      #else
      2
      #endif
    }
    """

  @Test("keeps its lines and all that is declared, and knows what was in them")
  func outline() throws {
    let whole = SourceTree(Parser.parse(source: Self.text))
    let bodies = SourceProgram([whole]).bodies(inFile: 0, of: Self.text)
    let bytes = Array(Self.text.utf8)
    let contents = bodies.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(contents.count == 4 && contents[0] == #" self.name = name + "é" "#)
    #expect(contents[1].contains("not a brace") && contents[2].hasPrefix(" func inner()"))
    #expect(contents[3].contains("#else"))
    let outline = try #require(SourceTree(Self.text, without: bodies))
    #expect(!outline.isWhole && !outline.root.hasError)
    #expect(SourceProgram([outline]).bodies(inFile: 0, of: Self.text) == bodies)
    let left = Array(outline.root.description.utf8)
    let lineEnds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    #expect(left.count == bytes.count)
    #expect(lineEnds == left.indices.filter { left[$0] == UInt8(ascii: "\n") })
    #expect(Self.names(in: outline.root) == Self.names(in: whole.root))
    let braces = outline.root.tokens(viewMode: .sourceAccurate).filter {
      $0.tokenKind == .leftBrace
    }
    let behind = braces.compactMap { outline.body(behind: $0) }
    #expect(behind.map(\.range) == bodies)
    // Each of two readers gets all of it, and so does whoever asks again.
    for _ in 1...3 { #expect(behind.map(\.parsed.description) == contents) }
  }

  private static func names(in tree: SourceFileSyntax) -> [String] {
    final class Names: SyntaxVisitor {
      var found: [String] = []
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.name.text)
        return .skipChildren
      }
      override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        found += node.bindings.map {
          "\($0.pattern.trimmedDescription) \($0.accessorBlock.map { "\($0.accessors.kind)" } ?? "")"
        }
        return .skipChildren
      }
    }
    let names = Names(viewMode: .sourceAccurate)
    names.walk(tree)
    return names.found
  }

  @Test("is not made where bodies cannot be")
  func damaged() {
    for bodies in [[0..<4], [20..<10_000], [57..<60], [200..<210, 100..<110]] {
      #expect(SourceTree(Self.text, without: bodies) == nil)
    }
    #expect(SourceTree("func a() {\n\n}\n", without: [10..<12]) == nil)
  }
}
