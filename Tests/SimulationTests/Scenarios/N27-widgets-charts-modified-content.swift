import Charts
import SwiftUI
import WidgetKit

struct Clock: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(face: "12:00") }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(face: "9:41"))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
}

struct Moment: TimelineEntry {
  var date = Date()
  let face: String
}

struct Bold: AnimatableModifier {
  var amount: Double

  func body(content: Content) -> some View {
    content.overlay(Text("bold \(amount)"))
  }
}

struct Bars: View {
  @State private var values = [1, 2]

  var body: some View {
    Chart(values, id: \.self) { value in
      BarMark(x: .value("Value", value), y: .value("Height", value * 2))
        .annotation { Text("bar \(value)") }
    }
    .chartYAxis { AxisMarks(position: .leading) { _ in AxisGridLine() } }
    Button("Grow") { values.append(3) }
  }
}

struct Face: View {
  let entry: Moment

  var body: some View {
    ModifiedContent(content: Text(entry.face), modifier: Bold(amount: 2))
    Bars()
  }
}

@main
struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Clock()) { entry in Face(entry: entry) }
      .configurationDisplayName("Clock")
      .supportedFamilies([.systemSmall])
  }
}
