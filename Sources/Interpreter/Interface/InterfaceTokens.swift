/// The words and marks of an interface, one after the other.
struct InterfaceTokens: InterfaceText {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  let file: Int
  /// Added to offsets where the text is part of another one.
  let base: Int

  init(bytes: [UInt8], range: Range<Int>, file: Int, base: Int) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.file = file
    self.base = base
    skipSpace()
  }

  var isAtEnd: Bool { position >= end }
  var place: SourcePosition { SourcePosition(file: file, offset: base + position) }

  /// The next byte that is no space; zero at the end.
  var next: UInt8 { position < end ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"):
        skipLine()
      default: return
      }
    }
  }

  /// Takes a mark such as `->`, if it is next.
  mutating func take(_ mark: StaticString) -> Bool {
    guard isNext(mark) else { return false }
    position += mark.utf8CodeUnitCount
    skipSpace()
    return true
  }

  func isNext(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != mark.utf8Start[index] { return false }
    return true
  }

  /// Takes a word, if it is next and is this one.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard isNext(word), position + count >= end || !Self.isLetter(bytes[position + count]) else {
      return false
    }
    return take(word)
  }

  /// An identifier, without backticks; nil if something else is next.
  mutating func word() -> String? {
    let start = position
    while position < end, Self.isLetter(bytes[position]) { position += 1 }
    guard position > start else { return nil }
    let isQuoted = bytes[start] == UInt8(ascii: "`")
    guard !isQuoted || position > start + 2 else { return nil }
    let text = String(
      decoding: isQuoted ? bytes[start + 1..<position - 1] : bytes[start..<position],
      as: UTF8.self)
    skipSpace()
    return text
  }

  /// The name of an operator: all up to the next blank or parenthesis.
  mutating func operatorName() -> String? {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: " "),
      bytes[position] != UInt8(ascii: "(")
    {
      position += 1
    }
    guard position > start else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpace()
    return text
  }

  /// A text in quotes without escapes; nil if it is another kind.
  mutating func quoted() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { return nil }
      index += 1
    }
    position = min(index + 1, end)
    skipSpace()
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// What stands between a pair of braces, if an opening one is next.
  mutating func braces() -> Range<Int>? {
    guard next == UInt8(ascii: "{") else { return nil }
    let start = position + 1
    guard skipGroup() else { return nil }
    defer { skipSpace() }
    return start..<position - 1
  }

  /// A value, up to the comma or the bracket that ends it; nil if there is none.
  mutating func value() -> Range<Int>? {
    let start = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        return position > start ? start..<position : nil
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard skipGroup() else { return nil }
      case UInt8(ascii: "\""): skipQuoted()
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: ";"):
        return nil
      default: position += 1
      }
    }
    return nil
  }

  /// The digits of a number, with a point if there is one.
  mutating func number() -> String? {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    while position < end,
      bytes[position] == UInt8(ascii: ".") || (48...57).contains(bytes[position])
    {
      position += 1
    }
    guard position > start, (48...57).contains(bytes[position - 1]) else {
      position = start
      return nil
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpace()
    return text
  }
}
