import CUnicode

extension Character {
  /// How many cells of the terminal the character takes: 0, 1 or 2.
  ///
  /// The widest scalar of the grapheme counts, because marks are drawn over their base. A flag
  /// is two cells although each of its halves is one. Control characters have no width.
  public var cellWidth: Int {
    // Printable ASCII is nearly all there is: it need not be looked up.
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    let scalars = unicodeScalars
    if scalars.count == 2, scalars.allSatisfy(\.isRegionalIndicator) { return 2 }
    return scalars.reduce(0) { widest, scalar in
      max(widest, Int(utf8proc_charwidth(utf8proc_int32_t(bitPattern: scalar.value))))
    }
  }
}

extension StringProtocol {
  /// How many cells of the terminal the text takes in one line.
  public var cellWidth: Int {
    let text = String(self)
    // As it is for characters; and of these each is a grapheme.
    let isASCII = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isASCII ? text.utf8.count : text.reduce(0) { $0 + $1.cellWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
