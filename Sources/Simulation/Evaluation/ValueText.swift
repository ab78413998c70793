extension Value {
  /// As `print` and string interpolation show it.
  var text: String {
    switch self {
    case .string(let value): value
    default: debugText
    }
  }

  /// As it appears inside a collection or a struct.
  var debugText: String {
    switch self {
    case .void: "()"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(\.debugText).joined(separator: ", ") + "]"
    case .set(let values): "[" + values.map(\.debugText).joined(separator: ", ") + "]"
    case .dictionary(let value): value.text
    case .optional(nil): "nil"
    case .optional(let value?): "Optional(\(value.debugText))"
    case .tuple(let elements): Self.list(elements)
    case .range(let range): range.text
    case .structure(let value): value.text
    case .object(let object): object.type.name
    case .enumeration(let value):
      value.payload.isEmpty ? value.name : value.name + Self.list(value.payload)
    case .function: "(Function)"
    case .type(let type): type.text
    case .keyPath(let path): path.text
    case .binding(let binding): "Binding(\(binding.path.map(\.text).joined()))"
    case .wrapper(let wrapper): wrapper.stored?.debugText ?? wrapper.property.name
    case .view: "View"
    case .opaque(let value): value.text
    case .native(let object): object.text
    }
  }

  /// For a name in brackets and for old and new values of a trace: the text of what an optional
  /// holds.
  var shortText: String {
    switch self {
    case .optional(let value?): value.shortText
    case .structure(let value) where value.fields.count == 1: value.fields[0].shortText
    case .string(let value): value
    case .enumeration(let value): value.name
    default: debugText
    }
  }

  /// As a sentence mentions it: a string keeps its quotation marks, and what is long is cut.
  var quoted: String {
    let text: String =
      switch self {
      case .optional(let value?): value.quoted
      case .string: debugText
      default: shortText
      }
    return text.count > 60 ? text.prefix(58) + "…" : text
  }

  static func list(_ elements: [TupleElement]) -> String {
    "("
      + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.value.debugText }
      .joined(separator: ", ") + ")"
  }
}

extension DictionaryValue {
  var text: String {
    count == 0
      ? "[:]"
      : "["
        + zip(keys, values).map { "\($0.debugText): \($1.debugText)" }.joined(separator: ", ")
        + "]"
  }
}

extension RangeValue {
  var text: String {
    (lower?.debugText ?? "") + (isClosed ? "..." : "..<") + (upper?.debugText ?? "")
  }
}

extension StructureValue {
  var text: String {
    let fields = zip(type.stored, fields).map { "\($0.name): \($1.debugText)" }
    return "\(type.name)(\(fields.joined(separator: ", ")))"
  }

  func field(_ name: String) -> Value? { type.storedIndex[name].map { fields[$0] } }
}

extension OpaqueValue {
  var text: String {
    let prefix: String =
      switch base {
      case .opaque(let base)?: base.text
      case let base?: base.debugText
      case nil: ""
      }
    let name =
      prefix.isEmpty || self.name.hasPrefix(".") ? prefix + self.name : "\(prefix).\(self.name)"
    if name == "UUID", let identity { return "UUID#\(identity)" }
    return arguments.isEmpty && identity == nil ? name : name + Value.list(arguments)
  }
}
