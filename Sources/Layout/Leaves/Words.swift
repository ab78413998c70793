/// Y14: text. It wraps in the width, is cut to the lines that fit, at least one, and to its limit,
/// and without a width is one line.
///
/// A letter is a column of ten points, a line twenty points high, in every font; so all its
/// lengths rest on the font.
public struct Words: LayoutAlgorithm {
  public let text: String
  /// How many lines at most; nil is no limit.
  public let lineLimit: Int?
  /// Where what has no room is left out of the last line.
  public let truncation: Truncation
  /// As many lines as it is high even if it has fewer, at least one.
  public let leastLines: Int
  private let paragraphs: [WrappedParagraph]
  /// How many columns `…` takes.
  private let sign: Int
  /// The columns of the longest paragraph.
  private let longest: Int

  /// - Parameter columnsOf: how many columns a character takes, 0 to 2.
  public init(
    _ text: String, lineLimit: Int? = nil, leastLines: Int = 1, truncation: Truncation = .tail,
    columnsOf: @escaping @Sendable (Character) -> Int
  ) {
    self.text = text
    self.truncation = truncation
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.leastLines = min(max(1, leastLines), self.lineLimit ?? 1000)
    paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { WrappedParagraph($0, columnsOf: columnsOf) }
    sign = max(0, columnsOf("…"))
    longest = paragraphs.reduce(0) { max($0, $1.columns) }
  }

  public var rule: Rule { .y14 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let cell = pass.metrics.cell
    let limit = limit(proposal, cell)
    if paragraphs.count == 1, Self.count(proposal.width, of: cell.width) >= longest {
      return oneLine(proposal, cell)
    }
    let wrapping = wrapping(proposal, cell)
    let count = max(wrapping.lines.count, leastLines)
    let columns = wrapping.lines.reduce(0) { max($0, $1.columns) }
    var result = Measurement(
      Size(width: Double(columns) * cell.width, height: Double(count) * cell.height),
      for: proposal, rests: AxisDependencies(.font), because: .linesOfText)
    if !wrapping.isCut, wrapping.lines.count == paragraphs.count {
      result.widths = ProposalRange(
        lower: Double(longest) * cell.width, upper: .infinity, holdsUnspecified: true)
    }
    result.heights = heights(count: wrapping.lines.count, limit: limit, wrapping.isCut, cell)
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .text }

  /// The letters of its first and of its last line stand on the baselines.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    switch guide {
    case .firstTextBaseline: pass.metrics.baseline
    case .lastTextBaseline:
      Length.placed(size.height) - pass.metrics.cell.height + pass.metrics.baseline
    default: nil
    }
  }

  /// The lines that are shown for a proposal; the last ends with `…` if there is more.
  public func lines(for proposal: Proposal, metrics: Metrics = .usual) -> [String] {
    let wrapping = wrapping(proposal, metrics.cell)
    return wrapping.lines.map(wrapping.text)
  }

  /// Most texts are a line, whatever else they are offered.
  private func oneLine(_ proposal: Proposal, _ cell: Size) -> Measurement {
    var result = Measurement(
      Size(width: Double(longest) * cell.width, height: Double(leastLines) * cell.height),
      for: proposal, rests: AxisDependencies(.font), because: .linesOfText)
    result.widths = ProposalRange(
      lower: result.size.width, upper: .infinity, holdsUnspecified: true)
    result.heights = .any
    return result
  }

  private func wrapping(_ proposal: Proposal, _ cell: Size) -> TextWrapping {
    TextWrapping(
      paragraphs, columns: Self.count(proposal.width, of: cell.width),
      limit: limit(proposal, cell), truncation, sign: sign)
  }

  private func limit(_ proposal: Proposal, _ cell: Size) -> Int {
    min(Self.count(proposal.height, of: cell.height), lineLimit ?? .max)
  }

  /// How many cells go into a length; at least one.
  private static func count(_ length: Double?, of cell: Double) -> Int {
    guard let length else { return .max }
    // A third of a pixel less is no reason to lose a letter.
    let count = Length.floor(length / cell + 0.001)
    return count < 1e9 ? max(1, Int(count)) : .max
  }

  /// Between which heights the same lines are shown.
  private func heights(count: Int, limit: Int, _ isCut: Bool, _ cell: Size) -> ProposalRange {
    let lower = count <= 1 ? 0 : Double(count) * cell.height
    guard isCut, limit != lineLimit else {
      return ProposalRange(lower: lower, upper: .infinity, holdsUnspecified: true)
    }
    return ProposalRange(
      lower: lower, upper: (Double(count) + 0.99) * cell.height, holdsUnspecified: false)
  }
}
