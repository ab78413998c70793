/// Where a value stands in a text until that has been read: what a value says is no Markdown, and may be
/// made to agree with a number.
enum TextGap {
  /// In a plane of Unicode that belongs to nobody, and that no symbol font uses.
  private static let first: UInt32 = 0xF0000

  /// What stands for the value with this number.
  static func text(of number: Int) -> String? {
    Unicode.Scalar(first + UInt32(clamping: number)).map { String(Character($0)) }
  }

  /// The number of the value that a letter stands for.
  static func number(of scalar: Unicode.Scalar) -> Int? {
    scalar.value >= first ? Int(scalar.value - first) : nil
  }
}
