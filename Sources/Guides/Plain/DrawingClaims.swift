/// Drawings of strokes and arrows, with the remarks that belong to them.
///
/// Lines with strokes are the seeds. What stands next to them without a blank line is drawn along,
/// unless it is a sentence; what stands next to them behind a blank line, if it is set in columns
/// or with arrows. Two boxes that are complete are two drawings.
enum DrawingClaims {
  static func claim(in table: inout LineTable) {
    var pieces: [Piece] = []
    for run in table.freeRuns { pieces += self.pieces(of: run, in: table) }
    for piece in joined(pieces, in: table) where isDrawing(piece, in: table) {
      if !piece.hasStrokes, isOfPairs(piece.range, in: table) {
        table.claim(piece.range, as: .list)
      } else {
        table.claim(withoutCaption(piece.range, in: table), as: .drawing)
      }
    }
  }

  /// A first line that ends in a colon says what comes, and is prose.
  private static func withoutCaption(
    _ range: ClosedRange<Int>, in table: LineTable
  ) -> ClosedRange<Int> {
    let first = table.shapes[range.lowerBound]
    guard first.endsInColon, first.indent == 0, !first.marks.hasGap,
      let next = table.nextWritten(from: range.lowerBound + 1), next <= range.upperBound
    else { return range }
    return next...range.upperBound
  }

  private struct Piece {
    var range: ClosedRange<Int>
    /// Whether it has strokes; else it only looks drawn.
    var hasStrokes: Bool
  }

  /// The drawn parts of lines that no blank line parts.
  private static func pieces(of run: ClosedRange<Int>, in table: LineTable) -> [Piece] {
    let hasEdge = run.contains { table.shapes[$0].marks.isEdge }
    let seeds = run.filter { isSeed(table.shapes[$0], besideEdge: hasEdge) }
    guard let first = seeds.first else {
      return isSetOut(run, in: table) ? [Piece(range: run, hasStrokes: false)] : []
    }
    var pieces: [ClosedRange<Int>] = [first...first]
    for seed in seeds.dropFirst() {
      let last = pieces[pieces.count - 1]
      let between = (last.upperBound + 1)..<seed
      if between.allSatisfy({ belongs($0, in: table) }) {
        pieces[pieces.count - 1] = last.lowerBound...seed
      } else {
        pieces.append(seed...seed)
      }
    }
    return pieces.map { Piece(range: widened($0, within: run, in: table), hasStrokes: true) }
  }

  private static func widened(
    _ range: ClosedRange<Int>, within run: ClosedRange<Int>, in table: LineTable
  ) -> ClosedRange<Int> {
    var first = range.lowerBound
    var last = range.upperBound
    while first > run.lowerBound, belongs(first - 1, in: table) { first -= 1 }
    while last < run.upperBound, belongs(last + 1, in: table) { last += 1 }
    return first...last
  }

  private static func isSeed(_ shape: LineShape, besideEdge: Bool) -> Bool {
    if besideEdge, shape.trimmed.hasPrefix("|"), shape.trimmed.hasSuffix("|") { return true }
    guard shape.marks.strokes > 0, !shape.isComment else { return false }
    let startsDrawn = shape.trimmed.unicodeScalars.first.map(DrawnMarks.isStroke) ?? false
    return startsDrawn || shape.marks.hasGap || shape.wordRun < 6
  }

  /// Whether a line beside strokes is part of the drawing: no sentence, no line of code alone.
  private static func belongs(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    if shape.marks.strokes > 0 || shape.marks.hasGap { return true }
    if table.scores[index] >= CodeScore.begins || shape.isComment { return shape.marks.arrows > 0 }
    if shape.bullet != nil, shape.indent == 0 { return false }
    if shape.indent > 0 || shape.marks.arrows > 0 { return shape.trimmed.count <= 120 }
    return shape.wordRun <= 5 && !shape.endsSentence && shape.trimmed.count <= 60
  }

  /// Lines without strokes that are set in columns or with arrows, and are no sentences.
  private static func isSetOut(_ run: ClosedRange<Int>, in table: LineTable) -> Bool {
    let shapes = table.shapes[run]
    if shapes.allSatisfy({ $0.indent >= 2 && $0.bullet == nil && !$0.endsSentence }) {
      return run.allSatisfy { table.scores[$0] < CodeScore.begins }
    }
    guard shapes.contains(where: { $0.marks.arrows > 0 || $0.marks.hasGap }) else { return false }
    return run.allSatisfy { index in
      let shape = table.shapes[index]
      guard shape.bullet == nil, shape.trimmed.count <= 120 else { return false }
      let isArranged = shape.marks.arrows > 0 || shape.marks.hasGap || shape.indent > 0
      if table.scores[index] >= CodeScore.begins { return shape.marks.arrows > 0 }
      if isArranged { return shape.wordRun <= 7 && !(shape.endsSentence && shape.wordRun > 4) }
      let isLabelled = shape.trimmed.prefix { $0 != " " }.last == ":"
      return shape.wordRun <= (isLabelled ? 8 : 3) && shape.trimmed.count <= 80
    }
  }

  private static func joined(_ pieces: [Piece], in table: LineTable) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      guard let last = result.last,
        table.nextWritten(from: last.range.upperBound + 1) == piece.range.lowerBound,
        piece.range.lowerBound - last.range.upperBound > 1,
        piece.range.lowerBound - last.range.upperBound <= 3,
        piece.hasStrokes || last.hasStrokes,
        !(isCompleteBox(last.range, in: table) && isCompleteBox(piece.range, in: table))
      else {
        result.append(piece)
        continue
      }
      result[result.count - 1] = Piece(
        range: last.range.lowerBound...piece.range.upperBound, hasStrokes: true)
    }
    return result
  }

  /// Whether the first stroke opens a box at the left and the last one closes it.
  private static func isCompleteBox(_ range: ClosedRange<Int>, in table: LineTable) -> Bool {
    let drawn = table.shapes[range].filter { $0.marks.strokes > 0 }
    guard let top = drawn.first, let bottom = drawn.last, drawn.count > 1 else { return false }
    return "┌╔╭┏+".contains(top.trimmed.first ?? " ")
      && "└╚╰┗+".contains(bottom.trimmed.first ?? " ")
  }

  /// More lines with an arrow at one place are a chart.
  private static let mostPairs = 3

  /// A few lines that say one thing of another each, with an arrow between: read, not looked at.
  private static func isOfPairs(_ range: ClosedRange<Int>, in table: LineTable) -> Bool {
    range.count <= mostPairs
      && table.shapes[range].allSatisfy { shape in
        let sides = shape.trimmed.split(separator: " → ", omittingEmptySubsequences: false)
        return shape.marks.arrows == 1 && sides.count == 2
          && sides.allSatisfy { $0.contains(where: \.isLetter) && !$0.dropFirst().hasPrefix("   ") }
      }
  }

  /// What has no strokes is a drawing if arrows stand under each other.
  private static func isDrawing(_ piece: Piece, in table: LineTable) -> Bool {
    if piece.hasStrokes { return true }
    let shapes = table.shapes[piece.range]
    // Bars and heads of arrows that lead down, below arrows in ASCII.
    if shapes.contains(where: { $0.marks.arrows > 0 }),
      shapes.contains(where: { $0.indent > 0 && $0.trimmed.allSatisfy { "|vV^ ".contains($0) } })
    {
      return true
    }
    var columns: [Int: Int] = [:]
    for shape in table.shapes[piece.range] {
      let arrows = Array(shape.text.unicodeScalars).indices(where: DrawnMarks.isArrow)
      for column in Set(arrows.ranges.map(\.lowerBound)) { columns[column, default: 0] += 1 }
    }
    return columns.values.contains { $0 >= 2 }
  }
}
