/// What is lent to a call that takes a pointer.
extension Emitter {
  /// `&byte` and `[1, 2]` for an `UnsafePointer`; nil if it is something else. What a call writes
  /// through a pointer does not come back here.
  func lent(_ expression: Expression, to type: Type) throws -> Code? {
    if case .array = expression.kind, let item = type.pointedItem {
      let array = resolver.array(item)
      let code = try emit(expression, to: array)
      return try convert(code, from: array, to: type, at: expression.position)
    }
    guard case .reference(let inner) = expression.kind, let nominal = type.nominal,
      nominal.isLibrary, nominal.name.hasPrefix("Unsafe")
    else { return nil }
    guard type.pointedItem != nil else { throw notKnown("`&` for a pointer", at: inner.position) }
    let given = self.type(of: inner)
    let code = try emit(inner)
    if given.nominal?.role == .array {
      return try convert(code, from: given, to: type, at: inner.position)
    }
    let value = code.value
    let one = Code.value { Value(ArrayBox([try value($0)])) }
    return try convert(one, from: resolver.array(given), to: type, at: inner.position)
  }
}

extension Machine {
  /// How an array becomes a pointer to its items, and a text one to its bytes, behind which is a
  /// zero.
  func lending(
    _ source: RuntimeType, to pointer: RuntimeType
  ) throws -> ((Value) throws -> Value)? {
    guard let places = pointer.fields.first?.type, pointer.fieldCount == 2,
      let items = places.fields.first?.type, let item = items.type.arguments.first
    else { return nil }
    let wrapped = OptionalForm(wrapping: item.unwrapped)
    let isText = source.type.nominal?.role == .string
    return { value in
      let given =
        isText
        ? ContiguousArray((Array(try value.string().utf8) + [0]).map { Value(word: Int($0)) })
        : try value.array().items
      let object = Instance.make(places)
      object.fields[0] = Value(ArrayBox(ContiguousArray(given.map(wrapped.wrap))))
      object.isMade = true
      let made = Record.make(pointer, 2)
      made.fields[0] = Value(object)
      made.fields[1] = Value(word: 0)
      return Value(made)
    }
  }
}
