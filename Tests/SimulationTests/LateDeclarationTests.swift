import CInterfaces
import Testing

@testable import Simulation

@Suite("Declarations of the framework, read when they are needed")
struct LateDeclarationTests {
  /// All of it, as one text would be read.
  private static let whole = FrameworkInterface.texts.flatMap {
    SourceReader.interface("SwiftUI", [String(cString: $0)]).types
  }

  @Test("what is told without reading them is what they say")
  func outline() {
    let late = FrameworkInterface.declarations
    #expect(late.count > 300)
    #expect(late.map(\.name) == Self.whole.map(\.name))
    #expect(late.map(\.kind) == Self.whole.map(\.kind))
    for (declaration, read) in zip(late, Self.whole) {
      #expect(declaration.nested.map(\.name) == read.nested.map(\.name), "\(read.name)")
      let operators = read.functions.filter { $0.isStatic && $0.name.first?.isLetter == false }
      #expect(declaration.operators == operators.map(\.name), "\(read.name)")
    }
  }

  @Test("each is read by itself as among all others")
  func members() throws {
    for (late, read) in zip(FrameworkInterface.declarations, Self.whole) {
      let declaration = try #require(late.declaration, "\(read.name)")
      #expect(Self.summary(declaration) == Self.summary(read))
      for (nested, readNested) in zip(late.nested, read.nested) {
        let found = try #require(nested.declaration, "\(read.name).\(nested.name)")
        #expect(Self.summary(found) == Self.summary(readNested))
        #expect(found.properties.map(\.enclosing) == readNested.properties.map(\.enclosing))
      }
      guard let functions = late.functions else { continue }
      #expect(functions.map(\.name) == read.functions.map(\.name))
      for (function, readFunction) in zip(functions, read.functions) {
        let found = try #require(function.declaration, "\(read.name).\(function.name)")
        #expect(Self.summary(found) == Self.summary(readFunction))
      }
    }
  }

  @Test("a modifier is read when a program has it, and the program's own come behind it")
  func methods() throws {
    let source = """
      import SwiftUI
      extension View { func padding(_ words: String) -> some View { self } }
      struct Plain: View { var body: some View { Text("").padding("wide") } }
      """
    let sources = try SourceTrees([SourceFile(path: "Plain.swift", text: source)])
    let program = Program(sources, framework: FrameworkInterface.declarations)
    let view = try #require(program.viewProtocol)
    #expect(view.writtenFunctions.map(\.name) == ["padding"])
    let paddings = try #require(view.methods(named: "padding"))
    #expect(paddings.count > 2)
    #expect(paddings.last?.hasBody == true)
    #expect(paddings.dropLast().allSatisfy { !$0.hasBody })
    #expect(view.methods(named: "paddings") == nil)
    #expect(view.methods["padding"]?.count == paddings.count)
    #expect(view.methods["onAppear"]?.count == 1)
  }

  private static func summary(_ type: TypeDeclaration) -> [String] {
    type.functions.map(summary) + type.initializers.map(summary) + type.properties.map(\.name)
      + type.cases.map(\.name) + type.inherited.map(\.text) + type.attributes.map(\.name)
      + type.genericNames
  }

  private static func summary(_ function: FunctionDeclaration) -> String {
    let parameters = function.parameters.map { parameter in
      let attributes = parameter.attributes.map { "@\($0.name)" }.joined()
      return
        "\(attributes) \(parameter.label ?? "_") \(parameter.name): \(parameter.type?.text ?? "")"
    }
    return "\(function.name)(\(parameters.joined(separator: ", "))) \(function.result?.text ?? "")"
  }
}
