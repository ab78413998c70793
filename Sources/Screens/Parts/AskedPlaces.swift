import Curriculum
import Simulation
import Study

/// The lines of a listing that a prediction is about. They are the same whatever its answer is.
struct AskedPlaces: Equatable {
  /// The line of the control that the last event is aimed at; nil if none can be told.
  let event: Int?
  /// Where everything begins that is asked about, from 1, in order: a view, or a line that prints.
  let asked: [Int]
  /// Where a view stands that is asked about: first where it is made, then where it is declared.
  /// Where lines are asked for that are printed, all that print.
  let named: [Int]

  init(_ stimulus: Question.Stimulus) {
    let lines = stimulus.listing.source.sourceLines
    let prediction = stimulus.prediction
    let printing = lines.indices.filter { isPrinting(lines[$0]) }
    let naming = namingLines(in: lines, of: prediction.candidates)
    named =
      prediction.subject == .prints
      ? printing.map { $0 + 1 }.filter { !naming.contains($0) } + naming : naming
    event = prediction.trace.events.last.flatMap { eventLine($0, in: lines) }
    let asked: [Int]
    if prediction.subject == .prints {
      // Whose body a line of it is cannot be told from the line.
      let views = prediction.trace.declarations { _ in true }
      asked = printing.map { line in
        views.last { $0 <= line + 1 } ?? line + 1
      }
    } else if prediction.subject == .screen {
      // What is drawn begins with a body.
      asked = prediction.trace.declarations { _ in true }.compactMap { first in
        lines.indices.first { $0 >= first - 1 && lines[$0].contains("var body") }.map { $0 + 1 }
      }
    } else {
      let views = Set(prediction.candidates.map { $0.prefix { $0 != "[" && $0 != "." } })
      asked = prediction.trace.declarations { views.contains($0[...]) }
    }
    self.asked = Set(asked).sorted()
  }
}

extension String {
  /// The lines that a sentence sends somebody to: `on line 11`, `lines 5 and 7`, `lines 9 to 11`.
  var namedLines: [Int] {
    matches(of: #/\b[Ll]ines?\s+(\d+(?:(?:,\s*(?:and\s+)?|\s+(?:and|or|to)\s+)\d+)*)/#).flatMap {
      match -> [Int] in
      let numbers = match.1.matches(of: #/\d+/#).compactMap { Int($0.output) }
      guard match.1.contains("to"), let first = numbers.first, let last = numbers.last,
        first < last
      else { return numbers }
      return Array(first...last)
    }
  }
}

/// Of the lines with the title of what is tapped the one next to what the event does first; where
/// the title is put together, that one itself.
private func eventLine(_ event: EventTrace, in lines: [String]) -> Int? {
  let first = event.steps.first { $0.because == 1 && $0.line != nil }?.line
  let quotations = event.event.split(separator: "\"", omittingEmptySubsequences: false)
  let texts = quotations.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  // The title of a control is its first argument; the same words elsewhere may be anything.
  let titled = lines.indices.filter { line in
    texts.contains { lines[line].contains("(\"\($0)\"") }
  }.map { $0 + 1 }
  return titled.min { abs($0 - (first ?? 0)) < abs($1 - (first ?? 0)) } ?? first
}

/// The lines with the name of a type that is declared in them and that some texts speak of.
private func namingLines(in lines: [String], of texts: [String]) -> [Int] {
  let words = lines.map(identifiers)
  let declared = words.map { words in
    zip(words, words.dropFirst()).first { ["struct", "class"].contains($0.0) }.map { $0.1 }
  }
  let types = Set(declared.compactMap(\.self)).intersection(texts.flatMap(identifiers))
  let naming = lines.indices.filter { !types.isDisjoint(with: words[$0]) }
  let declaring = naming.filter { declared[$0].map(types.contains) == true }
  return (naming.filter { !declaring.contains($0) } + declaring).map { $0 + 1 }
}

private func identifiers(_ text: String) -> [Substring] {
  text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
}

private func isPrinting(_ line: String) -> Bool {
  ["print(", "_printChanges(", "_logChanges("].contains { line.contains($0) }
}

extension Trace {
  /// Where the views begin that were ever on the screen, in order.
  fileprivate func declarations(of isWanted: (String) -> Bool) -> [Int] {
    events.flatMap(\.steps)
      .filter { step in step.kind == .insert && step.view.map(isWanted) == true }
      .compactMap(\.line).sorted()
  }
}
