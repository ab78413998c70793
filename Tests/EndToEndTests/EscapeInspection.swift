/// Finds in what a program wrote anything that may command a terminal, or reorder what it shows,
/// and that this program does not write itself.
struct EscapeInspection {
  /// The first such thing, with what stands around it; nil if all is well.
  let finding: String?

  /// - Parameter isTerminal: Whether the program's own escapes may be there.
  init(_ bytes: [UInt8], isTerminal: Bool) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      finding = "bytes that are no UTF-8"
      return
    }
    let rest = isTerminal ? text.replacing(Self.own, with: "") : text
    let scalars = Array(rest.unicodeScalars)
    let place = scalars.indices.first { index in
      let scalar = scalars[index]
      switch scalar {
      case "\n", "\t": return false
      case "\r":
        // Before a line end it is part of it: in comma-separated values.
        let next = scalars.indices.contains(index + 1) ? scalars[index + 1] : nil
        return !isTerminal && next != "\n"
      // The bell and a step back are readline's.
      case "\u{07}", "\u{08}": return !isTerminal
      default: return Self.harmful.contains { $0.contains(scalar.value) }
      }
    }
    finding = place.map { place in
      let around = scalars[max(0, place - 30)..<min(scalars.count, place + 30)]
      return around.map { $0.escaped(asASCII: true) }.joined()
    }
  }

  /// C0, DEL and C1, marks and overrides of direction, separators of lines.
  static let harmful: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
  ]

  /// Modes of pages, pastes, whole drawings and the cursor; styles in the 16 colours that can be read on dark and
  /// on light; moving, erasing, inserting and deleting.
  nonisolated(unsafe) private static let own =
    #/\e\[(?:\?(?:25|1049|2004|2026)[hl]|(?:(?:0|1|2|4|7|3[1-6]|4[1-6])(?:;(?:1|2|4|7|3[1-6]|4[1-6]))*)?m|[0-9]{0,2}[ABCDJKP@]|[0-9]{0,2};?[0-9]{0,3}H)/#

  /// Every harmful character, and sequences that this program never writes.
  static let poison: String = {
    let scalars = harmful.joined().compactMap(Unicode.Scalar.init).filter {
      // Neither a path nor a line can hold these two.
      $0.value != 0 && $0 != "\n"
    }
    return "\u{1B}]0;pwned\u{07}\u{1B}[38;5;99mX\u{1B}[?1000h\u{1B}P1$r\u{1B}\\\u{9B}99m\u{1B}c"
      + scalars.map { String(Character($0)) }.joined()
  }()
}
