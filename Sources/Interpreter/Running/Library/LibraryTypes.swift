/// Comparing, hashing and printing of the library's own types. They go by their whole names: `Edge.Set`
/// is no set.
enum LibraryTypes {
  static func equality(
    _ nominal: Nominal, _ type: RuntimeType, _ machine: Machine
  ) -> ((Value, Value) throws -> Bool)? {
    guard nominal.isLibrary else { return nil }
    if let foreign = ForeignType.known(nominal) { return foreign.equals }
    switch nominal.qualifiedName {
    case "String", "Character", "Substring", "StaticString":
      return { try $0.string() == $1.string() }
    case "Array", "ContiguousArray", "ArraySlice":
      let element = type.argument(0)
      return { left, right in
        let (a, b) = (try elements(left), try elements(right))
        guard a.count == b.count else { return false }
        for index in a.indices where !(try element.equals(a[index], b[index])) { return false }
        return true
      }
    case "Set", "Dictionary.Keys":
      return {
        Set(try $0.table().storage.entries.keys) == Set(try $1.table().storage.entries.keys)
      }
    case "Dictionary":
      let value = type.argument(1)
      return { left, right in
        let (a, b) = (try left.table().storage, try right.table().storage)
        guard a.entries.count == b.entries.count else { return false }
        for (key, held) in a.entries {
          guard let other = b.value(key), try value.equals(held, other) else { return false }
        }
        return true
      }
    case "Range", "ClosedRange":
      let bound = type.argument(0)
      return { left, right in
        let (a, b) = (try left.fields(), try right.fields())
        return try bound.equals(a[0], b[0]) && bound.equals(a[1], b[1])
      }
    default:
      if nominal.isIndexOfText {
        return { StringIndexing.index($0) == StringIndexing.index($1) }
      }
      if nominal.isWord { return { $0.word == $1.word } }
      return nil
    }
  }

  static func elements(_ value: Value) throws -> ContiguousArray<Value> {
    try value.array().items
  }

  static func hashing(
    _ nominal: Nominal, _ type: RuntimeType, _ machine: Machine
  ) -> ((Value, inout Hasher) throws -> Void)? {
    guard nominal.isLibrary else { return nil }
    if let foreign = ForeignType.known(nominal) { return foreign.hash }
    switch nominal.qualifiedName {
    case "String", "Character", "Substring": return { $1.combine(try $0.string()) }
    case "Array", "ArraySlice", "ContiguousArray":
      let element = type.argument(0)
      return { value, hasher in
        for item in try elements(value) { try element.hash(item, &hasher) }
      }
    case "Set", "Dictionary": return { $1.combine(try $0.table().storage.entries.count) }
    default:
      if nominal.isIndexOfText { return { $1.combine(StringIndexing.index($0)) } }
      if nominal.isWord { return { $1.combine($0.word) } }
      return nil
    }
  }

  typealias Describing = (Value, TextStyle) throws -> String

  static func text(
    _ nominal: Nominal, _ type: RuntimeType, _ machine: Machine
  ) -> Describing? {
    guard nominal.isLibrary else { return nil }
    if let foreign = ForeignType.known(nominal) { return foreign.text }
    switch nominal.qualifiedName {
    case "String", "Character", "Substring", "StaticString":
      return { value, style in
        let text = try value.string()
        return style == .plain ? text : String(reflecting: text)
      }
    case "Optional": return type.wrapped.map(optionalText)
    case "Array", "ContiguousArray", "ArraySlice":
      return listText(of: type.argument(0), named: nominal.name == "Array" ? nil : nominal.name)
    case "Set": return setText(of: type.argument(0))
    case "Dictionary": return dictionaryText(of: type.argument(0), type.argument(1))
    case "Range", "ClosedRange": return rangeText(nominal.name, type.argument(0))
    case "Unicode.Scalar":
      return { value, style in
        let scalar = UInt32(truncatingIfNeeded: value.word)
        let text = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
        return style == .plain ? text : "\"\(text)\""
      }
    case "ObjectIdentifier":
      return { value, _ in "ObjectIdentifier(0x\(String(UInt(bitPattern: value.word), radix: 16)))"
      }
    default: return nil
    }
  }

  // MARK: Texts of what holds others

  private static func optionalText(of wrapped: RuntimeType) -> Describing {
    let form = OptionalForm(wrapping: wrapped.type)
    return { value, _ in
      form.isNothing(value)
        ? "nil" : "Optional(\(try wrapped.describe(form.unwrap(value), .debug)))"
    }
  }

  /// - Parameter name: What stands before it where it is looked at closely; nil for an array.
  private static func listText(of element: RuntimeType, named name: String?) -> Describing {
    { value, style in
      let parts = try elements(value).map { try element.describe($0, .debug) }
      let text = "[\(parts.joined(separator: ", "))]"
      return style == .debug ? name.map { "\($0)(\(text))" } ?? text : text
    }
  }

  private static func setText(of element: RuntimeType) -> Describing {
    { value, style in
      let table = try value.table().storage
      element.machine.surroundings.readsOrder(of: table)
      let parts = try table.entries.keys.map { try element.describe($0.value, .debug) }
      let text = "[\(parts.joined(separator: ", "))]"
      return style == .debug ? "Set(\(text))" : text
    }
  }

  private static func dictionaryText(of key: RuntimeType, _ held: RuntimeType) -> Describing {
    { value, _ in
      let table = try value.table().storage
      if table.entries.isEmpty { return "[:]" }
      key.machine.surroundings.readsOrder(of: table)
      return try "["
        + table.entries.map {
          try "\(key.describe($0.key.value, .debug)): \(held.describe($0.value, .debug))"
        }.joined(separator: ", ") + "]"
    }
  }

  private static func rangeText(_ name: String, _ bound: RuntimeType) -> Describing {
    let sign = name == "Range" ? "..<" : "..."
    return { value, style in
      let bounds = try value.fields()
      let text = try bound.describe(bounds[0], style) + sign + bound.describe(bounds[1], style)
      return style == .plain ? text : "\(name)(\(text))"
    }
  }
}
