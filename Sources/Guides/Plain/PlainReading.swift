/// Plain text of a page that was copied, read into blocks.
///
/// What is surest is claimed first; each later claim sees only what is left: numbers of lines with
/// the listings that they count, drawings, listings, tables, lists, titles. The rest is prose.
public enum PlainReading {
  /// - Returns: Blocks in order; every line is in exactly one.
  public static func blocks(of lines: [String]) -> [GuideBlock] {
    let spoken = SpokenLines(lines)
    let dumped = DumpedLinks(spoken.lines)
    var table = LineTable(dumped.lines)
    spoken.claim(in: &table)
    dumped.claim(in: &table)
    PageClaims.claim(in: &table)
    UnderlinedClaims.claim(in: &table)
    WikiTitleClaims.claim(in: &table)
    HangingClaims.claim(in: &table)
    CaptionClaims.claim(in: &table)
    ButtonClaims.claim(in: &table)
    TurnClaims.claim(in: &table)
    GutterClaims.claim(in: &table)
    NumberedClaims.claim(in: &table)
    DrawingClaims.claim(in: &table)
    FlattenedClaims.claim(in: &table)
    CodeClaims.claim(in: &table)
    ContentsClaims.claim(in: &table)
    PageClaims.claimTitles(in: &table)
    SeriesClaims.claim(in: &table)
    for index in table.shapes.indices
    where table.isFree(index) && PageWords.isPageNumber(table.shapes[index].trimmed) {
      table.claim(index...index, as: .remains)
    }
    TableClaims.claim(in: &table)
    ListClaims.claim(in: &table)
    TitleClaims.claim(in: &table)
    for run in table.freeRuns { claimWords(run, in: &table) }
    let blocks = OpeningList.marked(
      CutParagraphs.joined(OpenLeads.joined(complete(table)), edges: table.edges))
    return HeadingLevels.told(in: blocks)
  }

  /// Sentences; among them lines with the words of a page are told apart.
  private static func claimWords(_ run: ClosedRange<Int>, in table: inout LineTable) {
    var start = run.lowerBound
    for index in run
    where isFrame(index, behind: index > run.lowerBound ? table.shapes[index - 1] : nil, in: table)
    {
      if start < index { table.claim(start...(index - 1), as: .prose) }
      table.claim(index...index, as: .remains)
      start = index + 1
    }
    if start <= run.upperBound { table.claim(start...run.upperBound, as: .prose) }
  }

  /// Whether a line has words of a page, and does not only go on with a sentence.
  private static func isFrame(
    _ index: Int, behind before: LineShape?, in table: LineTable
  ) -> Bool {
    let line = table.shapes[index].trimmed
    guard line.count <= 80, PageWords.opens(line) else { return false }
    guard let before, line.first?.isLowercase == true else { return true }
    return before.endsSentence || before.endsInColon || before.wordRun < 4
  }

  /// The claims in order, and the blank lines between them.
  private static func complete(_ table: LineTable) -> [GuideBlock] {
    var blocks: [GuideBlock] = []
    var next = 1
    func fill(to line: Int) {
      guard next < line else { return }
      let lines = table.shapes[(next - 1)..<(line - 1)].map(\.text)
      blocks.append(GuideBlock(kind: .blank, first: next, last: line - 1, lines: lines))
    }
    for claim in table.claims.sorted(by: { $0.first < $1.first }) {
      fill(to: claim.first)
      blocks.append(claim)
      next = claim.last + 1
    }
    fill(to: table.count + 1)
    return blocks
  }
}
