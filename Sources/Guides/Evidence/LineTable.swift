/// The lines of a text with what is said of each alone, and who has claimed it.
struct LineTable: Sendable {
  let shapes: [LineShape]
  /// ``CodeScore`` of each line.
  let scores: [Double]
  private(set) var claims: [GuideBlock] = []
  private(set) var isClaimed: [Bool]
  /// Lines at the edges of printed pages: what goes on behind them is not cut by them.
  private(set) var edges: Set<Int> = []

  init(_ lines: [String]) {
    shapes = lines.map(LineShape.init)
    scores = shapes.map(CodeScore.of)
    isClaimed = shapes.map { _ in false }
  }

  var count: Int { shapes.count }

  func isFree(_ index: Int) -> Bool {
    shapes.indices.contains(index) && !isClaimed[index] && !shapes[index].isBlank
  }

  /// Takes lines, counted from 0, that nobody has.
  mutating func claim(
    _ range: ClosedRange<Int>, as kind: BlockKind, level: Int? = nil, lines: [String]? = nil,
    language: String? = nil, lead: String = "", tail: String = "", isMarked: Bool = false
  ) {
    let inner = edges.isEmpty ? [] : range.filter(edges.contains)
    if !inner.isEmpty, kind != .remains {
      claims.removeAll { $0.kind == .remains && inner.contains($0.first - 1) }
    }
    for index in range { isClaimed[index] = true }
    let kept = range.filter { !inner.contains($0) || kind == .remains }
    claims.append(
      GuideBlock(
        kind: kind, first: range.lowerBound + 1, last: range.upperBound + 1,
        lines: lines ?? kept.map { shapes[$0].text }, level: level, language: language, lead: lead,
        tail: tail, isMarked: isMarked))
  }

  /// Takes a line that stands at the edge of a printed page.
  mutating func claimEdge(_ index: Int) {
    edges.insert(index)
    claim(index...index, as: .remains)
  }

  /// Runs of lines that nobody has and no blank line parts.
  var freeRuns: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var start: Int?
    for index in 0...count {
      if isFree(index) {
        start = start ?? index
      } else if let first = start {
        runs.append(first...(index - 1))
        start = nil
      }
    }
    return runs
  }

  /// The next line that is not blank, from an index on.
  func nextWritten(from index: Int) -> Int? {
    guard index < count else { return nil }
    return (index..<count).first { !shapes[$0].isBlank }
  }

  /// The last line that is not blank, before an index.
  func lastWritten(before index: Int) -> Int? {
    (0..<max(0, min(index, count))).last { !shapes[$0].isBlank }
  }
}
