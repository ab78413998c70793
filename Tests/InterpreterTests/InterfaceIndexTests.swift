import SwiftParser
import Testing

@testable import Interpreter

/// Libraries' declarations are found by name, and the quick parser reads what the full one reads.
@Suite struct InterfaceIndexTests {
  private let index = Library.index

  @Test("each declaration is read alike by both parsers")
  func alike() {
    var quick = 0
    for piece in index.pieces {
      var parser = InterfaceParser(
        bytes: index.texts[piece.module], range: piece.whole,
        written: InterfaceWriting(index, module: piece.module, platform: Platform(flags: [])))
      guard let found = parser.all() else { continue }
      quick += 1
      #expect(
        outline(found) == outline(full(piece)), "\(index.text(of: piece.head, in: piece.module))")
    }
    // The full parser is slow: it is for what is rare.
    #expect(quick * 20 > index.pieces.count * 19)
  }

  @Test("what the index finds is what is there")
  func names() {
    for piece in index.pieces where piece.isDivisible {
      let members: [String] =
        switch full(piece).first {
        case .type(let type)?: type.members.flatMap(outline)
        case .typeExtension(let owner)?: owner.members.flatMap(outline)
        default: []
        }
      #expect(piece.members.flatMap(\.names).count == members.count, "\(piece.name)")
    }
  }

  @Test("a program pays for what it names")
  func lazily() {
    let program = SourceProgram([SourceText(path: "A.swift", text: "let a = 1")])
    _ = program.findings()
    #expect(program.resolver.readEntries.count < 20)
  }

  private func full(_ piece: InterfaceIndex.Piece) -> [Declaration] {
    SourceReader(
      file: -1 - piece.module, operators: index.operators, platform: Platform(flags: []),
      base: piece.whole.lowerBound
    ).file(Parser.parse(source: index.text(of: piece.whole, in: piece.module))).declarations
  }

  private func outline(_ declarations: [Declaration]) -> [String] {
    declarations.flatMap(outline)
  }

  /// One line a declaration: what a caller can tell.
  private func outline(_ declaration: Declaration) -> [String] {
    switch declaration {
    case .variable(let variable):
      variable.pattern.names.map {
        "var \($0.name) \(variable.isMutable) \(variable.modifiers.isStatic) "
          + outline(variable.accessors?.getter) + outline(variable.accessors?.setter)
          + "\(variable.type?.lastName ?? "")"
      }
    case .function(let function):
      [
        "func \(function.name) \(function.isFailable) \(function.modifiers.isStatic) "
          + "\(function.modifiers.isMutating) \(function.isAsync) \(function.failure != nil) "
          + function.generics.parameters.map(\.name).joined(separator: ",")
          + " \(function.generics.requirements.count) "
          + function.parameters.map(outline).joined(separator: ",")
          + " \(function.result?.lastName ?? "") "
          + "\(function.body?.count ?? -1) \(function.position.offset) \(function.end.offset) "
          + outline(function.accessors?.getter) + outline(function.accessors?.setter)
      ]
    case .type(let type):
      [
        "type \(type.name) \(type.kind) \(type.inherited.map(\.lastName)) "
          + "\(type.generics.requirements.count) " + outline(type.members).joined(separator: ";")
      ]
    case .typeExtension(let owner):
      [
        "extension \(owner.extended.lastName) \(owner.inherited.map(\.lastName)) "
          + "\(owner.requirements.count) " + outline(owner.members).joined(separator: ";")
      ]
    case .alias(let alias): ["typealias \(alias.name) \(alias.target.lastName)"]
    case .associatedType(let type):
      ["associatedtype \(type.name) \(type.isPrimary) \(type.inherited.map(\.lastName))"]
    case .enumCase(let enumCase):
      ["case \(enumCase.name) \(enumCase.parameters.map(outline))"]
    default: []
    }
  }

  private func outline(_ accessor: Accessors.Accessor?) -> String {
    accessor.map { "\($0.body?.count ?? -1) \($0.position.offset) \($0.end.offset) " } ?? "- "
  }

  private func outline(_ parameter: Parameter) -> String {
    "\(parameter.label ?? "_") \(parameter.name.name) \(parameter.type?.lastName ?? "") "
      + "\(parameter.defaultValue != nil) \(parameter.isVariadic) \(parameter.isInout) "
      + "\(parameter.isAutoclosure) \(parameter.attributes.map(\.name))"
  }
}
