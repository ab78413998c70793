import Simulation
import SwiftParser
import SwiftSyntax

/// The rewritings that cures are made of: of one file, at one line. Nil where the line is not what
/// was expected.
extension Cure {
  static func replaceAttribute(_ old: String, by new: String, _ line: Int, in file: SourceFile)
    -> String?
  {
    let source = EditedSource(file)
    guard let variable = source.variable(at: line),
      let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { $0.attributeName.trimmedDescription == old })
    else { return nil }
    return source.replacing(Syntax(attribute.attributeName), by: new)
  }

  static func removeProperty(_ name: String, _ line: Int, in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard let variable = source.variable(at: line), variable.bindings.count == 1,
      variable.bindings.first?.pattern.trimmedDescription == name
    else { return nil }
    return source.replacing(Syntax(variable), by: "")
  }

  /// `var id: UUID { UUID() }` becomes `let id = UUID()`.
  static func storeIdentifier(_ line: Int, in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard let variable = source.variable(at: line), let binding = variable.bindings.first,
      variable.bindings.count == 1,
      case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1,
      let value = statements.first?.item.trimmedDescription
    else { return nil }
    let name = binding.pattern.trimmedDescription
    return source.replacing(Syntax(variable), by: "let \(name) = \(value)")
  }

  /// Takes an `.id(…)` away.
  static func removeIdentity(_ line: Int, in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard
      let call = source.first(
        FunctionCallExprSyntax.self, at: line, where: { $0.identityModifier != nil }),
      let base = call.identityModifier?.base
    else { return nil }
    return source.replacing(Syntax(call), by: base.trimmedDescription)
  }

  /// `Child(model: Model())` becomes `Child(model: keptModel)` with a state that holds it. Only of
  /// what is made of nothing: arguments may differ from run to run.
  static func keepObject(_ type: String, _ line: Int, in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard
      let call = source.first(
        FunctionCallExprSyntax.self, at: line,
        where: { call in
          call.calledExpression.trimmedDescription == type && call.arguments.isEmpty
            && call.trailingClosure == nil
        }),
      let view = sequence(first: Syntax(call), next: \.parent).lazy
        .compactMap({ $0.as(StructDeclSyntax.self) }).first
    else { return nil }
    let name = "kept\(type.lastName)"
    guard !file.text.contains(name) else { return nil }
    return source.replacing([
      (Syntax(call), name),
      (Syntax(view.memberBlock.leftBrace), "{\n@State private var \(name) = \(type)()\n"),
    ])
  }

  /// `let content: () -> Content` becomes what it makes: `@ViewBuilder let content: Content`, which
  /// takes a builder, too; an initialiser of the view's own calls it.
  static func storeContent(_ name: String, _ line: Int, in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard let variable = source.variable(at: line), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self),
      type.parameters.isEmpty,
      let view = sequence(first: Syntax(variable), next: \.parent).lazy
        .compactMap({ $0.as(StructDeclSyntax.self) }).first,
      let uses = StoredBuilderUses(of: name, in: view)
    else { return nil }
    let isBuilder = variable.attributes.contains { $0.trimmedDescription == "@ViewBuilder" }
    let content = type.returnClause.type.trimmedDescription
    let property = (isBuilder || uses.hasInit ? "" : "@ViewBuilder ")
    return source.replacing(
      [(Syntax(type), content)]
        + (property.isEmpty
          ? [] : [(Syntax(variable.bindingSpecifier), property + variable.bindingSpecifier.text)])
        + uses.calls.map { (Syntax($0), $0.calledExpression.trimmedDescription) }
        + uses.assignments.map { (Syntax($0), $0.trimmedDescription + "()") })
  }

  /// The view compares itself by what it shows.
  static func compare(_ view: String, by parts: [String], in file: SourceFile) -> String? {
    let source = EditedSource(file)
    guard let structure = source.structure(named: view),
      structure.genericParameterClause == nil,
      structure.inheritanceClause?.inheritedTypes.contains(where: {
        $0.trimmedDescription == "Equatable"
      }) != true, structure.onlyStores(parts)
    else { return nil }
    let equal = parts.map { "left.\($0) == right.\($0)" }.joined(separator: " && ")
    return file.text
      + "\nextension \(view): Equatable {\n  static func == (left: \(view), right: \(view)) -> Bool "
      + "{ \(equal) }\n}\n"
  }
}

extension StructDeclSyntax {
  /// Whether nothing but the values of some paths is handed to it.
  fileprivate func onlyStores(_ paths: [String]) -> Bool {
    let names = Set(paths.map { String($0.prefix { $0 != "." }) })
    return memberBlock.members.allSatisfy { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return true }
      return variable.bindings.allSatisfy { binding in
        binding.accessorBlock != nil || names.contains(binding.pattern.trimmedDescription)
          || binding.initializer != nil && variable.bindingSpecifier.text == "let"
      }
    }
  }
}
