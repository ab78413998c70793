/// Reads what an interface has written in the whole language: bodies and values.
struct InterfaceWriting {
  private let index: InterfaceIndex
  private let module: Int
  private let platform: Platform

  /// - Parameter module: The number of its text.
  init(_ index: InterfaceIndex, module: Int, platform: Platform) {
    self.index = index
    self.module = module
    self.platform = platform
  }

  var file: Int { -1 - module }

  /// - Parameter range: What stands between a pair of braces of the text.
  func statements(in range: Range<Int>) -> [Statement] {
    let tree = index.trees.tree(
      of: range, in: module, opening: "", closing: "", index.text(of: range, in: module))
    let reader = SourceReader(
      file: file, operators: index.operators, platform: platform, base: range.lowerBound)
    return reader.statements(tree.statements)
  }

  /// - Returns: Nil if it is more than one value, or none.
  func value(in range: Range<Int>) -> Expression? {
    let found = statements(in: range)
    guard found.count == 1, case .expression(let value)? = found.first?.kind else { return nil }
    return value
  }
}
