/// The types that values have.
extension Evaluator {
  /// The program's or the framework's own type of a value, where it has one.
  func declaredType(of value: Value) -> TypeInfo? {
    switch value {
    case .structure(let value): value.type
    case .object(let value): value.type
    case .enumeration(let value): value.type
    default: nil
    }
  }

  func typeReference(of value: Value) -> TypeReference? {
    switch value {
    case .boolean: TypeReference("Bool")
    case .integer: TypeReference("Int")
    case .double: TypeReference("Double")
    case .string: TypeReference("String")
    case .fixed(let number): TypeReference("\(Swift.type(of: number))")
    case .array: TypeReference("Array")
    case .slice: TypeReference("ArraySlice")
    case .dictionary: TypeReference("Dictionary")
    case .set: TypeReference("Set")
    case .optional(let value?): typeReference(of: value)
    case .native(let object): (object as? any LibraryObject).map { TypeReference($0.table.name) }
    default: declaredType(of: value).map { TypeReference($0.name) }
    }
  }

  /// The type that an implicit member takes from a value that it is compared with. What is made of a type of the
  /// framework tells it by its name: `VerticalAlignment(Mine.self) == .mine`.
  func comparedType(beside value: Value) -> TypeReference? {
    if let known = typeReference(of: value) { return known }
    guard case .opaque(let opaque) = unwrapped(value), opaque.base == nil, opaque.identity != nil,
      !opaque.name.hasPrefix(".")
    else { return nil }
    return TypeReference(opaque.name)
  }

  /// What `type(of:)` gives: something unknown for a view that is put together of others, since its
  /// type names all of them.
  func dynamicType(of value: Value, at place: SourcePlace) -> Value {
    if let known = typeReference(of: value) { return .type(known) }
    guard case .view(let description) = value else { return .type(TypeReference("Any")) }
    if let name = description.typeName { return .type(TypeReference(name)) }
    let text = "the type of a view that is put together of others"
    observer?.assumed(.unknownValue(text), at: place)
    let view = Value.opaque(OpaqueValue(name: "some View", place: place))
    return .opaque(
      OpaqueValue(
        name: "type", arguments: [TupleElement(label: "of", value: view)], identity: nextNumber(),
        place: place))
  }

  /// The names under which extensions add members to a value of the standard library or to a view.
  func extensionTypes(of value: Value) -> [TypeInfo] {
    let names: [String] =
      switch value {
      case .boolean: ["Bool"]
      case .integer:
        [
          "Int", "FixedWidthInteger", "BinaryInteger", "SignedInteger", "Numeric", "SignedNumeric",
          "AdditiveArithmetic", "Strideable", "Comparable", "Hashable", "Equatable",
        ]
      case .double:
        [
          "Double", "CGFloat", "TimeInterval", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
          "SignedNumeric", "AdditiveArithmetic", "Strideable", "Comparable", "Hashable",
          "Equatable",
        ]
      case .fixed(let number):
        [
          "\(Swift.type(of: number))", "FixedWidthInteger", "BinaryInteger", "Numeric",
          "Comparable",
        ]
      case .string:
        [
          "String", "Character", "StringProtocol", "Collection", "BidirectionalCollection",
          "Sequence", "Comparable", "Hashable", "Equatable",
        ]
      case .array:
        [
          "Array", "Collection", "Sequence", "MutableCollection", "RandomAccessCollection",
          "BidirectionalCollection", "RangeReplaceableCollection",
        ]
      case .slice:
        ["ArraySlice", "Collection", "Sequence", "MutableCollection", "RandomAccessCollection"]
      case .range(let range):
        [
          range.isClosed ? "ClosedRange" : "Range", "Collection", "Sequence",
          "RandomAccessCollection",
        ]
      case .dictionary: ["Dictionary", "Collection", "Sequence"]
      case .set: ["Set", "Collection", "Sequence", "SetAlgebra"]
      case .optional: ["Optional"]
      case .binding: [BindingValue.typeName]
      case .view(let description): frameworkTypes(of: description)
      case .native(let object): object.extendedType.map { [$0] } ?? []
      case .opaque(let opaque): [opaque.name.split(separator: ".").first.map(String.init) ?? ""]
      default: []
      }
    return names.compactMap { program.types[$0] }
  }

  /// The types whose extensions a view of the framework may be asked for. What a modifier returns is
  /// another view for most of them, and for some, such as `bold()` of a text, still that type.
  private func frameworkTypes(of description: Description) -> [String] {
    var inner = description
    var isModified = false
    while case .modified(let base, _) = inner {
      inner = base
      isModified = true
    }
    let any = FrameworkProtocol.view.rawValue
    guard case .framework(let view) = inner, view.name != any else { return [any] }
    return isModified ? [any, view.name] : [view.name, any]
  }
}
