/// Fences that what stands in them does not close.
enum Fences {
  static func around(_ text: String) -> String {
    var longest = 0
    for line in text.split(separator: "\n") {
      let marks = line.drop { $0 == " " }.prefix { $0 == "`" }.count
      longest = max(longest, marks)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// A remark for the author that ends where it should.
  static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
      .split(separator: ">").joined(separator: " ")
  }
}
