import Curriculum
import Study
import Terminal

/// A typed answer above an accepted one, with `^` under what differs, in as many rows as it takes.
func comparisonLines(_ comparison: AnswerComparison, indent: Int = 2, on canvas: Canvas)
  -> [StyledLine]
{
  let labels = ["yours:  ", "answer: "]
  let lead = canvas.margin + (canvas.isNarrow ? 0 : indent)
  let room = canvas.width - canvas.margin - lead - 8
  return rows(comparison.pieces.flatMap(columns), width: room).enumerated().flatMap {
    row, columns in
    let yours = columns.reduce(StyledLine()) {
      $0 + StyledLine($1.yours, $1.differs ? Look.wrong : .plain).padded(to: $1.width)
    }
    let answer = columns.reduce(StyledLine()) {
      $0 + StyledLine($1.answer, $1.differs ? Look.right : .plain).padded(to: $1.width)
    }
    let marks = columns.map { String(repeating: $0.differs ? "^" : " ", count: $0.width) }.joined()
    let both = zip(labels, [yours, answer]).map { label, text in
      .spaces(lead) + StyledLine(row == 0 ? label : "        ", Look.quiet) + text
    }
    let isMarked = columns.contains(where: \.differs)
    return both + (isMarked ? [.spaces(lead + 8) + StyledLine(marks, Look.wrong)] : [])
  }
}

/// The same in words: at most three sentences, and how many differences there are besides.
func comparisonSentences(_ comparison: AnswerComparison) -> [String] {
  var before = ""
  var sentences: [String] = []
  for piece in comparison.pieces {
    let place = before.isEmpty ? "at the beginning" : "after \"\(before.trimmed)\""
    switch piece {
    case .same(_, let answer): before = before + answer
    case .missing(let text): sentences.append("\(quoted(text)) is missing \(place).")
    case .extra(let text): sentences.append("\(quoted(text)) is too much \(place).")
    case .other(let yours, let answer):
      sentences.append("\(quoted(yours)) stands where \(quoted(answer)) belongs.")
    }
    if case .same = piece { continue }
    before = ""
  }
  let most = 3
  guard sentences.count > most else { return sentences }
  return sentences.prefix(most) + ["There are \(sentences.count - most) more differences."]
}

/// What a right answer overlooked; nil if it is written as it should be.
func overlookedSentence(_ judgement: Judgement) -> String? {
  judgement.overlooked.map { response, details in
    "Written exactly: \(response)   (mind \(listed(details.map(\.rawValue))))"
  }
}

private func quoted(_ text: String) -> String {
  text.trimmed.isEmpty ? "a space" : "\"\(text.trimmed)\""
}

/// One place of both texts.
private struct Column {
  var yours: String
  var answer: String
  var differs: Bool

  var width: Int { max(yours.cellWidth, answer.cellWidth) }
  var isSpace: Bool { yours == " " && answer == " " }
}

private func columns(_ piece: AnswerComparison.Piece) -> [Column] {
  switch piece {
  case .same(let yours, let answer): columns(yours, answer, differs: false)
  case .missing(let text): columns("", text, differs: true)
  case .extra(let text): columns(text, "", differs: true)
  case .other(let yours, let answer): columns(yours, answer, differs: true)
  }
}

/// Letter by letter. A space is only marked where nothing but spaces differ.
private func columns(_ yours: String, _ answer: String, differs: Bool) -> [Column] {
  let left = Array(yours)
  let right = Array(answer)
  let marksSpaces = (left + right).allSatisfy { $0 == " " }
  return (0..<max(left.count, right.count)).map { index in
    let column = Column(
      yours: index < left.count ? String(left[index]) : " ",
      answer: index < right.count ? String(right[index]) : " ", differs: differs)
    guard column.isSpace, !marksSpaces else { return column }
    return Column(yours: " ", answer: " ", differs: false)
  }
}

/// Columns in rows that fit, broken at a space where one is near the end.
private func rows(_ columns: [Column], width: Int) -> [[Column]] {
  var rows: [[Column]] = []
  var rest = columns[...]
  while !rest.isEmpty {
    var used = 0
    var end = rest.startIndex
    while end < rest.endIndex, used + rest[end].width <= width || end == rest.startIndex {
      used += rest[end].width
      end += 1
    }
    if end < rest.endIndex, let space = rest[..<end].lastIndex(where: \.isSpace),
      space - rest.startIndex > (end - rest.startIndex) / 2
    {
      end = space + 1
    }
    rows.append(Array(rest[..<end]))
    rest = rest[end...]
  }
  return rows
}
