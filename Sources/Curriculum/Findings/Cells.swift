/// Columns that a text takes on a terminal: one a character, two for East Asian wide ones.
///
/// Enough for drawings, in which joined emoji are forbidden; what a terminal really does is another
/// module's business.
func cells(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + ($1.unicodeScalars.contains(where: isWide) ? 2 : 1) }
}

/// The blocks of Unicode's EastAsianWidth.txt that are W or F throughout, and the emoji planes.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}
