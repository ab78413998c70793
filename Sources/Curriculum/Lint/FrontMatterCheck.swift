/// The fields of the front matter.
struct FrontMatterCheck: Check {
  private static let texts = ["id", "title", "summary", "minutes", "platform", "checked"]
  private static let lists = ["requires", "concepts", "sources"]

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    guard !lesson.frontMatter.fields.isEmpty else { return [] }
    return fieldFindings(lesson) + valueFindings(lesson)
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
}
