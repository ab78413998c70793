import Curriculum
import Terminal

/// A trace that can be stepped through, with the key that does so.
func shownTraceLines(_ trace: ShownTrace, on canvas: Canvas) -> [StyledLine] {
  let draft = trace.draft == nil ? "" : " \(ShownTrace.draftSentence)"
  let invitation =
    StyledLine(ShownTrace.key, Look.key) + StyledLine(" steps through it: ", Look.quiet)
    + canvas.styled(trace.told, Look.quiet) + StyledLine(draft, Look.quiet)
  return [proseLines(trace.words, on: canvas), canvas.paragraph(invitation)].separated()
}

/// The same as plain mode says it.
func shownTraceFacts(_ trace: ShownTrace) -> [String] {
  let draft = trace.draft == nil ? "" : " \(ShownTrace.draftSentence)"
  return facts(of: trace.words)
    + ["To step through it, type \(ShownTrace.spoken): \(trace.told.line)\(draft)"]
}

extension ShownTrace {
  static let key = "t"
  static let spoken = "trace"
  static let draftSentence = "A draft: a machine added this, and nobody has accepted it."

  /// What happens in it, as a sentence.
  var told: Prose {
    let done = events.map { "`\($0)`" }.joined(separator: ", then ")
    return Prose(
      inline: "`\(root)` comes on the screen" + (done.isEmpty ? "." : ", and then \(done)."))
  }
}

extension Block {
  var shownTrace: ShownTrace? { if case .shownTrace(let trace) = self { trace } else { nil } }
}
