/// An article that somebody wrote, read into blocks.
public struct Guide: Sendable {
  /// The name of its file.
  public let name: String
  public let format: GuideFormat
  /// How many lines it has.
  public let lineCount: Int
  /// What it calls itself; nil if it does not.
  public let title: String?
  /// In order; every line is in exactly one. A web page may have all of its blocks on one line, and two
  /// columns share theirs: they are counted as if each stood on its own, and ``lines(of:)`` has the
  /// lines of the file.
  public let blocks: [GuideBlock]
  /// Of a web page, of columns and of a wiki whose listings begin or end within a line: the lines of the file that each block has.
  private let places: [ClosedRange<Int>]
  /// How many bytes stood for no letter.
  public let brokenLetters: Int

  /// Reads a guide.
  ///
  /// - Parameter beside: The lines of a file that lies beside it, by the name by which it calls it;
  ///   nil if there is none.
  /// - Throws: ``GuideError/empty(name:)`` if there is nothing in it to learn,
  ///   ``GuideError/tooDeep(name:)``.
  public init(
    _ text: GuideText, beside: (String) -> [String]? = { _ in nil }
  ) throws(GuideError) {
    name = text.name
    lineCount = text.lines.count
    brokenLetters = text.brokenLetters
    format = GuideFormat(of: text.lines, named: text.name)
    let named: String?
    var read: [GuideBlock]
    var places: [ClosedRange<Int>] = []
    switch format {
    case .plain:
      (read, places) = Self.plain(text)
      named = nil
    case .markdown:
      read = MarkdownReading.blocks(of: text.lines, beside: beside)
      named = FrontLines.title(in: text.lines)
    case .asciiDoc:
      read = MarkdownReading.blocks(of: text.lines, as: AsciiDocLines(text.lines).lines)
      named = nil
    case .org:
      read = MarkdownReading.blocks(of: text.lines, as: OrgLines(text.lines).lines)
      named = nil
    case .mediaWiki:
      (read, places) = Self.wiki(text)
      named = nil
    case .restructuredText:
      read = MarkdownReading.blocks(of: text.lines, as: RestructuredLines(text.lines).lines)
      named = nil
    case .html:
      guard let page = HTMLReading.read(text.lines) else { throw .tooDeep(name: text.name) }
      (read, named) = page
      places = Self.count(&read)
    }
    self.places = places
    blocks = read.map(ChangedLines.read)
    let first = blocks.first { $0.kind != .blank && $0.kind != .remains }
    let isOpening = first?.kind == .heading && (first?.level ?? 2) == 1
    title = isOpening ? first?.text : named
    guard blocks.contains(where: { [.prose, .code, .list, .drawing, .table].contains($0.kind) })
    else { throw .empty(name: text.name) }
  }

  /// Plain text; what stands in columns side by side is read one after the other.
  private static func plain(_ text: GuideText) -> ([GuideBlock], places: [ClosedRange<Int>]) {
    guard let columns = ColumnedLines(text.lines, pages: text.pages) else {
      return (PlainReading.blocks(of: text.lines), [])
    }
    var read = PlainReading.blocks(of: columns.lines)
    let places = counted(&read, columns.places)
    return (read, places)
  }

  /// What stood on one line with the beginning or the end of a listing has a line of its own.
  private static func wiki(_ text: GuideText) -> ([GuideBlock], places: [ClosedRange<Int>]) {
    let wiki = WikiLines(text.lines)
    var read = MarkdownReading.blocks(of: wiki.places.map { text.lines[$0] }, as: wiki.lines)
    guard wiki.lines.count > text.lines.count else { return (read, []) }
    let places = counted(&read, wiki.places)
    return (read, places)
  }

  /// Counts blocks as if each stood on a line of its own.
  ///
  /// - Parameter places: The line of the file of each line, from 0.
  /// - Returns: The lines where the blocks stand.
  private static func counted(_ read: inout [GuideBlock], _ places: [Int]) -> [ClosedRange<Int>] {
    count(&read).map { lines in
      let places = places[(lines.lowerBound - 1)..<lines.upperBound]
      return ((places.min() ?? 0) + 1)...((places.max() ?? 0) + 1)
    }
  }

  /// Counts blocks as if each stood on a line of its own.
  ///
  /// - Returns: The lines where they stand.
  private static func count(_ blocks: inout [GuideBlock]) -> [ClosedRange<Int>] {
    let places = blocks.map { $0.first...$0.last }
    for index in blocks.indices {
      (blocks[index].first, blocks[index].last) = (index + 1, index + 1)
    }
    return places
  }

  /// The lines of the file that lines of blocks stand for.
  public func lines(of range: ClosedRange<Int>) -> ClosedRange<Int> {
    guard places.indices.contains(range.lowerBound - 1),
      places.indices.contains(range.upperBound - 1)
    else { return range }
    let (first, last) = (places[range.lowerBound - 1], places[range.upperBound - 1])
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }

  /// Whether the lines of its blocks are Markdown; else they are text as it stands.
  public var isMarkdown: Bool { format != .plain }
}
