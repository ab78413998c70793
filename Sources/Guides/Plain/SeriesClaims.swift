/// Titles that are counted through a whole text, `7.1`, `7.2`, `7.3`: they need no space below.
enum SeriesClaims {
  private static let fewest = 3
  private static let longest = 90

  static func claim(in table: inout LineTable) {
    var series: [[Int]: [Int: Int]] = [:]
    for index in table.shapes.indices where isPossible(index, in: table) {
      let number = number(of: table.shapes[index].trimmed)
      guard let last = number.last else { continue }
      // What a table of contents has first comes again: the last one is the title.
      series[number.dropLast(), default: [:]][last] = index
    }
    for (_, titles) in series where titles.count >= fewest {
      let inOrder = titles.sorted { $0.key < $1.key }
      let areCounted = zip(inOrder, inOrder.dropFirst()).allSatisfy {
        $1.key - $0.key <= 2 && $1.value > $0.value
      }
      guard areCounted else { continue }
      for (_, index) in inOrder {
        table.claim(index...index, as: .heading, lines: [String(table.shapes[index].trimmed)])
      }
    }
  }

  private static func isPossible(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    guard table.isFree(index), shape.trimmed.first?.isNumber == true,
      shape.trimmed.count <= longest, index + 1 < table.count,
      index == 0 || !table.isFree(index - 1)
    else { return false }
    return HeadingEvidence.score(index, in: table) >= HeadingEvidence.enough
  }

  /// The parts of a number with two or more.
  private static func number(of title: Substring) -> [Int] {
    let digits = title.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let isNumber = parts.count >= 2 && title.dropFirst(digits.count).first == " "
    return isNumber ? parts : []
  }
}
