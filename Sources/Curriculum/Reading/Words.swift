/// Without outer white space.
func trimmed(_ text: some StringProtocol) -> String {
  var text = Substring(text).drop(while: \.isWhitespace)
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}

/// The parts between bars, without outer space and without empty ones; `\|` is a bar that belongs
/// to the text.
func alternatives(_ text: some StringProtocol) -> [String] {
  var parts = [""]
  var isEscaped = false
  for character in text {
    if isEscaped {
      parts[parts.count - 1] += character == "|" ? "|" : "\\" + String(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if character == "|" {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  if isEscaped { parts[parts.count - 1] += "\\" }
  return parts.map { trimmed($0) }.filter { !$0.isEmpty }
}
