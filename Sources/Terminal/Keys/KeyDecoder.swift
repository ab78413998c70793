/// Makes keys of what an ``InputScanner`` gives.
///
/// Escape sequences follow ECMA-48 (CSI, SS3) with the keys of xterm; those that mean nothing
/// here are swallowed whole.
struct KeyDecoder: Sendable {
  private enum State {
    case ground
    case escape
    /// After `ESC [`, with parameters so far.
    case controlSequence([UInt8])
    /// After `ESC O`.
    case singleShift
  }

  private var state = State.ground

  /// How long to wait for the rest of a sequence before ``timeOut()`` is due, in milliseconds; nil
  /// if none has begun.
  var patience: Int? {
    if case .ground = state { nil } else { 50 }
  }

  /// The keys that the input completes.
  mutating func decode(_ input: TypedInput) -> [Key] {
    switch input {
    case .ascii(let bytes): return bytes.flatMap { decode($0) }
    case .scalar(let scalar): return timeOut() + [.character(Character(scalar))]
    case .paste(let text): return timeOut() + [.paste(text)]
    }
  }

  /// The keys meant when nothing more follows what was begun.
  mutating func timeOut() -> [Key] {
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func decode(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return decodeFirst(byte)
    case .escape: return decodeAfterEscape(byte)
    case .controlSequence(let parameters): return decodeControlSequence(parameters, byte)
    case .singleShift:
      state = .ground
      return finalKeys[byte].map { [$0] } ?? []
    }
  }

  private mutating func decodeFirst(_ byte: UInt8) -> [Key] {
    guard byte == 0x1B else { return [key(ofASCII: byte)] }
    state = .escape
    return []
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
      if parameters.first == UInt8(ascii: "<") { return mouse(parameters.dropFirst(), byte) }
      guard byte == UInt8(ascii: "~") else { return finalKeys[byte].map { [$0] } ?? [] }
      let number = String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      return numberedKeys[number].map { [$0] } ?? []
    default:
      // Not a sequence after all: start over with this byte.
      state = .ground
      return decodeFirst(byte)
    }
  }

  /// `ESC [ < BUTTON ; COLUMN ; ROW M`, as xterm's mode 1006 has it; with `m` the button is let go.
  /// A wheel does what it does on a page where nobody asks for clicks.
  private func mouse(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> [Key] {
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";").map { Int($0) }
    guard final == UInt8(ascii: "M"), numbers.count == 3, let button = numbers[0],
      let column = numbers[1], let row = numbers[2], column > 0, row > 0
    else { return [] }
    switch button {
    case 0: return [.click(CellPosition(row: row - 1, column: column - 1))]
    case 64: return [.up]
    case 65: return [.down]
    default: return []
    }
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
