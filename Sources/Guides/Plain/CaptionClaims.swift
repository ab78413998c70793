/// The lines that count listings, pictures and tables of a book: `Listing 7.4`, `Figure 7.2: a lamp`.
/// They are no titles, and no code.
enum CaptionClaims {
  /// What books in general call what they count beside their text.
  private static let labels: Set<String> = [
    "figure", "fig", "listing", "table", "image", "picture", "screenshot", "snippet", "exhibit",
  ]

  private static let longest = 120

  static func claim(in table: inout LineTable) {
    for index in table.shapes.indices where table.isFree(index) {
      guard let rest = rest(of: table.shapes[index].trimmed) else { continue }
      table.claim(index...index, as: rest.contains(where: \.isLetter) ? .prose : .remains)
    }
  }

  /// What stands behind the label and its number.
  private static func rest(of line: Substring) -> Substring? {
    guard line.count <= longest else { return nil }
    let label = line.prefix(while: \.isLetter)
    guard labels.contains(label.lowercased()), label.first?.isUppercase == true else { return nil }
    let number = line.dropFirst(label.count).drop { $0 == "." || $0 == " " }
    let digits = number.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "–" }
    guard digits.contains(where: \.isNumber) else { return nil }
    let rest = number.dropFirst(digits.count)
    // `Figure 3 shows` begins a sentence.
    let isClosed =
      rest.isEmpty || digits.hasSuffix(".") || ":.—–-|".contains(rest.trimmedSpaces.first ?? " ")
    return isClosed ? rest : nil
  }
}
