import SwiftUI

@Observable
final class Clock {
  var ticks = 0
}

struct Row: View {
  let number: Int
  let clock: Clock
  @State private var marks = 0

  var body: some View {
    Button("Mark \(number)") { marks += 1 }
      .frame(height: 200)
      .onAppear { print("row \(number) appears with \(marks)") }
      .onDisappear { print("row \(number) is gone") }
    let _ = clock.ticks
  }
}

struct Wall: View {
  @State private var clock = Clock()

  var body: some View {
    VStack(spacing: 0) {
      Button("Tick") { clock.ticks += 1 }.frame(height: 40)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<12, id: \.self) { Row(number: $0, clock: clock) }
        }
      }
      .frame(height: 400)
    }
  }
}
