import CUnicode
import Cells

/// The characters that the terminal can show.
public enum Glyphs: Sendable, Hashable, CaseIterable {
  /// All of Unicode, boxes and blocks among it.
  case unicode
  /// Printable ASCII alone.
  case ascii

  /// What stands for text that was cut off: one cell, or three.
  public var ellipsis: String { self == .unicode ? "…" : "..." }

  /// The text in the characters that the terminal can show, in the same number of cells.
  ///
  /// For ``ascii``, box and block characters, arrows, marks and typographic punctuation become
  /// what looks most like them, accented letters lose their accents, and what has no likeness
  /// becomes question marks.
  public func spelled(_ text: String) -> String {
    guard self == .ascii, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.map { $0.isASCII ? String($0) : $0.asciiLikeness }.joined()
  }
}

extension Character {
  /// ASCII of the same width.
  fileprivate var asciiLikeness: String {
    let width = cellWidth
    guard width > 0 else { return "" }
    if width == 1 {
      if let likeness = unicodeScalars.first.flatMap(asciiOfBox) ?? asciiOfMark[self] {
        return String(likeness)
      }
      if let base = decomposedBase, base.isASCII { return String(Character(base)) }
    }
    return String(repeating: "?", count: width)
  }

  /// The letter below the accents.
  private var decomposedBase: Unicode.Scalar? {
    guard let scalar = unicodeScalars.first else { return nil }
    // Four is the longest canonical decomposition that Unicode has.
    var buffer = [utf8proc_int32_t](repeating: 0, count: 8)
    let count = utf8proc_decompose_char(
      utf8proc_int32_t(bitPattern: scalar.value), &buffer, buffer.count, UTF8PROC_DECOMPOSE, nil)
    guard count > 0 else { return nil }
    return Unicode.Scalar(UInt32(bitPattern: buffer[0]))
  }
}

/// Boxes are told by their range: horizontal and vertical lines, and everything that joins them.
private func asciiOfBox(_ scalar: Unicode.Scalar) -> Character? {
  switch scalar.value {
  case 0x2550, 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576,
    0x2578, 0x257A, 0x257C, 0x257E:
    "-"
  case 0x2551, 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2575, 0x2577,
    0x2579, 0x257B, 0x257D, 0x257F:
    "|"
  case 0x2571: "/"
  case 0x2572: "\\"
  case 0x2573: "x"
  case 0x2500...0x257F: "+"
  case 0x2591: "-"
  case 0x2580...0x259F: "#"
  default: nil
  }
}

private let asciiOfMark: [Character: Character] = [
  "…": ".", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "‹": "<", "›": ">",
  "«": "<", "»": ">", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "•": "*", "·": ".",
  "→": ">", "←": "<", "↑": "^", "↓": "v", "⇒": ">", "▶": ">", "▸": ">", "❯": ">", "◀": "<",
  "▲": "^", "▼": "v", "✓": "+", "✔": "+", "✗": "x", "✘": "x", "×": "x", "●": "*", "○": "o",
  "■": "#", "□": "o", "★": "*", "☆": "*", "◆": "*", "◇": "o", "\u{A0}": " ", "≤": "<", "≥": ">",
  "≠": "#", "≈": "~", "ø": "o", "Ø": "O", "ß": "s", "æ": "a", "Æ": "A", "ł": "l", "Ł": "L",
  "¿": "?", "¡": "!", "©": "c", "°": "o",
]
