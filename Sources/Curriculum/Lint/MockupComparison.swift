import Cells
import Drawing

/// A drawing of a lesson beside the one that its listing makes: marks `(N)` stand for anything.
struct MockupComparison {
  /// As the lesson has it.
  let written: [String]
  /// As it is computed.
  let computed: [String]

  /// Whether the lesson's drawing is right, in Unicode or in ASCII.
  var isRight: Bool {
    let rows = max(written.count, computed.count)
    return (0..<rows).allSatisfy { row in
      let shown = Self.cells(row < written.count ? written[row] : "")
      let right = Self.cells(row < computed.count ? computed[row] : "")
      let marks = Self.marks(in: shown)
      return (0..<max(shown.count, right.count)).allSatisfy { column in
        let one = column < shown.count ? shown[column] : " "
        let other = column < right.count ? right[column] : " "
        return one == other || marks.contains { $0.columns.contains(column) }
          || one?.isASCII == true && other.map { ASCIISigns.likeness(of: $0) } == one
      }
    }
  }

  /// The computed drawing with the marks of the written one: on the row that is the same but for
  /// them, else on the same row.
  var merged: [String] {
    var rows = computed.map(Self.cells)
    for (row, line) in written.enumerated() {
      let shown = Self.cells(line)
      let marks = Self.marks(in: shown)
      guard !marks.isEmpty, let target = place(of: shown, marks, row) else { continue }
      for mark in marks {
        while rows[target].count < mark.columns.upperBound { rows[target].append(" ") }
        for (column, character) in zip(mark.columns, mark.text) { rows[target][column] = character }
      }
    }
    return rows.map { String($0.compactMap(\.self)).trimmedAtEnd }
  }

  /// The row of the computed drawing that says the same words; the nearest of several.
  private func place(of cells: [Character?], _ marks: [Mark], _ row: Int) -> Int? {
    guard !computed.isEmpty else { return nil }
    let words = Self.words(cells, without: marks)
    let same = computed.indices.filter {
      Self.words(Self.cells(computed[$0]), without: []) == words
    }
    return same.min { abs($0 - row) < abs($1 - row) } ?? min(row, computed.count - 1)
  }

  private static func words(_ cells: [Character?], without marks: [Mark]) -> String {
    let kept = cells.enumerated().filter { column, _ in
      !marks.contains { $0.columns.contains(column) }
    }
    return String(kept.compactMap(\.element).filter { $0.isLetter || $0.isNumber })
  }

  private struct Mark {
    var columns: Range<Int>
    var text: [Character]
  }

  /// `(1)`, where it is no part of a word.
  private static func marks(in cells: [Character?]) -> [Mark] {
    cells.indices.compactMap { start in
      guard cells[start] == "(" else { return nil }
      let digits = cells[(start + 1)...].prefix { $0?.isASCII == true && $0?.isNumber == true }
      let isCall = start > 0 && cells[start - 1]?.isLetter == true
      guard !digits.isEmpty, !isCall, digits.endIndex < cells.count, cells[digits.endIndex] == ")"
      else { return nil }
      let columns = start..<digits.endIndex + 1
      return Mark(columns: columns, text: cells[columns].compactMap(\.self))
    }
  }

  /// A letter for each column; nil behind a wide one.
  private static func cells(_ line: String) -> [Character?] {
    line.flatMap { character -> [Character?] in
      switch character.cellWidth {
      case 0: []
      case 1: [character]
      default: [character, nil]
      }
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
