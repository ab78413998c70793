import SwiftUI

struct Clock: View {
  @State private var opened = Date.now
  @State private var now: Date?

  var body: some View {
    VStack {
      Button("Look") { now = .now }
      Button("Tomorrow") { now = Calendar.current.date(byAdding: .day, value: 1, to: .now) }
      if let now {
        Text(opened.formatted(.dateTime.year().month(.wide).day()))
        Text(opened, format: .iso8601)
        Text("\(Int(now.timeIntervalSince(opened))) s, \(now, format: .dateTime.weekday(.wide))")
        Text(now, style: .date)
        Text(opened < now ? "before" : "after")
      }
    }
  }
}
