import Testing

@testable import Interpreter

/// What SwiftData and Charts declare is known to who imports them.
@Suite struct FrameworkCheckTests {
  private static func notes(_ member: String, _ action: String = "") -> String {
    """
    import SwiftUI
    import SwiftData
    @Model class Note: Identifiable, Hashable { var title: String; var isDone = false; var date: Date?; init(title: String) { self.title = title } }
    struct Plain { var title = "" }
    struct Page: View {
      \(member)
      @Environment(\\.modelContext) private var context
      var body: some View { Button("a") { \(action) } }
    }
    """
  }

  @Test(
    "a query asks for models, in an order that they have",
    arguments: [
      "@Query(sort: \\.titel) var notes: [Note]", "@Query(sort: \\Note.titel) var notes: [Note]",
      "@Query(sort: \"title\") var notes: [Note]", "@Query var notes: Note", "@Query var notes",
      "@Query(filter: { $0.isDone }) var notes: [Note]", "@Query var notes: [Plain]",
      "@Query(sort: \\Note.title, order: .revers) var notes: [Note]",
      "@Query(filter: #Predicate<Note> { $0.isDon }) var notes: [Note]",
    ])
  func queries(member: String) {
    let found = Check.findings(in: Self.notes(member))
    #expect(found.count == 1 && found[0].hasPrefix("6:"), "\(found)")
  }

  @Test(
    "right queries have no finding",
    arguments: [
      "@Query var notes: [Note]", "@Query(sort: \\.title) var notes: [Note]",
      "@Query(sort: \\Note.title, order: .reverse) private var notes: [Note]",
      "@Query(sort: \\Note.date) var notes: [Note]",
      "@Query(sort: [SortDescriptor(\\Note.title), SortDescriptor(\\Note.date)]) var notes: [Note]",
      "@Query(filter: #Predicate<Note> { $0.isDone && $0.title != \"\" }, sort: \\.title, animation: .default) var notes: [Note]",
      "@Query(FetchDescriptor<Note>(sortBy: [SortDescriptor(\\.title)])) var notes: [Note]",
    ])
  func rightQueries(member: String) {
    #expect(Check.findings(in: Self.notes(member)) == [])
  }

  @Test(
    "a context has what it has, and throws what it throws",
    arguments: [
      "context.add(Note(title: \"a\"))", "context.insert(\"a\")", "context.save()",
      "let all = context.fetch(FetchDescriptor<Note>()); print(all)",
      "notes.append(Note(title: \"a\"))",
    ])
  func contexts(action: String) {
    let found = Check.findings(in: Self.notes("@Query var notes: [Note]", action))
    #expect(found.count == 1 && found[0].hasPrefix("8:"), "\(found)")
  }

  @Test("right actions have no finding")
  func rightContexts() {
    let actions = """
      context.insert(Note(title: "a")); try? context.save()
      for note in notes where note.isDone { context.delete(note) }
      try? context.delete(model: Note.self, where: #Predicate { $0.isDone })
      if let all = try? context.fetch(FetchDescriptor<Note>(predicate: #Predicate { $0.title == "a" })) { print(all.count) }
      """
    #expect(Check.findings(in: Self.notes("@Query var notes: [Note]", actions)) == [])
  }

  private static func chart(_ chart: String) -> String {
    """
    import SwiftUI
    import Charts
    struct Day: Identifiable { let id = 1; var name = "a"; var amount = 3.0; var date = Date() }
    struct Page: View {
      let days: [Day] = []
      @State private var isOn = false
      var body: some View {
        \(chart)
      }
    }
    """
  }

  @Test(
    "a mark shows values that can be drawn, by their labels",
    arguments: [
      "Chart(days) { day in BarMark(x: day.name, y: .value(\"b\", day.amount)) }",
      "Chart(days) { day in BarMark(.value(\"a\", day.name), .value(\"b\", day.amount)) }",
      "Chart(days) { day in BarMark(x: .value(\"a\", day.nam), y: .value(\"b\", day.amount)) }",
      "Chart(days) { BarMark(x: .value(\"a\", \"b\"), y: .value(\"b\", 1)) }",
      "Chart(days) { day in SectorMark(value: .value(\"a\", day.amount)) }",
      "Chart { Text(\"a\") }",
      "Chart([1, 2]) { n in LineMark(x: .value(\"a\", n), y: .value(\"b\", n)) }",
      "Chart(days) { day in LineMark(x: .value(\"a\", day.name), y: .value(\"b\", day.amount)).interpolationMethod(.smooth) }",
      "Chart(days) { day in LineMark(x: .value(\"a\", day.name), y: .value(\"b\", day.amount)).foregroundStyle(by: day.name) }",
    ])
  func charts(line: String) {
    let found = Check.findings(in: Self.chart(line))
    #expect(found.count == 1 && found[0].hasPrefix("8:"), "\(found)")
  }

  @Test("right charts have no finding")
  func rightCharts() {
    let chart = """
      Chart {
        ForEach(days) { day in
          LineMark(x: .value("a", day.date, unit: .day), y: .value("b", day.amount), series: .value("c", day.name))
            .foregroundStyle(by: .value("c", day.name)).interpolationMethod(.catmullRom).symbol(.circle)
          if isOn { PointMark(x: .value("a", day.date), y: .value("b", day.amount)).annotation { Text("x") } }
        }
        ForEach(0..<3) { n in BarMark(x: .value("a", n), y: .value("b", n * 2), width: .fixed(8)).cornerRadius(3) }
        RuleMark(y: .value("Mean", 2)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2])).foregroundStyle(.red)
        AreaMark(x: .value("a", 1), yStart: .value("b", 0), yEnd: .value("b", 2)).opacity(0.5)
      }
      .chartXAxis { AxisMarks(values: .automatic) { AxisGridLine(); AxisValueLabel() } }.chartYScale(domain: 0...10)
      """
    #expect(Check.findings(in: Self.chart(chart)) == [])
  }

  @Test("who imports neither may have types of these names")
  func others() {
    let source = """
      import SwiftUI
      struct Page: View {
        var body: some View { Chart(values: [1]) { Query("a").save() } }
      }
      """
    #expect(Check.findings(in: source).allSatisfy { !$0.contains("error") })
  }
}
