import Simulation

/// A mockup with a `root:` shows what its listing shows.
struct DrawnMockupCheck: Check {
  var oracle: Oracle

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.mockups.flatMap { draft in findings(draft, lesson) }
  }

  private func findings(_ draft: MockupDraft, _ lesson: LessonDraft) -> [Finding] {
    let block = draft.block
    guard let root = block.header("root") else { return strayHeaders(block, lesson) }
    guard let size = block.header("size").map({ ($0, MockupScreen.size($0.value)) }) ?? nil,
      size.1 == nil
    else { return compare(draft, root, lesson) }
    return [
      lesson.source.finding(
        .mockupSize, at: size.0.valuePlace, "this is no size",
        advice: "write size: 360x200, or size: 360 for the width alone")
    ]
  }

  /// What only counts beside a root.
  private func strayHeaders(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    ["do", "size"].compactMap(block.header).map { header in
      lesson.source.finding(
        .missingHeader, at: header.line, "\(header.key) says nothing without a root",
        advice: "add root: and the view that is drawn, or delete this line")
    }
  }

  private func compare(
    _ draft: MockupDraft, _ root: HeaderedBlock.Header, _ lesson: LessonDraft
  ) -> [Finding] {
    guard let name = draft.mockup.listing else {
      return [
        lesson.source.finding(
          .missingHeader, at: draft.block.fence, "this mockup has a root and no listing",
          advice: "add a line listing:")
      ]
    }
    guard let listing = lesson.lesson.listing(named: name), let screen = draft.mockup.screen else {
      return []
    }
    do {
      let comparison = MockupComparison(
        written: draft.mockup.drawing, computed: try oracle.draw(screen, listing))
      guard !comparison.isRight else { return [] }
      return [difference(draft, comparison.merged, lesson)]
    } catch let error as EventError {
      let place = draft.block.headers("do").last?.valuePlace ?? draft.block.fence
      return [
        lesson.source.finding(
          .mockupRoot, at: place, error.message, advice: "use an event that the screen offers")
      ]
    } catch let error as SourceError {
      let message = error.diagnostics.first?.message ?? "it cannot be put on the screen"
      return [
        lesson.source.finding(
          .mockupRoot, at: root.valuePlace, message, advice: "name a view of the listing")
      ]
    } catch {
      return [
        lesson.source.finding(
          .mockupRoot, at: root.valuePlace, "\(error)", advice: "simplify the listing")
      ]
    }
  }

  private func difference(
    _ draft: MockupDraft, _ right: [String], _ lesson: LessonDraft
  ) -> Finding {
    lesson.source.finding(
      .mockupPicture, at: draft.block.fence, "this is not what the listing shows",
      advice: "tutor lint --redraw writes the right drawing",
      notes: right.enumerated().map { Finding.Note($0 == 0 ? "simulated" : "", $1) })
  }
}
