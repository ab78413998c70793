/// The list of misconceptions: each once, and cured by something that exists.
struct MisconceptionCheck {
  func findings(in pack: PackDraft) -> [Finding] {
    guard let source = pack.misconceptionSource else { return [] }
    let lessons = Set(pack.lessons.map(\.id))
    let traces = Set(pack.lessons.flatMap(\.traces))
    var slugs: Set<String> = []
    var findings: [Finding] = []
    for draft in pack.misconceptions {
      let misconception = draft.misconception
      if !slugs.insert(misconception.slug).inserted {
        findings.append(
          source.finding(
            .misconceptionEntry, at: draft.slugPlace, "\"\(misconception.slug)\" stands twice",
            advice: "delete one of the two"))
      }
      if let lesson = misconception.lesson, !lessons.contains(lesson) {
        findings.append(
          source.finding(
            .unknownLesson, at: draft.lessonPlace ?? draft.slugPlace,
            "no lesson is called \(lesson)", advice: "name the id of a lesson"))
      }
      if let trace = misconception.trace, !traces.contains(trace) {
        findings.append(
          source.finding(
            .misconceptionEntry, at: draft.tracePlace ?? draft.slugPlace,
            "no trace is called \(trace)", advice: "name the id of a trace"))
      }
    }
    return findings
  }
}
