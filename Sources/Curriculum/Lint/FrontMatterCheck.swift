/// The fields of the front matter.
struct FrontMatterCheck: Check {
  private static let texts = ["id", "title", "summary", "minutes", "platform", "checked"]
  private static let lists = ["requires", "concepts", "sources"]

  func findings(in lesson: LessonDraft, of pack: PackContext) -> [Finding] {
    guard !lesson.frontMatter.fields.isEmpty else { return [] }
    return fieldFindings(lesson) + valueFindings(lesson)
      + (pack.isSingleFile ? [] : requireFindings(lesson, pack))
  }

  private func fieldFindings(_ lesson: LessonDraft) -> [Finding] {
    let known = FrontMatterCheck.texts + FrontMatterCheck.lists
    var findings: [Finding] = []
    for field in lesson.frontMatter.fields where !known.contains(field.key) {
      findings.append(
        lesson.source.finding(
          .unknownField, at: field.keyPlace, "no field is called \(field.key)",
          advice: "the fields are \(known.joined(separator: ", "))"))
    }
    for key in known {
      guard let field = lesson.frontMatter.field(key) else {
        findings.append(
          lesson.source.finding(
            .missingField, at: Place(line: 1, column: 1, length: 3),
            "the front matter has no \(key)", advice: "add a line \(key):"))
        continue
      }
      if FrontMatterCheck.texts.contains(key), (field.value.text ?? "").isEmpty {
        findings.append(
          lesson.source.finding(
            .fieldValue, at: field.keyPlace, "\(key) is no text", advice: "write it on this line"))
      }
    }
    for key in ["sources", "concepts"] {
      guard let field = lesson.frontMatter.field(key), field.value.texts.isEmpty else { continue }
      findings.append(
        lesson.source.finding(
          .fieldValue, at: field.keyPlace, "\(key) is empty", advice: "name at least one"))
    }
    return findings
  }

  private func valueFindings(_ lesson: LessonDraft) -> [Finding] {
    let matter = lesson.frontMatter
    var findings: [Finding] = []
    if let text = matter.field("minutes")?.value.text, !text.isEmpty, (Int(text) ?? 0) < 1 {
      findings.append(
        lesson.source.finding(
          .fieldValue, at: matter.place(of: "minutes"), "minutes is no number from 1",
          advice: "write how long reading takes, in minutes"))
    }
    if let text = matter.field("checked")?.value.text, !text.isEmpty, !isDay(text) {
      findings.append(
        lesson.source.finding(
          .fieldValue, at: matter.place(of: "checked"), "checked is no day",
          advice: "write YYYY-MM-DD"))
    }
    return findings
  }

  /// A day of the Gregorian calendar as `YYYY-MM-DD`.
  private func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      1...12 ~= month
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }

  private func requireFindings(_ lesson: LessonDraft, _ pack: PackContext) -> [Finding] {
    guard let field = lesson.frontMatter.field("requires") else { return [] }
    let own = pack.places[lesson.lesson.id] ?? pack.places.count
    if let circle = circle(from: lesson.lesson.id, pack) {
      // A circle is told once, in the lesson of it that comes first.
      guard circle.allSatisfy({ pack.places[$0, default: 0] >= own }) else { return [] }
      let story = (circle + [lesson.lesson.id]).joined(separator: " -> ")
      return [
        lesson.source.finding(
          .requiresCircle, at: field.value.place, "lessons require each other: \(story)",
          advice: "delete one of these prerequisites")
      ]
    }
    return field.value.texts.compactMap { (id, place) in
      guard let position = pack.places[id] else {
        return lesson.source.finding(
          .unknownLesson, at: place, "no lesson is called \(id)",
          advice: "name the id of another lesson")
      }
      guard position > own else { return nil }
      return lesson.source.finding(
        .requiresLater, .warning, at: place, "\(id) is taught later than this lesson",
        advice: "move one of the two to another part")
    }
  }

  /// The way from a lesson along `requires` back to itself, without the return.
  private func circle(from start: String, _ pack: PackContext) -> [String]? {
    var seen: Set<String> = []
    var ways = [[start]]
    while let way = ways.popLast() {
      for next in pack.requires[way[way.count - 1]] ?? [] {
        if next == start { return way }
        if seen.insert(next).inserted { ways.append(way + [next]) }
      }
    }
    return nil
  }
}
