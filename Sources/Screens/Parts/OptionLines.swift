import Curriculum
import Study
import Terminal

/// An option with its number, from 0, and what stands before it.
func optionLines(_ option: Question.Option, number: Int, mark: String = "", on canvas: Canvas)
  -> [StyledLine]
{
  let indent = canvas.isNarrow ? 0 : 2
  let lead = StyledLine(mark) + StyledLine("\(number + 1)", Look.key) + "   "
  return canvas.paragraph(
    lead + canvas.styled(option.text), indent: indent, hanging: indent + lead.width)
}

/// Options below each other; short ones stand in rows, as many in each as fit.
func optionRows(_ options: [Question.Option], on canvas: Canvas, mark: (Int) -> String)
  -> [StyledLine]
{
  guard !options.contains(where: { $0.picture != nil }) else {
    return pictureRows(options, on: canvas, mark: mark)
  }
  let cells = options.enumerated().map { index, option in
    StyledLine(mark(index)) + StyledLine("\(index + 1)", Look.key) + " "
      + canvas.styled(option.text)
  }
  let indent = canvas.isNarrow ? 0 : 2
  let gap = 3
  let widest = cells.map(\.width).max() ?? 0
  let fitting = (canvas.textWidth - indent + gap) / (widest + gap)
  guard fitting > 1, cells.count > 1 else {
    return options.indices.flatMap { index in
      optionLines(options[index], number: index, mark: mark(index), on: canvas)
    }
  }
  // As many in each row, so that the last one is not all but empty.
  let rows = (cells.count + fitting - 1) / fitting
  let columns = (cells.count + rows - 1) / rows
  return stride(from: 0, to: cells.count, by: columns).map { first in
    let row = cells[first..<min(first + columns, cells.count)]
    return .spaces(canvas.margin + indent)
      + (row.dropLast().map { $0.padded(to: widest) } + row.suffix(1)).joined(gap: gap)
  }
}

/// `+ 2  ANSWER     `: how an option, from 0, turned out.
func verdictLead(_ verdict: (mark: String, word: String), option: Int, on canvas: Canvas)
  -> StyledLine
{
  let style = verdict.mark == "x" ? Look.wrong : verdict.mark == "+" ? Look.right : .plain
  let word = canvas.isNarrow && !verdict.word.isEmpty ? verdict.word + " " : verdict.word
  return StyledLine("\(verdict.mark) ", style) + StyledLine("\(option + 1)  ", Look.key)
    + StyledLine(word, style).padded(to: canvas.isNarrow ? 0 : 11)
}

/// The question: its stem, and the text with blanks.
func questionLines(_ question: Question, on canvas: Canvas, isFilled: Bool = false) -> [StyledLine]
{
  let text = clozeLine(question, on: canvas, isFilled: isFilled)
  return [
    illustratedLines(question.matter, on: canvas), text.isEmpty ? [] : canvas.paragraph(text),
    question.isDraft ? canvas.paragraph(Question.draftSentence, Look.quiet) : [],
  ].separated()
}

extension Question {
  /// What is said of a question that nobody has accepted.
  static let draftSentence = "A draft: a machine made this question, and nobody has accepted it."

  /// The stem without what the text with blanks repeats: its paragraphs.
  var matter: [Block] {
    guard !cloze.isEmpty else { return stem }
    return stem.filter { if case .paragraph = $0 { false } else { true } }
  }
}

/// A cloze with a blank, or the answer, where the deletion is. Deletions before it are filled in, and
/// those after it, which are asked later, are not given away.
func clozeLine(_ question: Question, on canvas: Canvas, isFilled: Bool) -> StyledLine {
  var line = StyledLine()
  for piece in question.cloze {
    switch piece {
    case .text(let prose): line += canvas.styled(prose)
    case .deletion(let number, let accepted):
      let answer = accepted.first ?? ""
      switch question.gap(number) {
      case .asked: line += isFilled ? StyledLine(answer, Look.right) : "______________"
      case .filled: line += StyledLine(answer)
      case .hidden: line += StyledLine("[\(canvas.glyphs.ellipsis)]", Look.quiet)
      }
    }
  }
  return line
}

/// The hints that were asked for.
func hintLines(_ attempt: Attempt, on canvas: Canvas) -> [StyledLine] {
  let total = attempt.question.hints.count
  return attempt.hints.enumerated().flatMap { index, hint in
    canvas.paragraph("Hint \(index + 1) of \(total)", Look.heading, indent: 2)
      + canvas.paragraph(hint, indent: 2)
  }
}

/// Why the answer is right, and what of its text is still to come.
func explanationLines(_ recorded: Recorded, on canvas: Canvas) -> [StyledLine] {
  let indent = recorded.tellsWhy ? 6 : 0
  let later = recorded.laterSentence.map { canvas.paragraph($0, Look.quiet, indent: indent) } ?? []
  let explanation = recorded.judgement.question.explanation
  return (recorded.tellsWhy ? labelled("WHY", explanation, on: canvas) : []) + later
}

extension Recorded {
  /// What explains a text may give the gaps away that are asked later; but whoever was wrong is not
  /// left without it until then.
  var tellsWhy: Bool { judgement.question.hiddenGaps == 0 || !judgement.isRight }

  /// What is said of gaps that are asked later; nil where there are none. Within a day only a quiz
  /// asks for two of them.
  fileprivate var laterSentence: String? {
    let gaps = judgement.question.hiddenGaps
    guard gaps > 0 else { return nil }
    let when = answer.completes == nil ? "another time" : "another day"
    let why = tellsWhy ? "" : ", and the reason is told with \(gaps == 1 ? "it" : "the last")"
    return
      "\(counted(gaps, "more gap")) of this text \(gaps == 1 ? "comes" : "come") \(when)\(why)."
  }

  /// Why the answer is right, and what of its text is still to come, in sentences.
  var spokenExplanation: [String] {
    (tellsWhy ? ["Why: \(judgement.question.explanation.line)"] : [])
      + [laterSentence].compactMap(\.self)
  }
}

/// Prose beside words in capitals.
func labelled(_ label: String, _ prose: Prose, on canvas: Canvas) -> [StyledLine] {
  labelled(label, canvas.styled(prose), on: canvas)
}

/// Words in capitals at the margin, and a paragraph beside them.
func labelled(_ label: String, _ text: StyledLine, on canvas: Canvas) -> [StyledLine] {
  let lead = StyledLine(label, Look.heading) + "   "
  return canvas.paragraph(lead + text, hanging: lead.width)
}

extension Prose {
  /// Whether it says what a sentence says, perhaps behind other words.
  func says(_ sentence: Prose) -> Bool {
    func words(_ prose: Prose) -> Substring {
      let words = prose.text.lowercased()
      return words.hasSuffix(".") ? words.dropLast() : words[...]
    }
    return " \(words(self)). ".contains(" \(words(sentence)). ")
  }
}
