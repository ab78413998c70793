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
    var text = ""
    write(to: &text)
    return text
  }

  /// Bytes of text that are enough: values may hold each other so often that their whole text would
  /// never end.
  private static let textLimit = 100_000

  /// Appends the text, as far as there is room.
  fileprivate func write(to text: inout String) {
    switch self {
    case .array(let values), .set(let values):
      Self.write("[", "]", values, to: &text) { $0.write(to: &$1) }
    case .dictionary(let value): value.write(to: &text)
    case .optional(let value?):
      Self.write("Optional(", ")", [value], to: &text) { $0.write(to: &$1) }
    case .tuple(let elements): Self.write(elements, to: &text)
    case .structure(let value): value.write(to: &text)
    case .enumeration(let value):
      text += value.name
      if !value.payload.isEmpty { Self.write(value.payload, to: &text) }
    default: text += simpleText
    }
  }

  private var simpleText: String {
    switch self {
    case .void: "()"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .optional: "nil"
    case .range(let range): range.text
    case .object(let object): object.type.name
    case .function: "(Function)"
    case .type(let type): type.text
    case .keyPath(let path): path.text
    case .binding(let binding): "Binding(\(binding.path.map(\.text).joined()))"
    case .wrapper(let wrapper): wrapper.stored?.debugText ?? wrapper.property.name
    case .view: "View"
    case .opaque(let value): value.text
    case .array, .set, .dictionary, .tuple, .structure, .enumeration: ""
    }
  }

  fileprivate static func write<Parts: Collection>(
    _ opening: String, _ closing: String, _ parts: Parts, to text: inout String,
    _ write: (Parts.Element, inout String) -> Void
  ) {
    text += opening
    var isFirst = true
    for part in parts {
      if !isFirst { text += ", " }
      isFirst = false
      guard text.utf8.count < textLimit else {
        text += "…"
        break
      }
      write(part, &text)
    }
    text += closing
  }

  fileprivate static func write(_ elements: [TupleElement], to text: inout String) {
    write("(", ")", elements, to: &text) { element, text in
      if let label = element.label { text += "\(label): " }
      element.value.write(to: &text)
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
    var text = ""
    write(elements, to: &text)
    return text
  }
}

extension DictionaryValue {
  fileprivate func write(to text: inout String) {
    if count == 0 {
      text += "[:]"
      return
    }
    Value.write("[", "]", zip(keys, values).map { $0 }, to: &text) { pair, text in
      pair.0.write(to: &text)
      text += ": "
      pair.1.write(to: &text)
    }
  }
}

extension RangeValue {
  var text: String {
    (lower?.debugText ?? "") + (isClosed ? "..." : "..<") + (upper?.debugText ?? "")
  }
}

extension StructureValue {
  fileprivate func write(to text: inout String) {
    Value.write("\(type.name)(", ")", Array(zip(type.stored, fields)), to: &text) { field, text in
      text += "\(field.0.name): "
      field.1.write(to: &text)
    }
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
