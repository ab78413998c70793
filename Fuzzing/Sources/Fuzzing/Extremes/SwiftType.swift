/// A type as a declaration spells it, taken apart.
struct SwiftType: Hashable {
  /// Without generic arguments. A function is `->`, a tuple `()`.
  var name: String
  /// Of a function its parameters and then its result.
  var arguments: [SwiftType] = []

  init(_ name: String, _ arguments: [SwiftType] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// What cannot be read counts as any type.
  init(reading text: String) {
    var reader = Reader(rest: text[...])
    self = reader.type() ?? SwiftType("Any")
  }

  var text: String {
    switch name {
    case "Optional": argument.text + "?"
    case "Array": "[\(argument.text)]"
    case "Dictionary": "[\(argument.text): \(last.text)]"
    case "()": "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    case "->": "(" + arguments.dropLast().map(\.text).joined(separator: ", ") + ") -> " + last.text
    default:
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
  }

  var argument: SwiftType { arguments.first ?? SwiftType("Any") }
  var last: SwiftType { arguments.last ?? SwiftType("Any") }

  private struct Reader {
    var rest: Substring

    mutating func type() -> SwiftType? {
      skipMarks()
      guard var type = primary() else { return nil }
      while let mark = rest.first, mark == "?" || mark == "!" {
        rest.removeFirst()
        type = SwiftType("Optional", [type])
      }
      for effect in ["async", "throws"] { _ = take(effect) }
      guard take("->") else { return type }
      let result = self.type() ?? SwiftType("Void")
      return SwiftType("->", (type.name == "()" ? type.arguments : [type]) + [result])
    }

    private mutating func primary() -> SwiftType? {
      if take("(") { return SwiftType("()", list(until: ")")) }
      if take("[") {
        let elements = list(until: "]", separator: ":")
        return elements.count == 2
          ? SwiftType("Dictionary", elements) : SwiftType("Array", elements)
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      return SwiftType(String(name), take("<") ? list(until: ">") : [])
    }

    private mutating func list(until end: String, separator: String = ",") -> [SwiftType] {
      var types: [SwiftType] = []
      while !take(end), let type = type() {
        types.append(type)
        _ = take(separator)
      }
      return types
    }

    /// `@escaping`, `inout`, `some`.
    private mutating func skipMarks() {
      skipSpaces()
      while rest.first == "@" {
        rest = rest.drop { !$0.isWhitespace }
        skipSpaces()
      }
      for mark in ["inout ", "some ", "any ", "borrowing "] { _ = take(mark) }
    }

    private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ text: String) -> Bool {
      skipSpaces()
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }
  }
}
