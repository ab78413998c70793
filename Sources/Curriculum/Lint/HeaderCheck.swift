import Simulation

/// The header lines of blocks that have some: which there may be, which there must be.
struct HeaderCheck: Check {
  private struct Keys {
    var known: [String]
    var required: [String]
    var repeating: Set<String>
  }

  private static let item = ["id", "was", "rev", "draft", "concepts", "hint", "why"]
  private static let keys: [String: Keys] = [
    "exercise": Keys(
      known: [
        "id", "was", "rev", "draft", "concepts", "app", "listing", "root", "claim", "hint",
        "solution", "wrong", "kept", "why",
      ], required: ["listing", "root", "claim", "solution", "why"],
      repeating: ["was", "concepts", "claim", "hint", "wrong", "kept"]),
    "mockup": Keys(
      known: ["id", "listing", "root", "do", "size", "alt", "callout"], required: ["alt"],
      repeating: ["callout", "do"]),
    "prints": Keys(
      known: ["listing", "root", "do"], required: ["listing", "root"], repeating: ["do"]),
    "quiz": Keys(
      known: item + ["kind", "accept"], required: ["kind", "why"],
      repeating: ["was", "concepts", "hint", "accept"]),
    "trace": Keys(
      known: item + ["listing", "root", "do", "ask", "of", "size"],
      required: ["listing", "root", "ask", "why"],
      repeating: ["was", "concepts", "hint", "do"]),
  ]
  /// Of a trace that asks for nothing.
  private static let shown = Keys(
    known: ["id", "draft", "listing", "root", "do", "ask"], required: ["listing", "root"],
    repeating: ["do"])

  private static func keys(of block: HeaderedBlock) -> Keys? {
    ShownTraceDraft.isMeant(by: block) ? shown : keys[block.word]
  }

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.headeredBlocks.flatMap { block in
      keyFindings(block, lesson) + kindFindings(block, lesson) + draftFindings(block, lesson)
        + listingFindings(block, lesson)
    } + lesson.shownTraces.compactMap { shownFinding($0, lesson) }
  }

  /// Nobody could choose where nothing is asked.
  private func shownFinding(_ draft: ShownTraceDraft, _ lesson: LessonDraft) -> Finding? {
    draft.options.first.map { option in
      lesson.source.finding(
        .traceOption, at: option.place, "a trace that asks for nothing has no options",
        advice: "delete them, or say behind ask: what they answer")
    }
  }

  private func keyFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    guard let keys = HeaderCheck.keys(of: block) else { return [] }
    let name = ShownTraceDraft.isMeant(by: block) ? "trace that asks for nothing" : block.word
    var findings: [Finding] = []
    var seen: Set<String> = []
    for header in block.headers {
      if !keys.known.contains(header.key) {
        findings.append(
          lesson.source.finding(
            .unknownHeader, at: header.line, "a \(name) has no header \(header.key)",
            advice: "the headers are \(keys.known.joined(separator: ", "))"))
      } else if header.value.isEmpty {
        findings.append(
          lesson.source.finding(
            .headerLine, at: header.line, "the header \(header.key) is empty",
            advice: "write the value on this line, or delete it"))
      } else if !seen.insert(header.key).inserted, !keys.repeating.contains(header.key) {
        findings.append(
          lesson.source.finding(
            .repeatedHeader, at: header.line, "the header \(header.key) stands twice",
            advice: "delete one of the two"))
      }
    }
    for key in keys.required where block.header(key) == nil {
      findings.append(
        lesson.source.finding(
          .missingHeader, at: block.fence, "this \(block.word) has no \(key)",
          advice: "add a line \(key):"))
    }
    return findings
  }

  private func kindFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    var findings: [Finding] = []
    if let kind = block.header("kind"), !kind.value.isEmpty, Quiz.Kind(rawValue: kind.value) == nil
    {
      let kinds = Quiz.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      findings.append(
        lesson.source.finding(
          .unknownKind, at: kind.valuePlace, "no kind of question is called \(kind.value)",
          advice: "the kinds are \(kinds)"))
    }
    if let ask = block.header("ask"), !ask.value.isEmpty,
      ask.value != ShownTrace.word, Prediction.Subject(rawValue: ask.value) == nil
    {
      let subjects = (Prediction.Subject.allCases.map(\.rawValue) + [ShownTrace.word])
        .joined(separator: ", ")
      findings.append(
        lesson.source.finding(
          .traceAsk, at: ask.valuePlace, "a trace cannot ask for \(ask.value)",
          advice: "it asks for \(subjects)"))
    }
    return findings + layoutFindings(block, lesson)
  }

  /// A question of the layout is about something, on an area.
  private func layoutFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    guard block.word == "trace" else { return [] }
    var findings: [Finding] = []
    let subject = block.value("ask").flatMap { Prediction.Subject(rawValue: $0) }
    let isMeasured = subject?.isMeasured ?? false
    if isMeasured, block.header("of") == nil {
      findings.append(
        lesson.source.finding(
          .missingHeader, at: block.fence, "this trace does not say of what it asks the layout",
          advice: "add a line of: with an .accessibilityIdentifier of the listing"))
    }
    if subject == .screen, block.header("size") == nil {
      findings.append(
        lesson.source.finding(
          .missingHeader, at: block.fence, "this trace does not say on which area it is drawn",
          advice: "add a line size: such as 240x120, so that all drawings fit on a page"))
    }
    for key in ["of", "size"] where !isMeasured && subject != nil {
      if subject == .screen, key == "size" { continue }
      guard let header = block.header(key) else { continue }
      findings.append(
        lesson.source.finding(
          .unknownHeader, at: header.line,
          "a trace that asks for \(subject?.rawValue ?? "") has no \(key)",
          advice: "delete the line, or ask for frame, negotiation or value"))
    }
    if subject == .value, let of = block.header("of"), LayoutQuestion(value: of.value) == nil {
      findings.append(
        lesson.source.finding(
          .traceAsk, at: of.valuePlace, "\(of.value) names no number of a view",
          advice: "write an .accessibilityIdentifier and what is asked of it, as card opacity"))
    }
    if let size = block.header("size"), !size.value.isEmpty, PreviewArea(size.value) == nil {
      findings.append(
        lesson.source.finding(
          .traceAsk, at: size.valuePlace, "\(size.value) is no size",
          advice: "write it in points, as 360x200"))
    }
    return findings
  }

  private func draftFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    guard let header = block.header("draft"), !header.value.isEmpty,
      DraftMark(rawValue: header.value) == nil
    else { return [] }
    let marks = DraftMark.allCases.map(\.rawValue).joined(separator: " or ")
    return [
      lesson.source.finding(
        .draftMark, at: header.valuePlace, "draft is \(marks), and not \(header.value)",
        advice: "delete the line if the question is sound")
    ]
  }

  private func listingFindings(_ block: HeaderedBlock, _ lesson: LessonDraft) -> [Finding] {
    ["listing", "solution"].compactMap { key -> Finding? in
      guard let header = block.header(key), !header.value.isEmpty,
        lesson.lesson.listing(named: header.value) == nil
      else { return nil }
      return lesson.source.finding(
        .unknownListing, at: header.valuePlace,
        "no listing of this lesson is called \"\(header.value)\"",
        advice: "name one with ```swift id=\(header.value)")
    }
  }
}
