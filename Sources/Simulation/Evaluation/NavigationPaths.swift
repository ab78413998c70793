/// A `NavigationPath` is a list of values here; what of it can be encoded stands for it in between.
extension Evaluator {
  private static let representation = "NavigationPath.CodableRepresentation"

  /// `path.codable`: nil where a value in it cannot be encoded.
  func codableRepresentation(of path: [Value], at place: SourcePlace) -> Value {
    let isCodable = path.allSatisfy { value in
      guard let type = declaredType(of: unwrapped(value)), !type.isFramework else { return true }
      let promised = program.conformances(of: type)
      return promised.contains("Codable") || promised.contains("Encodable")
    }
    guard isCodable else { return .optional(nil) }
    return .optional(
      .opaque(
        OpaqueValue(
          name: Self.representation,
          arguments: [TupleElement(label: "elements", value: .array(path))], place: place)))
  }

  /// `NavigationPath(elements)`, `NavigationPath(representation)`
  func navigationPath(of content: Value?, at place: SourcePlace) throws -> Value {
    guard let content else { return .array([]) }
    if case .opaque(let opaque) = unwrapped(content), opaque.name == Self.representation,
      let elements = opaque.member("elements")
    {
      return elements
    }
    return .array(try elements(of: content, at: place))
  }
}
