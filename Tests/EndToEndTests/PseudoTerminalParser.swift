/// Cuts what a program writes to a terminal into characters and commands.
struct PseudoTerminalParser {
  enum Command: Equatable {
    case print(Unicode.Scalar)
    /// A C0 control such as a line feed.
    case control(UInt8)
    /// `ESC` and a byte.
    case escape(UInt8)
    /// `ESC [ numbers final`; private ones begin with `?`.
    case sequence(isPrivate: Bool, [Int], Character)
  }

  private enum State {
    case ground, escape
    /// `ESC (` and the like take one more byte.
    case charset
    case controlSequence(String)
    /// Titles and such, up to BEL or `ESC \`.
    case operatingSystem(sawEscape: Bool)
    case scalar([UInt8], length: Int)
  }

  private var state = State.ground

  mutating func parse(_ byte: UInt8) -> Command? {
    switch state {
    case .ground: return begin(byte)
    case .escape: return parseAfterEscape(byte)
    case .charset: state = .ground
    case .controlSequence(let text): return parseSequence(text, byte)
    case .operatingSystem(let sawEscape):
      let ends = byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\")
      state = ends ? .ground : .operatingSystem(sawEscape: byte == 0x1B)
    case .scalar(let bytes, let length):
      return 0x80...0xBF ~= byte ? parseScalar(bytes + [byte], length) : begin(byte)
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Command? {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20: return .control(byte)
    case 0x20..<0x7F: return .print(Unicode.Scalar(byte))
    case 0xC2...0xDF: state = .scalar([byte], length: 2)
    case 0xE0...0xEF: state = .scalar([byte], length: 3)
    case 0xF0...0xF4: state = .scalar([byte], length: 4)
    case 0x80...: return .print("\u{FFFD}")
    default: break
    }
    return nil
  }

  private mutating func parseAfterEscape(_ byte: UInt8) -> Command? {
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "["): state = .controlSequence("")
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .operatingSystem(sawEscape: false)
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#"): state = .charset
    default:
      state = .ground
      return .escape(byte)
    }
    return nil
  }

  private mutating func parseSequence(_ text: String, _ byte: UInt8) -> Command? {
    switch byte {
    // Ctrl-C throws away what was written and not yet read, in the middle of a sequence, too.
    case 0x1B:
      state = .escape
      return nil
    // Controls act even in the middle of a sequence.
    case 0x00..<0x20: return .control(byte)
    case 0x40...0x7E:
      state = .ground
      let isPrivate = text.contains { "?<=>".contains($0) }
      let numbers = text.filter { !"?<=>".contains($0) }
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      return .sequence(
        isPrivate: isPrivate, text.isEmpty ? [] : numbers, Character(Unicode.Scalar(byte)))
    default:
      state = .controlSequence(text + String(Character(Unicode.Scalar(byte))))
      return nil
    }
  }

  private mutating func parseScalar(_ bytes: [UInt8], _ length: Int) -> Command? {
    guard bytes.count == length else {
      state = .scalar(bytes, length: length)
      return nil
    }
    state = .ground
    let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    return .print(scalar ?? "\u{FFFD}")
  }
}
