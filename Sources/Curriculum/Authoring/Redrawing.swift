import Simulation

/// A lesson whose mockups with a root are drawn anew.
public struct Redrawing: Sendable {
  /// The whole lesson; nil if nothing is to be changed.
  public let text: String?
  /// How many drawings are other ones now.
  public let count: Int

  /// - Parameters:
  ///   - path: What the file is called.
  ///   - bytes: What is in it.
  /// - Throws: ``Finding`` if this is no text.
  public init(path: String, bytes: [UInt8], oracle: Oracle = .simulator) throws(Finding) {
    let source = try SourceText(path: path, bytes: bytes)
    let lesson = LessonDraft(source)
    var lines = source.lines
    var count = 0
    // From the end, so that the places of those before stay right.
    for draft in lesson.mockups.reversed() {
      guard let screen = draft.mockup.screen,
        let listing = draft.mockup.listing.flatMap(lesson.lesson.listing(named:)),
        let computed = try? oracle.draw(screen, listing)
      else { continue }
      let comparison = MockupComparison(written: draft.mockup.drawing, computed: computed)
      guard !comparison.isRight else { continue }
      let first = draft.block.bodyStart.line - 1
      let indent = String(repeating: " ", count: max(0, draft.block.bodyStart.column - 1))
      let last = first + draft.block.body.count
      guard first <= lines.count, last <= lines.count else { continue }
      lines.replaceSubrange(first..<last, with: comparison.merged.map { indent + $0 })
      count += 1
    }
    self.count = count
    text = count == 0 ? nil : lines.joined(separator: "\n") + "\n"
  }
}
