import SwiftParser
import SwiftSyntax

extension SourceReader {
  func type(_ node: SwiftSyntax.TypeSyntax) -> WrittenType {
    WrittenType(kind(node), at: position(node))
  }

  private func kind(_ node: SwiftSyntax.TypeSyntax) -> WrittenType.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if node.name.text == "_" { return .inferred }
      return .named([component(node.name, node.genericArgumentClause)])
    case .memberType(let node):
      let part = component(node.name, node.genericArgumentClause)
      if part.name == "Type" || part.name == "Protocol" { return .metatype(type(node.baseType)) }
      let base = type(node.baseType)
      if case .named(let components) = base.kind { return .named(components + [part]) }
      return .member(base, part)
    case .metatypeType(let node): return .metatype(type(node.baseType))
    case .optionalType(let node): return .optional(type(node.wrappedType), unwrapsItself: false)
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(type(node.wrappedType), unwrapsItself: true)
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): return tuple(node)
    case .functionType(let node): return function(node, attributes: [])
    case .someOrAnyType(let node):
      let inner = type(node.constraint)
      return node.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(inner) : .any(inner)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .attributedType(let node): return attributed(node)
    case .packExpansionType(let node): return .packExpansion(type(node.repetitionPattern))
    case .packElementType(let node): return .packElement(type(node.pack))
    case .suppressedType(let node): return .suppressed(type(node.type))
    case .classRestrictionType: return .named([.init(name: "AnyObject", arguments: [])])
    default: return .unreadable(node.trimmedDescription)
    }
  }

  private func component(
    _ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?
  ) -> WrittenType.Component {
    .init(name: name.name, arguments: arguments(clause))
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
    clause?.arguments.compactMap { argument in
      switch argument.argument {
      case .type(let node): type(node)
      default: nil
      }
    } ?? []
  }

  private func tuple(_ node: TupleTypeSyntax) -> WrittenType.Kind {
    let elements = node.elements.map { element in
      WrittenType.Element(
        label: (element.firstName?.name).flatMap { $0 == "_" ? nil : $0 }, type: type(element.type))
    }
    // Parentheses around one type are no tuple.
    if elements.count == 1, elements[0].label == nil, !elements[0].type.isPackExpansion {
      return elements[0].type.kind
    }
    return .tuple(elements)
  }

  private func function(_ node: FunctionTypeSyntax, attributes: Set<String>) -> WrittenType.Kind {
    let effects = node.effectSpecifiers
    return .function(
      .init(
        parameters: node.parameters.map(parameterType), isAsync: effects?.asyncSpecifier != nil,
        failure: failure(effects?.throwsClause), result: type(node.returnClause.type),
        attributes: attributes))
  }

  private func parameterType(_ node: TupleTypeElementSyntax) -> WrittenType.FunctionParameter {
    let words = specifiers(node.type)
    return .init(
      type: type(words.type), isInout: words.isInout, isVariadic: node.ellipsis != nil,
      isAutoclosure: words.attributes.contains("autoclosure"))
  }

  func failure(_ clause: ThrowsClauseSyntax?) -> WrittenFailure? {
    guard let clause else { return nil }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .rethrown }
    return clause.type.map { .typed(type($0)) } ?? .anyError
  }

  /// A type without the words that stand before it in a parameter.
  func specifiers(
    _ node: SwiftSyntax.TypeSyntax
  ) -> (
    type: SwiftSyntax.TypeSyntax, isInout: Bool, isConsuming: Bool, isIsolated: Bool,
    attributes: Set<String>
  ) {
    guard let node = node.as(AttributedTypeSyntax.self) else {
      return (node, false, false, false, [])
    }
    let words = node.specifiers.compactMap { specifier -> TokenKind? in
      if case .simpleTypeSpecifier(let word) = specifier { word.specifier.tokenKind } else { nil }
    }
    return (
      node.baseType, words.contains(.keyword(.inout)), words.contains(.keyword(.consuming)),
      words.contains(.keyword(.isolated)),
      names(of: node.attributes)
    )
  }

  private func attributed(_ node: AttributedTypeSyntax) -> WrittenType.Kind {
    if let function = node.baseType.as(FunctionTypeSyntax.self) {
      return self.function(function, attributes: names(of: node.attributes))
    }
    return type(node.baseType).kind
  }

  private func names(of attributes: AttributeListSyntax) -> Set<String> {
    Set(
      attributes.compactMap {
        $0.as(AttributeSyntaxNode.self)?.attributeName.trimmedDescription
      })
  }

  // MARK: Generics

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> GenericClause {
    GenericClause(
      parameters: clause?.parameters.map { parameter in
        GenericParameterSyntax(
          name: parameter.name.name, constraint: parameter.inheritedType.map { type($0) },
          isPack: parameter.specifier?.tokenKind == .keyword(.each), position: position(parameter))
      } ?? [],
      requirements: requirements(clause?.genericWhereClause) + requirements(conditions))
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [WrittenRequirement] {
    clause?.requirements.compactMap { item in
      switch item.requirement {
      case .conformanceRequirement(let node):
        .conforms(type(node.leftType), type(node.rightType))
      case .sameTypeRequirement(let node):
        if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
          .same(type(left), type(right))
        } else {
          nil
        }
      case .layoutRequirement: nil
      }
    } ?? []
  }
}

/// swift-syntax's own node, whose name the program's tree uses too.
typealias AttributeSyntaxNode = SwiftSyntax.AttributeSyntax

extension WrittenType {
  /// The type of a function of such parameters: a tuple means several.
  static func function(
    from parameters: WrittenType, to result: WrittenType, at position: SourcePosition
  ) -> WrittenType {
    let elements: [WrittenType] =
      if case .tuple(let elements) = parameters.kind { elements.map(\.type) } else { [parameters] }
    return WrittenType(
      .function(
        .init(
          parameters: elements.map {
            .init(type: $0, isInout: false, isVariadic: false, isAutoclosure: false)
          }, isAsync: false, failure: nil, result: result, attributes: [])), at: position)
  }
}

extension Expression {
  /// The type that an expression spells, if it can be one: `[Int]`, `Song?`, `Array<Int>.Index`.
  var written: WrittenType? {
    switch kind {
    case .type(let type): type
    case .name(let name) where name.labels == nil:
      WrittenType(.named([.init(name: name.base, arguments: name.arguments)]), at: position)
    case .member(let base, let name) where name.labels == nil:
      base.written.map { base in
        let part = WrittenType.Component(name: name.base, arguments: name.arguments)
        if case .named(let components) = base.kind {
          return WrittenType(.named(components + [part]), at: position)
        }
        return WrittenType(.member(base, part), at: position)
      }
    case .array(let elements) where elements.count == 1:
      elements[0].written.map { WrittenType(.array($0), at: position) }
    case .dictionary(let pairs) where pairs.count == 1:
      pairs[0].key.written.flatMap { key in
        pairs[0].value.written.map { WrittenType(.dictionary(key, $0), at: position) }
      }
    case .unwrapOrLeave(let inner), .chain(let inner):
      inner.written.map { type in
        if case .chain = kind { return type }
        return WrittenType(.optional(type, unwrapsItself: false), at: position)
      }
    case .tuple(let elements):
      writtenTuple(elements)
    default: nil
    }
  }

  private func writtenTuple(_ elements: [Argument]) -> WrittenType? {
    var types: [WrittenType.Element] = []
    for element in elements {
      guard let type = element.value.written else { return nil }
      types.append(.init(label: element.label, type: type))
    }
    return WrittenType(.tuple(types), at: position)
  }
}
