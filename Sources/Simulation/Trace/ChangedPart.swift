/// The part in which two values differ, found in the texts that the trace has of them: the one
/// field of `Trip(title: "Lisbon", nights: 3)` that changed, or the elements that an array gained
/// or lost.
public struct ChangedPart: Sendable, Equatable {
  /// `nights`, `[1].time`, `2 -> 3 elements`.
  public var label: String
  /// The part before and after; nil if there was none before, or is none after.
  public var old: String?
  public var new: String?

  /// Whether the value is an array.
  public var isOfArray: Bool { label.first == "[" || label.first?.isNumber == true }

  /// `nights: 3 -> 4`; `2 -> 3 elements, new: "Kale"`.
  public var text: String {
    switch (old, new) {
    case (let old?, let new?): "\(label): \(old) -> \(new)"
    case (nil, let new?): "\(label), new: \(new)"
    case (let old?, nil): "\(label), gone: \(old)"
    case (nil, nil): label
    }
  }

  /// Nil if more than one part differs, or if the values have no parts.
  public init?(of old: String, _ new: String) {
    guard let before = ValueParts(old), let after = ValueParts(new), before.type == after.type
    else { return nil }
    if before.type == "[" {
      self.init(elements: before.parts, after.parts)
    } else {
      self.init(fields: before.parts, after.parts)
    }
  }

  private init(label: String, old: String?, new: String?) {
    self.label = label
    self.old = old
    self.new = new
  }

  /// The part in which two texts of a part differ, as deep down as there is only one.
  private init(label: String, within old: String, _ new: String) {
    let (old, new) = Self.held(by: old, new)
    self.init(label: label, old: old, new: new)
    guard let inner = ChangedPart(of: old, new) else { return }
    let isElement = inner.label.hasPrefix("[")
    self.init(
      label: label + (isElement ? "" : inner.isCount ? " " : ".") + inner.label, old: inner.old,
      new: inner.new)
  }

  /// A part is told like a whole value: by what an optional holds, where that tells them apart.
  private static func held(by old: String, _ new: String) -> (old: String, new: String) {
    func held(_ text: String) -> String {
      let opening = "Optional("
      guard text.hasPrefix(opening), text.hasSuffix(")") else { return text }
      return String(text.dropFirst(opening.count).dropLast())
    }
    let (before, after) = (held(old), held(new))
    return before == after ? (old, new) : (before, after)
  }

  private var isCount: Bool { label.first?.isNumber == true }

  private init?(fields old: [String], _ new: [String]) {
    guard old.count == new.count else { return nil }
    let different = zip(old, new).filter { $0 != $1 }
    guard different.count == 1, let before = Self.field(different[0].0),
      let after = Self.field(different[0].1), before.name == after.name
    else { return nil }
    self.init(label: before.name, within: before.value, after.value)
  }

  private static func field(_ text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return (String(parts[0]), String(parts[1].drop { $0 == " " }))
  }

  private init?(elements old: [String], _ new: [String]) {
    // Of a long array the text is cut.
    guard old.last != "…", new.last != "…" else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(room).count
    let gone = old.dropFirst(start).dropLast(end)
    let came = new.dropFirst(start).dropLast(end)
    if let before = gone.first, let after = came.first, gone.count == 1, came.count == 1 {
      self.init(label: "[\(start)]", within: before, after)
      return
    }
    guard old.count != new.count, gone.isEmpty || came.isEmpty else { return nil }
    self.init(
      label: "\(old.count) -> \(new.count) element\(new.count == 1 ? "" : "s")",
      old: gone.isEmpty ? nil : gone.joined(separator: ", "),
      new: came.isEmpty ? nil : came.joined(separator: ", "))
  }
}

/// `Trip` and `title: "Lisbon"`, `nights: 3`; of an array `[` and its elements.
private struct ValueParts {
  let type: Substring
  var parts: [String] = []

  init?(_ text: String) {
    guard let last = text.last, let open = text.firstIndex(where: { $0 == "(" || $0 == "[" }),
      text[open] == "[" ? last == "]" && open == text.startIndex : last == ")"
    else { return nil }
    type = text[open] == "[" ? "[" : text[..<open]
    // A tuple has no name, and neither have the words before a bracket.
    guard !type.isEmpty, !type.contains(" ") else { return nil }
    var start = text.index(after: open)
    var depth = 0
    var isInString = false
    let end = text.index(before: text.endIndex)
    guard start < end else { return }
    for index in text.indices[start..<end] {
      switch text[index] {
      case "\"": isInString.toggle()
      case "(", "[": depth += isInString ? 0 : 1
      case ")", "]": depth -= isInString ? 0 : 1
      case "," where depth == 0 && !isInString:
        parts.append(Self.trimmed(text[start..<index]))
        start = text.index(after: index)
      default: continue
      }
    }
    parts.append(Self.trimmed(text[start..<end]))
    // A dictionary without pairs.
    if parts == [":"] { parts = [] }
  }

  private static func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }
}
