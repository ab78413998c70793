import Curriculum
import Simulation
import Study

/// The lines of a listing that a prediction is about. They are the same whatever its answer is.
struct AskedPlaces: Equatable {
  /// The line that the last event is done to, such as the button's; nil if none can be told.
  let event: Int?
  /// Where everything begins that is asked about, from 1, in order.
  let asked: [Int]

  init(_ stimulus: Question.Stimulus) {
    let lines = stimulus.listing.source.sourceLines
    let prediction = stimulus.prediction
    event = prediction.trace.events.last.flatMap { eventLine($0, in: lines) }
    let asked: [Int]
    switch prediction.subject {
    case .prints:
      asked = lines.indices.filter { isPrinting(lines[$0]) }.map { $0 + 1 }
    case .bodies, .order:
      asked = prediction.lines(of: .evaluate) { $0.view }
    case .state:
      asked = prediction.lines(of: .create) { $0.target?.kindOfInstance }
    }
    self.asked = Set(asked).sorted()
  }
}

/// Of the lines that name what is tapped the one next to what the event does first; where the
/// label is put together, that one itself.
private func eventLine(_ event: EventTrace, in lines: [String]) -> Int? {
  let first = event.steps.first { $0.because == 1 && $0.line != nil }?.line
  let quotations = event.event.split(separator: "\"", omittingEmptySubsequences: false)
  let labels = quotations.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  guard let label = labels.last else { return first }
  let named = lines.indices.filter { lines[$0].contains("\"\(label)\"") }.map { $0 + 1 }
  return named.min { abs($0 - (first ?? 0)) < abs($1 - (first ?? 0)) } ?? first
}

private func isPrinting(_ line: String) -> Bool {
  ["print(", "_printChanges(", "_logChanges("].contains { line.contains($0) }
}

extension Prediction {
  /// The lines of all steps of a kind, in whichever event, that are about one of the candidates'
  /// types.
  fileprivate func lines(of kind: Step.Kind, naming: (Step) -> String?) -> [Int] {
    let kinds = Set(candidates.map(\.kindOfInstance))
    return trace.events.flatMap(\.steps)
      .filter { $0.kind == kind && naming($0).map(kinds.contains) == true }
      .compactMap(\.line)
  }
}

extension String {
  /// `Bed` of `Bed[2]`, and `Bed.litres` of `Bed[2].litres`.
  fileprivate var kindOfInstance: String {
    var depth = 0
    return filter { character in
      if character == "[" { depth += 1 }
      defer { if character == "]" { depth -= 1 } }
      return depth == 0
    }
  }
}
