extension StyledLine {
  /// The line as the terminal is to receive it, without a line end.
  ///
  /// - Parameters:
  ///   - color: Whether styles become escapes; without, only the text is left.
  ///   - glyphs: The characters that may be used.
  public func rendered(color: Bool, glyphs: Glyphs) -> String {
    spans.map { span in
      let text = glyphs.spelled(span.text)
      guard color, let escape = span.style.escape else { return text }
      return escape + text + Style.reset
    }.joined()
  }

  /// The line as a readline prompt: escapes are marked as taking no cells.
  func renderedAsPrompt(color: Bool, glyphs: Glyphs) -> String {
    spans.map { span in
      let text = glyphs.spelled(span.text)
      guard color, let escape = span.style.escape else { return text }
      return "\u{01}\(escape)\u{02}\(text)\u{01}\(Style.reset)\u{02}"
    }.joined()
  }
}

extension Style {
  static let reset = "\u{1B}[0m"

  /// The escape (Select Graphic Rendition, ECMA-48 8.3.117) that switches the style on; nil for
  /// the plain style.
  var escape: String? {
    var codes: [Int] = []
    if attributes.contains(.bold) { codes.append(1) }
    if attributes.contains(.dim) { codes.append(2) }
    if attributes.contains(.underline) { codes.append(4) }
    if attributes.contains(.reverse) { codes.append(7) }
    if let foreground { codes.append(foreground.code(base: 30)) }
    if let background { codes.append(background.code(base: 40)) }
    guard !codes.isEmpty else { return nil }
    return "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }
}

extension Style.Color {
  /// 30–37 and 90–97 for text, 40–47 and 100–107 for what is behind it.
  fileprivate func code(base: Int) -> Int {
    let number = Int(rawValue)
    return number < 8 ? base + number : base + 60 + number - 8
  }
}
