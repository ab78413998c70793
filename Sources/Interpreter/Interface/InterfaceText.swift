/// A place in the text of an interface, from which somebody reads on.
protocol InterfaceText {
  var bytes: [UInt8] { get }
  var position: Int { get set }
  var end: Int { get }
}

extension InterfaceText {
  /// Over a pair of brackets and all that is in them, or a text in quotes.
  ///
  /// - Returns: Whether the bracket that closes it is there.
  @discardableResult
  mutating func skipGroup() -> Bool {
    if bytes[position] == UInt8(ascii: "\"") {
      skipQuoted()
      return true
    }
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        skipQuoted()
        continue
      case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"):
        skipLine()
        continue
      default: break
      }
      position += 1
      if depth == 0 { return true }
    }
    return false
  }

  mutating func skipQuoted() {
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, end)
  }

  /// Over a comment, to the end of its line.
  mutating func skipLine() {
    while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Whether a byte belongs to a name.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: byte >= 0x80
    }
  }
}
