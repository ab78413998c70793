extension String {
  /// The text without anything that could command the terminal or reorder what it shows.
  ///
  /// Control characters become their pictures (`\u{1B}` → `␛`), C1 controls and the invisible
  /// scalars that change direction or break lines become `�`. A tab counts as a control: expand
  /// it first with ``expandingTabs(every:)``. Texts that are clean come back as they are.
  public var sanitized: String {
    guard unicodeScalars.contains(where: { $0.visibleSubstitute != nil }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.visibleSubstitute ?? scalar) }
    return String(result)
  }

  /// The text with every tab replaced by spaces up to the next multiple of `interval` cells.
  ///
  /// - Parameter interval: 1 or more; less counts as 1.
  public func expandingTabs(every interval: Int = 4) -> String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let step = max(1, interval) - column % max(1, interval)
        result += String(repeating: " ", count: step)
        column += step
      } else {
        result.append(character)
        column = character.isNewline ? 0 : column + character.cellWidth
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// What is shown in the scalar's stead; nil if it may be shown as it is.
  fileprivate var visibleSubstitute: Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Marks, embeddings, overrides and isolates of writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    // Line and paragraph separators; deprecated format controls.
    case 0x2028, 0x2029, 0x206A...0x206F: "\u{FFFD}"
    default: nil
    }
  }
}
