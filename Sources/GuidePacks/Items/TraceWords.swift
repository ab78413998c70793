import Guides
import Simulation

/// Why something ran or did not, in the words of the trace, and what those believe who answer
/// otherwise.
struct TraceWords {
  private static let mostTold = 2

  let found: FoundTrace

  private var last: EventTrace? { found.prediction.trace.events.last }

  /// Of the whole question.
  var why: String {
    if let why = found.why { return why }
    if found.isInFlight {
      return "An animation goes from one description to the next: while it does, no body runs, for "
        + "nothing is written."
    }
    switch found.prediction.subject {
    case .bodies: return whyBodies
    case .state: return whyState
    case .order: return whyOrder
    case .prints:
      // A line may end with a full stop: the marks keep it from the sentence's own.
      let lines = found.prediction.key.map { "\"\(MarkdownEscapes.code($0))\"" }
        .joined(separator: ", then ")
      return "What ran printed \(lines). \(beliefs.joined(separator: " "))"
    default: return "So it is laid out."
    }
  }

  /// Rules that those misread who answer otherwise.
  private var beliefs: [String] {
    found.misreadings.prefix(Self.mostTold).map(\.correction)
  }

  /// Where nothing runs.
  var whyNone: String {
    if found.isInFlight { return "While something only moves, nothing is written." }
    let writes = last?.writes ?? []
    if !writes.isEmpty, writes.allSatisfy(\.dropped) {
      return "What is written is what was there already."
    }
    return writes.isEmpty
      ? "Nothing is written that a body has read." : "No body has read what is written."
  }

  private var whyBodies: String {
    let writes = last?.writes ?? []
    let told = Array(Set(writes.filter { !$0.dropped }.map(\.target))).sorted()
    var sentences: [String] = []
    if !told.isEmpty {
      sentences.append("\(list(told)) \(told.count == 1 ? "is" : "are") written.")
    } else if !writes.isEmpty {
      sentences.append("What is written has that value already.")
    }
    let ran = found.prediction.candidates.filter { found.prediction.key.contains($0) }
    sentences += ran.prefix(Self.mostTold).map { "`\($0).body` runs: \(reason($0, isShort: true))" }
    if ran.isEmpty, !told.isEmpty {
      sentences.append("No body read it in its last run, so nobody is told.")
    }
    return (sentences + beliefs.prefix(1)).joined(separator: " ")
  }

  private var whyState: String {
    guard let last else { return "State lives as long as its view keeps its identity." }
    let left = last.removed.isEmpty ? "" : "\(list(last.removed)) left and took its state along. "
    return left + "State lives as long as its view keeps its identity. "
      + beliefs.prefix(1).joined()
  }

  private var whyOrder: String {
    let parents =
      last?.evaluated.compactMap { run in
        run.parent.map { "`\(run.instance)` is described by `\($0).body`" }
      } ?? []
    let told = parents.prefix(3).joined(separator: ", ")
    return "A body runs when it is described, and it describes what stands inside of it"
      + (told.isEmpty ? "." : ": \(told).")
  }

  // MARK: One candidate

  /// - Parameter isShort: Without what is to be said to those who believe otherwise.
  func reason(_ candidate: String, isShort: Bool = false) -> String {
    let reason =
      fact(candidate)
      + (found.open.contains(candidate)
        ? " SwiftUI does not promise that, so either answer is taken." : "")
    guard !isShort, let belief = found.beliefs[candidate] else { return reason }
    return reason + " " + belief.correction
  }

  private func fact(_ candidate: String) -> String {
    guard let last else { return "The machine computed it." }
    if found.isInFlight { return "It ran at the tap, and has described where the motion ends." }
    if found.prediction.subject == .state {
      if last.discarded.contains(candidate) { return "It ended with its view." }
      let isWritten = last.writes.contains { write in
        !write.dropped && write.target.replacing("._", with: ".") == candidate
      }
      return isWritten
        ? "Its view kept its identity: it has another value now, and is the same state."
        : "Its view kept its identity, so it was kept."
    }
    func isMeant(_ instance: String, _ view: String) -> Bool {
      instance == candidate || view == candidate
    }
    if let run = last.evaluated.first(where: { isMeant($0.instance, $0.view) }) {
      return CauseWords.sentence(run.causes)
    }
    let check = last.passes.flatMap(\.checked).first { isMeant($0.instance, $0.view) }
    if let check { return "It was looked at and skipped: \(check.reason)." }
    return "It read nothing of what was written, and was handed nothing that differs."
  }

  private func list(_ names: [String]) -> String {
    names.prefix(4).map { MarkdownEscapes.code($0) }.joined(separator: ", ")
  }
}
