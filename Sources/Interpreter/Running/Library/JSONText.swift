import Foundation

/// Writes JSON as Foundation's encoder does.
struct JSONWriter {
  let isPretty: Bool
  let isSorted: Bool
  let escapesSlashes: Bool

  func text(_ tree: JSONTree) -> String {
    var text = ""
    write(tree, 0, &text)
    return text
  }

  private func write(_ tree: JSONTree, _ depth: Int, _ text: inout String) {
    switch tree {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number
    case .text(let content): quote(content, &text)
    case .list(let items):
      enclosed("[", "]", items, depth, &text) { write($0, depth + 1, &$1) }
    case .table(let entries):
      let ordered = isSorted ? entries.sorted { $0.name < $1.name } : entries
      enclosed("{", "}", ordered, depth, &text) { entry, text in
        quote(entry.name, &text)
        text += isPretty ? " : " : ":"
        write(entry.value, depth + 1, &text)
      }
    }
  }

  private func enclosed<Item>(
    _ opening: String, _ closing: String, _ items: [Item], _ depth: Int, _ text: inout String,
    _ write: (Item, inout String) -> Void
  ) {
    text += opening
    if isPretty { text += "\n" }
    for (index, item) in items.enumerated() {
      if index > 0 { text += isPretty ? ",\n" : "," }
      if isPretty { text += String(repeating: "  ", count: depth + 1) }
      write(item, &text)
    }
    if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
    text += closing
  }

  private func quote(_ content: String, _ text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/" where escapesSlashes: text += "\\/"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// Reads JSON.
struct JSONReader {
  private struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0
  private static let deepest = 512

  init(_ source: String) { bytes = Array(source.utf8) }

  /// What it says; nil where it is not JSON.
  func tree() -> JSONTree? {
    var reader = self
    guard let tree = try? reader.value(0) else { return nil }
    reader.skipSpace()
    return reader.index == bytes.count ? tree : nil
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private mutating func value(_ depth: Int) throws -> JSONTree {
    skipSpace()
    guard index < bytes.count, depth < Self.deepest else { throw Malformed() }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .table(try table(depth))
    case UInt8(ascii: "["): return .list(try list(depth))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ tree: JSONTree) throws -> JSONTree {
    guard bytes[index...].starts(with: word.utf8) else { throw Malformed() }
    index += word.utf8.count
    return tree
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func list(_ depth: Int) throws -> [JSONTree] {
    index += 1
    var items: [JSONTree] = []
    if isNext(UInt8(ascii: "]")) { return items }
    repeat { items.append(try value(depth + 1)) } while isNext(UInt8(ascii: ","))
    guard isNext(UInt8(ascii: "]")) else { throw Malformed() }
    return items
  }

  private mutating func table(_ depth: Int) throws -> [(name: String, value: JSONTree)] {
    index += 1
    var entries: [(name: String, value: JSONTree)] = []
    if isNext(UInt8(ascii: "}")) { return entries }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw Malformed() }
      let name = try string()
      guard isNext(UInt8(ascii: ":")) else { throw Malformed() }
      entries.append((name, try value(depth + 1)))
    } while isNext(UInt8(ascii: ","))
    guard isNext(UInt8(ascii: "}")) else { throw Malformed() }
    return entries
  }

  private mutating func number() throws -> String {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil else {
      index = start
      throw Malformed()
    }
    return text
  }

  private mutating func string() throws -> String {
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += try escaped()
      case 0..<0x20: throw Malformed()
      default: content.append(byte)
      }
    }
    throw Malformed()
  }

  private mutating func escaped() throws -> [UInt8] {
    guard index < bytes.count else { throw Malformed() }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw Malformed()
    }
  }

  private mutating func unit() throws -> UInt16 {
    guard index + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw Malformed() }
    index += 4
    return unit
  }
}
