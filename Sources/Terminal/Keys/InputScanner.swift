/// Something that arrived from the terminal.
enum TypedInput: Sendable, Hashable {
  /// Bytes below 128 that came together: a character, a control, or the start of an escape
  /// sequence.
  case ascii([UInt8])
  /// Another character that can be shown.
  case scalar(Unicode.Scalar)
  /// Text that was pasted in one piece, control characters and line ends included.
  case paste(String)
}

/// Cuts what a terminal sends into characters and pastes, one byte at a time.
///
/// Pasted text stands between `ESC [ 200 ~` and `ESC [ 201 ~`. Bytes that are no UTF-8, and
/// characters that would command the terminal when they are shown, are left out.
struct InputScanner: Sendable {
  private enum State {
    case ground
    /// Within what may become the mark before a paste.
    case mark(count: Int)
    /// Within a UTF-8 sequence of `length` bytes.
    case scalar([UInt8], length: Int)
    /// Within a paste, `matched` bytes of the mark after it have come.
    case paste(matched: Int, isDropped: Bool)
  }

  /// More than anybody pastes; the rest of it is left out.
  static let longestPaste = 1 << 20

  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  /// Apart from the state, so that bytes are added in place.
  private var pasted: [UInt8] = []

  /// How long to wait for the next byte before ``timeOut()`` is due, in milliseconds; nil if
  /// nothing has begun.
  var patience: Int? {
    switch state {
    case .ground: nil
    // A lone ESC is the key; the bytes of a sequence follow it at once, even over a network.
    case .mark, .scalar: 50
    case .paste(_, let isDropped): isDropped ? 300 : 1000
    }
  }

  var isInPaste: Bool {
    if case .paste = state { true } else { false }
  }

  /// What the byte completes.
  mutating func scan(_ byte: UInt8) -> [TypedInput] {
    switch state {
    case .ground: return scanFirst(byte)
    case .mark(let count): return scanMark(byte, count)
    case .scalar(let bytes, let length): return scanScalar(bytes, byte, length)
    case .paste(let matched, let isDropped): return scanPaste(byte, matched, isDropped)
    }
  }

  /// What is meant when nothing more follows what was begun.
  mutating func timeOut() -> [TypedInput] {
    defer { state = .ground }
    switch state {
    case .mark(let count): return [.ascii(Array(Self.begin.prefix(count)))]
    case .paste(_, isDropped: false): return [takePaste()]
    case .ground, .scalar, .paste: return []
    }
  }

  /// Forgets what was begun; of a paste, what is still to come.
  mutating func drop() {
    state = isInPaste ? .paste(matched: 0, isDropped: true) : .ground
    pasted = []
  }

  private mutating func scanFirst(_ byte: UInt8) -> [TypedInput] {
    state = .ground
    switch byte {
    case 0x1B: state = .mark(count: 1)
    case 0x80...:
      let length = (~byte).leadingZeroBitCount
      // A lone continuation byte or one that UTF-8 never uses means nothing.
      if (2...4).contains(length) { state = .scalar([byte], length: length) }
    default: return [.ascii([byte])]
    }
    return []
  }

  private mutating func scanMark(_ byte: UInt8, _ count: Int) -> [TypedInput] {
    if byte == Self.begin[count] {
      let isWhole = count + 1 == Self.begin.count
      state = isWhole ? .paste(matched: 0, isDropped: false) : .mark(count: count + 1)
      return []
    }
    let held = Array(Self.begin.prefix(count))
    // The byte may itself begin something.
    guard byte < 0x80, byte != 0x1B else { return [.ascii(held)] + scanFirst(byte) }
    state = .ground
    return [.ascii(held + [byte])]
  }

  private mutating func scanScalar(_ bytes: [UInt8], _ byte: UInt8, _ length: Int)
    -> [TypedInput]
  {
    guard byte & 0xC0 == 0x80 else { return scanFirst(byte) }
    let bytes = bytes + [byte]
    state = bytes.count < length ? .scalar(bytes, length: length) : .ground
    guard bytes.count == length, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.sanitized == text
    else { return [] }
    return [.scalar(scalar)]
  }

  private mutating func scanPaste(_ byte: UInt8, _ matched: Int, _ isDropped: Bool)
    -> [TypedInput]
  {
    if byte == Self.end[matched] {
      guard matched + 1 == Self.end.count else {
        state = .paste(matched: matched + 1, isDropped: isDropped)
        return []
      }
      state = .ground
      return isDropped ? [] : [takePaste()]
    }
    let begins = byte == Self.end[0]
    if !isDropped, pasted.count < Self.longestPaste {
      pasted += Self.end.prefix(matched)
      if !begins { pasted.append(byte) }
    }
    state = .paste(matched: begins ? 1 : 0, isDropped: isDropped)
    return []
  }

  private mutating func takePaste() -> TypedInput {
    defer { pasted = [] }
    return .paste(String(decoding: pasted, as: UTF8.self))
  }
}
