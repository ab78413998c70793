import Simulation

/// An answer without its dress: what keyboards, editors and Markdown put around it.
struct TypedAnswer {
  /// In one line, without quotes or backquotes around it and without a final full stop. Wide
  /// letters, curly quotes and long dashes are plain ones.
  let text: String
  let fragment: SwiftFragment?
  let words: WordForm

  init(_ answer: String) {
    text = undressed(plain(answer))
    fragment = SwiftFragment(text)
    words = WordForm(text)
  }
}

/// The text in the characters that Swift is written in, without invisible ones.
private func plain(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(2 * SwiftFragment.longest) {
    switch scalar.value {
    case 0xFF01...0xFF5E: result.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    case 0x201C...0x201F, 0xAB, 0xBB: result.append("\"")
    case 0x2018...0x201B, 0x2032: result.append("'")
    case 0x2010...0x2015, 0x2212: result.append("-")
    case _ where scalar.properties.isWhitespace: result.append(" ")
    case _ where scalar.properties.generalCategory == .format: continue
    default: result.append(scalar)
    }
  }
  return String(result).split(separator: " ").joined(separator: " ")
}

private func undressed(_ text: String) -> String {
  var text = text
  while true {
    if text.hasSuffix("."), text.count > 1, !text.hasSuffix("..") { text.removeLast() }
    guard text.count > 2, let mark = text.first, "`\"'".contains(mark), text.last == mark,
      !text.dropFirst().dropLast().contains(mark)
    else { return text }
    text = trimmed(text.dropFirst().dropLast())
  }
}
