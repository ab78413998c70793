import Testing

@testable import Screens
@testable import Study

extension Gallery {
  /// Pages that find things: search, the map of concepts, flags, and the figures by lesson.
  static func finding() throws -> [Exhibit] {
    let session = try Bench().session()
    var second = SearchPage(results: try session.search("name reads"))
    second.choice.selected = 1
    let concepts = MapPage(map: map, choice: ListChoice(selected: 2))
    return [
      Exhibit("search", second),
      Exhibit("search-all", SearchPage(results: try session.search("club"), showsAll: true)),
      Exhibit("search-nothing", SearchPage(results: try session.search("identty"))),
      Exhibit("search-slip", SearchPage(results: try session.search("memmbers"))),
      Exhibit(line: "search-words", SearchWordsPage()), Exhibit("map", concepts),
      Exhibit("flags", FlagsPage(report: flags, choice: ListChoice(selected: 1))),
      Exhibit("flags-none", FlagsPage(report: FlagReport(flags: []))),
      Exhibit("by-lesson", LessonFiguresPage(figures: figures)),
      Exhibit("replace", ReplacePage(path: "/home/ada/figures.json")),
      Exhibit(
        "unwritten",
        UnwrittenPage(
          reason: "The cards at /home/ada/cards.sqlite cannot be read or written: disk is full.",
          advice: "Check the folder's permissions and the free space.")),
    ]
  }

  private static var map: ConceptMap {
    func concept(
      _ name: String, _ standing: ConceptMap.Standing, _ seen: Int, _ recall: Double?,
      layer: Int, restsOn: [String] = [], carries: [String] = []
    ) -> ConceptMap.Concept {
      ConceptMap.Concept(
        name: name, standing: standing, cards: 12, seen: seen, recall: recall, goal: 0.9,
        layer: layer, lessons: ["state", "bindings"], restsOn: restsOn, carries: carries)
    }
    return ConceptMap(
      concepts: [
        concept("ui-as-function", .known, 12, 0.94, layer: 0, carries: ["state-reads"]),
        concept("pure-body", .known, 9, 0.91, layer: 0, carries: ["state-reads"]),
        concept(
          "state-reads", .shaky, 7, 0.714, layer: 1, restsOn: ["ui-as-function", "pure-body"],
          carries: ["single-source-of-truth", "binding-reads"]),
        concept("single-source-of-truth", .unseen, 0, nil, layer: 2, restsOn: ["state-reads"]),
        concept(
          "what-a-binding-reads-when-it-is-made", .unseen, 0, nil, layer: 2,
          restsOn: ["state-reads"]),
      ],
      advice: [
        ConceptMap.Advice(
          concept: "state-reads", recall: 0.714, before: "single-source-of-truth")
      ])
  }

  private static var flags: FlagReport {
    func flag(_ id: String, _ note: String, hasChanged: Bool, file: String?) -> FlagReport.Flag {
      FlagReport.Flag(
        id: id, card: "swiftui/who-connects", lesson: file == nil ? nil : "clubs", file: file,
        line: file == nil ? nil : 96, day: "2026-09-18", time: 1_789_700_000_000, note: note,
        fingerprint: "00c0ffee00c0ffee", hasChanged: hasChanged, isClosed: false)
    }
    return FlagReport(flags: [
      flag(
        "3f2a1c9d", "The second option is right as well, if the club is a struct and not a class.",
        hasChanged: false, file: "Lessons/03-state/clubs.md"),
      flag("9b01d7e4", "typo: chang", hasChanged: true, file: "Lessons/03-state/clubs.md"),
      flag("aa00bb11", "What is meant by it?", hasChanged: true, file: nil),
    ])
  }

  private static var figures: CourseFigures {
    func figures(_ seen: Int, _ recalled: Int, of total: Int) -> CourseFigures.Figures {
      CourseFigures.Figures(
        cards: 24, seen: seen, due: seen / 3,
        recalled: CountOfTotal(count: recalled, total: total),
        predictions: CountOfTotal(count: total / 4, total: total / 3))
    }
    func lesson(_ number: Int, _ title: String, _ figures: CourseFigures.Figures)
      -> CourseFigures.Lesson
    {
      CourseFigures.Lesson(
        lesson: "lesson-\(number)", number: number, title: title, figures: figures)
    }
    return CourseFigures(
      pack: "swiftui", days: 30, figures: figures(24, 31, of: 36),
      parts: [
        CourseFigures.Part(
          number: 1, title: "Foundations", figures: figures(24, 31, of: 36),
          lessons: [
            lesson(1, "The screen is a function of state", figures(24, 31, of: 36))
          ]),
        CourseFigures.Part(
          number: 3, title: "State", figures: figures(0, 0, of: 0),
          lessons: [
            lesson(2, "@State: the value that outlives its struct", figures(0, 0, of: 0))
          ]),
      ])
  }
}
