/// What concepts rest on: on others that lessons introduce, each concept once, and never in a circle.
struct GroundCheck {
  func findings(in pack: PackDraft) -> [Finding] {
    guard let source = pack.groundSource else { return [] }
    let known = Set(pack.lessons.flatMap(\.concepts))
    var seen: Set<String> = []
    var findings: [Finding] = []
    for draft in pack.grounds {
      if !seen.insert(draft.concept).inserted {
        findings.append(
          source.finding(
            .conceptEntry, at: draft.place, "\"\(draft.concept)\" stands twice",
            advice: "write what it rests on in one entry"))
      }
      let names = [(text: draft.concept, place: draft.place)] + draft.restsOn
      findings += names.filter { !known.contains($0.text) }.map {
        source.finding(
          .unknownConcept, at: $0.place, "no lesson introduces the concept \"\($0.text)\"",
          advice: "name one of the concepts in some lesson's front matter")
      }
    }
    return findings + leftOut(known.subtracting(seen), pack, source) + circles(pack, source)
  }

  /// Concepts that the file does not place.
  private func leftOut(
    _ concepts: Set<String>, _ pack: PackDraft, _ source: SourceText
  ) -> [Finding] {
    guard let last = pack.grounds.last else { return [] }
    return concepts.sorted().map {
      source.finding(
        .conceptEntry, .warning, at: last.place, "nothing is said of the concept \"\($0)\"",
        advice: "add - slug: \($0), and restsOn: if it rests on others")
    }
  }

  /// Told where the first of a circle is named that comes round to itself.
  private func circles(_ pack: PackDraft, _ source: SourceText) -> [Finding] {
    let grounds = Dictionary(
      pack.grounds.map { ($0.concept, $0.restsOn.map(\.text)) }, uniquingKeysWith: { $1 })
    return pack.grounds.compactMap { draft in
      var reached: Set<String> = []
      var open = draft.restsOn.map(\.text)
      while let next = open.popLast() {
        if next == draft.concept {
          return source.finding(
            .conceptCircle, at: draft.place, "\"\(draft.concept)\" rests on itself, by a circle",
            advice: "leave out what is understood only after it")
        }
        if reached.insert(next).inserted { open += grounds[next] ?? [] }
      }
      return nil
    }
  }
}
