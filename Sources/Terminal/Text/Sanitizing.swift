import Cells

extension String {
  /// The text without anything that could command the terminal or reorder what it shows.
  ///
  /// Control characters become their pictures (`\u{1B}` → `␛`), C1 controls and the invisible
  /// scalars that change direction or break lines become `�`. A tab counts as a control: expand
  /// it first with ``expandingTabs(every:)``. Texts that are clean come back as they are.
  public var sanitized: String {
    replacingScalars { $0.visibleSubstitute.map { String(Character($0)) } }
  }

  /// The same for a text of several lines: line ends and tabs stay.
  public var sanitizedLines: String {
    replacingScalars { $0.isLayout ? nil : $0.visibleSubstitute.map { String(Character($0)) } }
  }

  /// A text of JSON, in which such characters can only stand in strings, with each of them
  /// written as `\u001b`. It means the same.
  ///
  /// - Parameter isASCII: Whether to write so all that is not ASCII.
  public func escapedInJSON(isASCII: Bool = false) -> String {
    isPlain
      ? self
      : replacingScalars { scalar in
        let isHarmful = scalar.visibleSubstitute != nil && !scalar.isLayout
        return isHarmful || isASCII && !scalar.isASCII ? scalar.escape : nil
      }
  }

  /// Rows of comma-separated values that end with CR and LF, with each such character written as
  /// `\u001b`. A backslash before what would then look like one is `\u005c`, so that everything
  /// can be told back.
  public var escapedInTable: String {
    if isPlainTable { return self }
    var result = ""
    for line in utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex != utf8.startIndex { result += "\n" }
      let endsRow = line.last == UInt8(ascii: "\r") && line.endIndex != utf8.endIndex
      result += String(Substring(endsRow ? line.dropLast() : line)).escapedInRow
      if endsRow { result += "\r" }
    }
    return result
  }

  private var escapedInRow: String {
    if isPlain, !utf8.contains(UInt8(ascii: "\\")) { return self }
    return replacing(#/\\(?=u[0-9a-fA-F]{4})/#, with: #"\u005c"#).replacingScalars {
      $0.visibleSubstitute == nil || $0.isLayout ? nil : $0.escape
    }
  }

  /// Whether there is nothing but letters, digits and marks of ASCII, and ends of lines: a look at the
  /// bytes tells most texts apart from those that have to be looked at closely.
  private var isPlain: Bool {
    utf8.allSatisfy { 0x20..<0x7f ~= $0 || $0 == UInt8(ascii: "\n") }
  }

  /// Whether all rows are plain and nothing in them looks like an escape: most of a table is passed on
  /// as it is, without a look at each row.
  private var isPlainTable: Bool {
    var before: UInt8 = 0
    return utf8.allSatisfy { byte in
      // What ends a row may be cut in two; where it is not, a look at each row will do.
      let isSound =
        byte == UInt8(ascii: "\n")
        || (before != UInt8(ascii: "\r")
          && (byte == UInt8(ascii: "\r") || 0x20..<0x7f ~= byte && byte != UInt8(ascii: "\\")))
      before = byte
      return isSound
    } && before != UInt8(ascii: "\r")
  }

  private func replacingScalars(_ substitute: (Unicode.Scalar) -> String?) -> String {
    guard unicodeScalars.contains(where: { substitute($0) != nil }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = substitute(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
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
  fileprivate var isLayout: Bool { self == "\n" || self == "\t" }

  /// `\u001b`, or two of these beyond the first 65,536 characters.
  fileprivate var escape: String {
    UTF16.encode(self)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }

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
