import Guides

/// Names of code that a guide sets against each other in lists of two: of each list alone, who cannot
/// tell them apart has one in two; those of a lesson together are enough to choose from.
enum PairedTerms {
  /// Fewer are no choice.
  private static let fewest = 4

  /// Names, each with what the guide says of it, and the lines where it does; nil if they are too few.
  static func rows(in blocks: [GuideBlock]) -> (rows: [[String]], lines: ClosedRange<Int>)? {
    var rows: [[String]] = []
    var told: [GuideBlock] = []
    for block in blocks where block.kind == .list {
      guard let pair = TermList.rows(of: block, fewest: 2), pair.count == 2 else { continue }
      let names = pair.map { [bare($0[0]), $0[1]] }
      guard names.allSatisfy({ NamesOfCode.isOne($0[0]) && $0[1].split(separator: " ").count >= 3 })
      else { continue }
      rows += names
      told.append(block)
    }
    guard rows.count >= fewest, let first = told.first?.first, let last = told.last?.last else {
      return nil
    }
    return (rows, first...last)
  }

  /// Without what stands in parentheses behind a space: since when there is one, for whom.
  private static func bare(_ term: String) -> String {
    guard let place = term.firstRange(of: " (") else { return term }
    return String(term[..<place.lowerBound])
  }
}
