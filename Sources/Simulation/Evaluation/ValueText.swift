import Foundation

extension Value {
  /// As `print` and string interpolation show it.
  var text: String {
    switch self {
    case .string(let value): value
    default: debugText
    }
  }

  /// As it appears inside a collection or a struct.
  var debugText: String { text(upTo: Self.longestText) }

  /// The text of a value, cut near a number of bytes: values may hold each other so often that the
  /// whole text would never end.
  private func text(upTo limit: Int) -> String {
    var text = ""
    write(to: &text, limit)
    return text
  }

  /// Appends the text, as far as there is room.
  fileprivate func write(to text: inout String, _ limit: Int) {
    switch self {
    case .slice(let slice): Value.array(slice.elements).write(to: &text, limit)
    case .array(let values), .set(let values):
      Self.write("[", "]", values, to: &text, limit) { $0.write(to: &$1, limit) }
    case .dictionary(let value): value.write(to: &text, limit)
    case .optional(let value?):
      Self.write("Optional(", ")", [value], to: &text, limit) { $0.write(to: &$1, limit) }
    case .tuple(let elements): Self.write(elements, to: &text, limit)
    case .structure(let value): value.write(to: &text, limit)
    case .enumeration(let value):
      text += value.name
      if !value.payload.isEmpty { Self.write(value.payload, to: &text, limit) }
    case .opaque(let value): value.write(to: &text, limit)
    default: text += simpleText
    }
  }

  private var simpleText: String {
    switch self {
    case .void: "()"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .fixed(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .optional: "nil"
    case .range(let range): range.text
    case .object(let object): object.type.name
    case .function: "(Function)"
    case .type(let type): type.text
    case .keyPath(let path): path.text
    case .binding(let binding): "Binding(\(binding.path.map(\.text).joined()))"
    case .wrapper(let wrapper): wrapper.stored?.debugText ?? wrapper.property.name
    case .view(let view): view.colorText ?? "View"
    case .native(let object): object.text
    case .array, .slice, .set, .dictionary, .tuple, .structure, .enumeration, .opaque: ""
    }
  }

  fileprivate static func write<Parts: Collection>(
    _ opening: String, _ closing: String, _ parts: Parts, to text: inout String, _ limit: Int,
    _ write: (Parts.Element, inout String) -> Void
  ) {
    text += opening
    var isFirst = true
    for part in parts {
      if !isFirst { text += ", " }
      isFirst = false
      guard text.utf8.count < limit else {
        text += "…"
        break
      }
      write(part, &text)
    }
    text += closing
  }

  fileprivate static func write(_ elements: [TupleElement], to text: inout String, _ limit: Int) {
    write("(", ")", elements, to: &text, limit) { element, text in
      if let label = element.label { text += "\(label): " }
      element.value.write(to: &text, limit)
    }
  }

  /// For a name in brackets: as ``shortText``, and nothing but the value of a struct that has one.
  var labelText: String {
    switch self {
    case .optional(let value?): value.labelText
    case .structure(let value) where value.fields.count == 1: value.fields[0].labelText
    case .enumeration(let value): value.name
    default: shortText
    }
  }

  /// The first word or number in a value of which the whole text is too long for a name.
  var plainPart: String? {
    switch self {
    case .structure(let value): value.fields.lazy.compactMap(\.plainPart).first
    case .string(let text): text.isEmpty || text.count > 40 ? nil : text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  /// Whether nothing is in it but a UUID, or the text of one.
  var isUniqueIdentifier: Bool {
    switch self {
    case .string(let text): text.isUUID
    case .optional(let value?): value.isUniqueIdentifier
    case .structure(let value): value.fields.count == 1 && value.fields[0].isUniqueIdentifier
    case .native(let object as any LibraryObject): object.table.name == "UUID"
    default: false
    }
  }

  /// For old and new values of a trace: the text of what an optional holds.
  var shortText: String {
    switch self {
    case .optional(let value?): value.shortText
    case .structure(let value) where value.fields.count == 1 && !value.isExistential:
      value.fields[0].shortText
    case .string(let value): value
    // A story with many writes holds many of these.
    default: text(upTo: Self.longestShortText)
    }
  }

  private static let longestShortText = 500

  /// Whether ``shortText`` is the text of a string.
  var isString: Bool {
    switch self {
    case .string: true
    case .optional(let value?): value.isString
    case .structure(let value) where value.fields.count == 1 && !value.isExistential:
      value.fields[0].isString
    default: false
    }
  }

  /// As a sentence mentions it: a string keeps its quotation marks, and what is long is cut.
  var quoted: String {
    let text: String =
      switch self {
      case .optional(let value?): value.quoted
      case .string(let value): Value.string(String(value.prefix(100))).debugText
      default: shortText
      }
    return text.count > 60 ? text.prefix(58) + "…" : text
  }

  /// The short texts of two values, which tell two moments of one second apart.
  static func shortTexts(_ old: Value, _ new: Value) -> (old: String, new: String) {
    moments(old, new) ?? (old.shortText, new.shortText)
  }

  /// As a sentence mentions what one value was and what it is now.
  static func quoted(_ old: Value, _ new: Value) -> (old: String, new: String) {
    moments(old, new) ?? (old.quoted, new.quoted)
  }

  /// Two moments within one second, of which Foundation's words say the same.
  private static func moments(_ old: Value, _ new: Value) -> (old: String, new: String)? {
    guard let before = old.date, let after = new.date, before != after,
      before.text == after.text, before.precise != after.precise
    else { return nil }
    return (before.precise, after.precise)
  }

  private var date: Date? {
    switch self {
    case .optional(let value?): value.date
    case .native(let object): (object as? LibraryValue<Date>)?.base
    default: nil
    }
  }

  /// `3 -> 4`, `nights: 3 -> 4`: what a write does, in few words.
  static func change(from old: Value, to new: Value) -> String {
    let (before, after) = shortTexts(old, new)
    if moments(old, new) != nil { return "\(before) -> \(after)" }
    // A string that begins with a bracket is no array.
    let isString = old.isString || new.isString
    if before != after, !isString, let part = ChangedPart(of: before, after) { return part.text }
    if let (place, old, new) = difference(old, new), !place.isEmpty {
      return "\(place): \(old.quoted) -> \(new.quoted)"
    }
    if before == after {
      if old == new { return "is written again, with an equal value: \(new.quoted)" }
      // Two objects may look alike; what is as long as this is cut, and differs behind that.
      return before.utf8.count < Self.longestShortText
        ? "is another \(new.quoted) now"
        : "is written again, with a different value: \(new.quoted)"
    }
    guard old.quoted == new.quoted else { return "\(old.quoted) -> \(new.quoted)" }
    // They begin alike, and differ behind where they are cut.
    let same = max(zip(before, after).prefix { $0 == $1 }.count - 20, 0)
    func rest(_ text: String) -> String {
      let rest = text.dropFirst(same)
      return "…" + (rest.count > 56 ? rest.prefix(55) + "…" : rest)
    }
    return "\(rest(before)) -> \(rest(after))"
  }

  /// The only part in which two values differ: `[5].isMine`; nil where several do. Long arrays are
  /// not compared.
  private static func difference(_ old: Value, _ new: Value) -> (String, Value, Value)? {
    func only(_ parts: [(name: String, old: Value, new: Value)]) -> (String, Value, Value)? {
      let different = parts.filter { $0.old != $0.new }
      guard let part = different.first, different.count == 1 else { return nil }
      guard let (place, old, new) = difference(part.old, part.new) else {
        return (part.name, part.old, part.new)
      }
      return (part.name + (place.first == "[" || place.isEmpty ? "" : ".") + place, old, new)
    }
    switch (old, new) {
    case (.optional(let old?), .optional(let new?)): return difference(old, new)
    case (.array(let old), .array(let new)) where old.count == new.count && old.count < 200:
      return only(old.indices.map { ("[\($0)]", old[$0], new[$0]) })
    case (.structure(let old), .structure(let new)) where old.type === new.type:
      return only(
        zip(old.type.stored, zip(old.fields, new.fields)).map { ($0.name, $1.0, $1.1) })
    default: return nil
    }
  }

  static func list(_ elements: [TupleElement]) -> String {
    var text = ""
    write(elements, to: &text, longestText)
    return text
  }

  fileprivate static let longestText = 100_000
}

extension DictionaryValue {
  fileprivate func write(to text: inout String, _ limit: Int) {
    if count == 0 {
      text += "[:]"
      return
    }
    Value.write("[", "]", zip(keys, values).map { $0 }, to: &text, limit) { pair, text in
      pair.0.write(to: &text, limit)
      text += ": "
      pair.1.write(to: &text, limit)
    }
  }
}

extension RangeValue {
  var text: String {
    (lower?.debugText ?? "") + (isClosed ? "..." : "..<") + (upper?.debugText ?? "")
  }
}

extension StructureValue {
  fileprivate func write(to text: inout String, _ limit: Int) {
    // Of a value of SwiftUI itself, what is nil says nothing.
    let told = zip(type.stored, fields).filter { !type.isFramework || $1 != .optional(nil) }
    Value.write("\(type.name)(", ")", told, to: &text, limit) { field, text in
      text += "\(field.0.name): "
      field.1.write(to: &text, limit)
    }
  }

  func field(_ name: String) -> Value? { type.storedIndex[name].map { fields[$0] } }
}

extension OpaqueValue {
  /// What stands in a text for what nobody knows, where all of it would be too long.
  var mark: String? {
    text.count > 30 ? "‹\(name.split(separator: ".").last ?? "…")›" : nil
  }

  var text: String {
    var text = ""
    write(to: &text, Value.longestText)
    return text
  }

  /// What is made of what is made of it, and so on, has a text that ends.
  fileprivate func write(to text: inout String, _ limit: Int) {
    guard text.utf8.count < limit else { return text += "…" }
    let before = text.utf8.count
    base?.write(to: &text, limit)
    if text.utf8.count > before, !name.hasPrefix(".") { text += "." }
    text += name
    let held = arguments.map { argument in
      TupleElement(
        label: argument.label,
        value: argument.label.flatMap { members[$0] }.flatMap(\.plain) ?? argument.value)
    }
    if !held.isEmpty || identity != nil { Value.write(held, to: &text, limit) }
  }
}

extension Description {
  /// Of a colour that stands where a view is expected: `.secondary.opacity(0.3)`.
  fileprivate var colorText: String? {
    switch self {
    case .framework(let view): view.arguments["style"]?.shortText
    case .modified(let base, let modifier):
      base.colorText.map { base in
        let value = modifier.arguments.values.first?.shortText ?? ""
        return "\(base).\(modifier.name)(\(value))"
      }
    default: nil
    }
  }
}

extension String {
  /// Whether it is written like a UUID: `5B1E…`, in groups of 8, 4, 4, 4 and 12 digits.
  fileprivate var isUUID: Bool {
    guard utf8.count == 36 else { return false }
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}
