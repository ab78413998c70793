/// What lessons require.
struct PrerequisiteCheck: NeighbourCheck {
  func remarks(on lesson: LessonSummary, of pack: PackContext) -> [Remark] {
    guard !pack.isSingleFile, let whole = lesson.requiresPlace else { return [] }
    let own = pack.places[lesson.id] ?? pack.places.count
    if let circle = circle(from: lesson.id, pack) {
      // A circle is told once, in the lesson of it that comes first.
      guard circle.allSatisfy({ pack.places[$0, default: 0] >= own }) else { return [] }
      let story = (circle + [lesson.id]).joined(separator: " -> ")
      return [
        Remark(
          rule: .requiresCircle, place: whole, message: "lessons require each other: \(story)",
          advice: "delete one of these prerequisites")
      ]
    }
    return lesson.requires.compactMap { (id, place) in
      guard let position = pack.places[id] else {
        return Remark(
          rule: .unknownLesson, place: place, message: "no lesson is called \(id)",
          advice: "name the id of another lesson")
      }
      guard position > own else { return nil }
      return Remark(
        rule: .requiresLater, severity: .warning, place: place,
        message: "\(id) is taught later than this lesson",
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
