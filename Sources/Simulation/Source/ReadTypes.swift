import SwiftParser
import SwiftSyntax

extension SourceReader {
  func type(_ syntax: TypeSyntax) -> TypeReference {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type) where functions[type.name.text] != nil:
      functions[type.name.text]?.meant(with: genericArguments(type.genericArgumentClause))
        ?? TypeReference(type.name.text)
    case .identifierType(let type):
      TypeReference(
        type.name.text == "Self" ? namedSelf ?? "Self" : called(type.name.text),
        genericArguments(type.genericArgumentClause), enclosing: enclosing)
    case .memberType(let type):
      qualified(type)
    case .optionalType(let type): .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): .optional(self.type(type.wrappedType))
    case .arrayType(let type): .array(self.type(type.element))
    case .dictionaryType(let type):
      TypeReference("Dictionary", [self.type(type.key), self.type(type.value)])
    case .tupleType(let type):
      tuple(type)
    case .functionType(let type):
      TypeReference(
        "->", type.parameters.map { self.type($0.type) } + [self.type(type.returnClause.type)])
    case .attributedType(let type): self.type(type.baseType)
    case .someOrAnyType(let type):
      TypeReference("\(type.someOrAnySpecifier.text) \(self.type(type.constraint).text)")
    case .metatypeType(let type): TypeReference("Type", [self.type(type.baseType)])
    default: TypeReference(syntax.trimmedDescription)
    }
  }

  /// What the program calls the type that this file means.
  func called(_ name: String) -> String { renames[name] ?? name }

  private func qualified(_ type: MemberTypeSyntax) -> TypeReference {
    let base = self.type(type.baseType)
    let arguments = genericArguments(type.genericArgumentClause)
    // A module's name in front says nothing to a program that has one module.
    if ["Swift", "SwiftUI", "Foundation", "Combine"].contains(base.name) {
      let name = type.name.text
      return TypeReference(renames["\(base.name).\(name)"] ?? name, arguments)
    }
    return TypeReference("\(base.name).\(type.name.text)", arguments, enclosing: enclosing)
  }

  private func tuple(_ type: TupleTypeSyntax) -> TypeReference {
    let elements = type.elements.map { self.type($0.type) }
    if elements.count == 1, let only = elements.first { return only }
    return elements.isEmpty
      ? TypeReference("Void")
      : TypeReference(
        "()", elements,
        labels: type.elements.contains { $0.firstName != nil }
          ? type.elements.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.text } } : nil)
  }

  private func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { return self.type(type) }
      return nil
    } ?? []
  }

  /// A type in the place of an expression: `[Song]()`, `Set<Int>()`.
  func typeExpression(_ expression: ExprSyntax) -> TypeReference? {
    if let type = expression.as(TypeExprSyntax.self) { return self.type(type.type) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return TypeReference(
        called(generic.expression.trimmedDescription),
        genericArguments(generic.genericArgumentClause))
    }
    if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first.flatMap({ namedType($0.expression) })
    {
      return .array(element)
    }
    // `[(Int, String)]()` and `[String: () -> Void]()`: only a type is called like this.
    if expression.parent?.is(FunctionCallExprSyntax.self) == true,
      expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    {
      var parser = Parser(expression.trimmedDescription)
      let parsed = TypeSyntax.parse(from: &parser)
      if !parsed.hasError { return type(parsed) }
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let only = elements.first, let key = namedType(only.key), let value = namedType(only.value)
    {
      return TypeReference("Dictionary", [key, value])
    }
    return nil
  }

  private func namedType(_ expression: ExprSyntax) -> TypeReference? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase == true
        ? TypeReference(called(name.baseName.text)) : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = namedType(base), member.declName.baseName.text.first?.isUppercase == true
    {
      return TypeReference("\(type.name).\(member.declName.baseName.text)")
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return namedType(optional.expression).map { .optional($0) }
    }
    return typeExpression(expression)
  }
}
