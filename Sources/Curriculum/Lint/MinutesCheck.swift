/// Whether a lesson takes as long as it says, and no longer than a lesson may.
///
/// A lesson with questions that nobody has accepted yet is not done: who accepts them decides how long it
/// gets.
struct MinutesCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    let matter = lesson.frontMatter
    guard let announced = Int(matter.text("minutes")), announced >= 1,
      !lesson.items.contains(where: { $0.item.draft != nil }),
      !lesson.shownTraces.contains(where: { $0.trace.draft != nil }),
      !lesson.exercises.contains(where: { $0.exercise.draft != nil })
    else { return [] }
    let minutes = LessonTime(of: lesson.lesson).minutes
    var findings: [Finding] = []
    if minutes != announced {
      findings.append(
        lesson.source.finding(
          .lessonMinutes, .warning, at: matter.place(of: "minutes"),
          "this lesson takes some \(minutes) min, and says \(announced)",
          advice: "write minutes: \(minutes), or make it longer or shorter"))
    }
    if minutes > LessonTime.mostMinutes {
      findings.append(
        lesson.source.finding(
          .lessonLength, .warning, at: matter.place(of: "minutes"),
          "this lesson takes some \(minutes) min, and nobody has more than "
            + "\(LessonTime.mostMinutes) at once",
          advice: "make two lessons of it, or leave something out"))
    }
    return findings
  }
}
