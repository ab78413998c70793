/// What `print` and string interpolation show: a value's own `description` where it declares one, at
/// any depth, else what Swift makes of the value's parts. The name of the module, which Swift writes
/// in front of a type inside a collection, is left out: a source does not know it.
extension Evaluator {
  /// As `print` shows it, and `String(describing:)`.
  func description(of value: Value) throws -> String {
    if let own = try ownText("description", of: value) ?? ownText("debugDescription", of: value) {
      return own
    }
    switch value {
    case .string(let text): return text
    case .structure, .enumeration, .array, .slice, .set, .dictionary, .optional, .tuple, .range:
      var text = ""
      try write(value, isInside: false, to: &text)
      return text
    default: return value.text
    }
  }

  /// As `debugPrint` shows it, `String(reflecting:)`, and every collection what it holds.
  func debugDescription(of value: Value) throws -> String {
    var text = ""
    try write(value, isInside: true, to: &text)
    return text
  }

  private func ownText(_ name: String, of value: Value) throws -> String? {
    guard let type = declaredType(of: value) else { return nil }
    if let found = computedProperty(name, of: type) {
      return try get(found.property, of: value, declaredIn: found.type, at: .nowhere).text
    }
    guard type.storedIndex[name] != nil else { return nil }
    return try property(name, of: value, at: .nowhere)?.text
  }

  /// Appends a text. Values may hold each other so often that the whole would never end; then it is
  /// cut.
  private func write(_ value: Value, isInside: Bool, to text: inout String) throws {
    if isInside {
      if let own = try ownText("debugDescription", of: value) ?? ownText("description", of: value) {
        text += own
        return
      }
    }
    switch value {
    case .array(let values): try write("[", values, "]", to: &text)
    case .slice(let slice):
      try write(isInside ? "ArraySlice([" : "[", slice.elements, isInside ? "])" : "]", to: &text)
    case .set(let values):
      try write(isInside ? "Set([" : "[", values, isInside ? "])" : "]", to: &text)
    case .dictionary(let dictionary) where dictionary.count == 0: text += "[:]"
    case .dictionary(let dictionary):
      try write("[", zip(dictionary.keys, dictionary.values).map { $0 }, "]", to: &text) {
        try write($0.0, isInside: true, to: &$1)
        $1 += ": "
        try write($0.1, isInside: true, to: &$1)
      }
    case .optional(let wrapped?): try write("Optional(", [wrapped], ")", to: &text)
    case .tuple(let elements): try write(elements, to: &text)
    case .structure(let structure):
      try write(
        name(of: structure.type, isInside) + "(",
        Array(zip(structure.type.stored, structure.fields)),
        ")", to: &text
      ) {
        $1 += "\($0.0.name): "
        try write($0.1, isInside: true, to: &$1)
      }
    case .enumeration(let enumeration):
      text += isInside ? "\(enumeration.type.name).\(enumeration.name)" : enumeration.name
      if !enumeration.payload.isEmpty { try write(enumeration.payload, to: &text) }
    case .range(let range) where range.lower != nil && range.upper != nil:
      let name = range.isClosed ? "ClosedRange(" : "Range("
      text += isInside ? "\(name)\(range.text))" : range.text
    case .string(let string): text += string.debugDescription
    default: text += value.debugText
    }
  }

  /// `Playlist.Mode` is told by its last name, except inside something else.
  private func name(of type: TypeInfo, _ isInside: Bool) -> String {
    isInside ? type.name : String(type.name.split(separator: ".").last ?? "")
  }

  private func write(_ elements: [TupleElement], to text: inout String) throws {
    try write("(", elements, ")", to: &text) {
      if let label = $0.label { $1 += "\(label): " }
      try write($0.value, isInside: true, to: &$1)
    }
  }

  private func write(
    _ opening: String, _ values: [Value], _ closing: String, to text: inout String
  ) throws {
    try write(opening, values, closing, to: &text) { try write($0, isInside: true, to: &$1) }
  }

  private func write<Part>(
    _ opening: String, _ parts: [Part], _ closing: String, to text: inout String,
    _ write: (Part, inout String) throws -> Void
  ) throws {
    text += opening
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ", " }
      guard text.utf8.count < 100_000 else {
        text += "…"
        break
      }
      try write(part, &text)
    }
    text += closing
  }
}
