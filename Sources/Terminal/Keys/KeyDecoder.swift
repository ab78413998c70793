/// Makes keys of the bytes that a terminal sends, one byte at a time.
///
/// Escape sequences follow ECMA-48 (CSI, SS3) with the keys of xterm; those that mean nothing
/// here are swallowed whole. Pasted text stands between `ESC [ 200 ~` and `ESC [ 201 ~`.
struct KeyDecoder: Sendable {
  /// How long to wait for the next byte before ``timeOut()`` is due.
  enum Patience: Equatable {
    /// Nothing has begun.
    case unlimited
    case milliseconds(Int)
  }

  private enum State {
    case ground
    case escape
    /// After `ESC [`, with parameters so far.
    case controlSequence([UInt8])
    /// After `ESC O`.
    case singleShift
    /// Within a UTF-8 sequence of `length` bytes.
    case scalar([UInt8], length: Int)
    case paste([UInt8])
  }

  private var state = State.ground

  var patience: Patience {
    switch state {
    case .ground: .unlimited
    // A lone ESC is the key; the bytes of a sequence follow it at once, even over a network.
    case .escape, .controlSequence, .singleShift, .scalar: .milliseconds(50)
    case .paste: .milliseconds(1000)
    }
  }

  /// The keys that the byte completes: mostly none or one.
  mutating func decode(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground:
      return decodeFirst(byte)
    case .escape:
      return decodeAfterEscape(byte)
    case .controlSequence(let parameters):
      return decodeControlSequence(parameters, byte)
    case .singleShift:
      state = .ground
      return finalKeys[byte].map { [$0] } ?? []
    case .scalar(let bytes, let length):
      return decodeScalar(bytes, byte, length)
    case .paste(let bytes):
      return decodePaste(bytes + [byte])
    }
  }

  /// The keys meant when nothing more follows what was begun.
  mutating func timeOut() -> [Key] {
    defer { state = .ground }
    switch state {
    case .escape: return [.escape]
    case .paste(let bytes): return [.paste(String(decoding: bytes, as: UTF8.self))]
    case .ground, .controlSequence, .singleShift, .scalar: return []
    }
  }

  private mutating func decodeFirst(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x80...:
      let length = byte.leadingOnes
      // A lone continuation byte or one that UTF-8 never uses means nothing.
      if (2...4).contains(length) { state = .scalar([byte], length: length) }
      return []
    default:
      return [key(ofASCII: byte)]
    }
  }

  private mutating func decodeAfterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case 0x1B: return [.escape]
    default:
      // Two keys in quick succession; Alt with a key looks the same.
      state = .ground
      return [.escape] + decodeFirst(byte)
    }
    return []
  }

  private mutating func decodeControlSequence(_ parameters: [UInt8], _ byte: UInt8) -> [Key] {
    let longest = 32
    switch byte {
    case 0x20...0x3F where parameters.count < longest:
      state = .controlSequence(parameters + [byte])
      return []
    case UInt8(ascii: "[") where parameters.isEmpty:
      // The Linux console's function keys: ESC [ [ and a letter.
      state = .controlSequence([byte])
      return []
    case 0x40...0x7E:
      state = .ground
      guard parameters.first != UInt8(ascii: "[") else { return [] }
      guard byte == UInt8(ascii: "~") else { return finalKeys[byte].map { [$0] } ?? [] }
      let number = String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      if number == "200" { state = .paste([]) }
      return numberedKeys[number].map { [$0] } ?? []
    default:
      // Not a sequence after all: start over with this byte.
      state = .ground
      return decodeFirst(byte)
    }
  }

  private mutating func decodeScalar(_ bytes: [UInt8], _ byte: UInt8, _ length: Int) -> [Key] {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      return decodeFirst(byte)
    }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .scalar(bytes, length: length)
      return []
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
      text.sanitized == text
    else { return [] }
    return [.character(character)]
  }

  private mutating func decodePaste(_ bytes: [UInt8]) -> [Key] {
    let end = Array("\u{1B}[201~".utf8)
    guard bytes.suffix(end.count).elementsEqual(end) else {
      state = .paste(bytes)
      return []
    }
    state = .ground
    let text = String(decoding: bytes.dropLast(end.count), as: UTF8.self)
    return [.paste(text)]
  }

  private func key(ofASCII byte: UInt8) -> Key {
    switch byte {
    case 0x03: .interrupt
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x20: .space
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x00...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}

/// `ESC [ … X` and `ESC O X`
private let finalKeys: [UInt8: Key] = [
  UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
  UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
]

/// `ESC [ N ~`
private let numberedKeys: [String: Key] = [
  "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
]

extension UInt8 {
  fileprivate var leadingOnes: Int { (~self).leadingZeroBitCount }
}
