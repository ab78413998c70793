/// A text with places for values, `%@` or `%1$lld`: how keys are written, and translations.
struct TextTemplate {
  /// The key that a literal with interpolations is looked up by.
  ///
  /// - Parameter pieces: Texts, and nil for each value.
  static func key(_ pieces: [(text: String?, specifier: String)]) -> String {
    let hasValues = pieces.contains { $0.text == nil }
    return pieces.map { piece in
      guard let text = piece.text else { return "%" + piece.specifier }
      return hasValues ? text.replacing("%", with: "%%") : text
    }.joined()
  }

  /// Puts values in their places.
  static func fill(_ template: String, with values: [String]) -> String {
    guard !values.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    var next = 0
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var index = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        index = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = rest.drop { $0.isNumber || "#.-+ ".contains($0) }
      rest = rest.drop { "lhqzt".contains($0) }.dropFirst()
      result += values.indices.contains(index) ? values[index] : ""
    }
    return result + rest
  }
}
