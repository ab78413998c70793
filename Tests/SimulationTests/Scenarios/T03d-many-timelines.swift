import SwiftUI

struct Face2: View {
  let date: Date
  var body: some View { Text("face") }
}

struct Meeting: View {
  @State private var isRunning = true

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 0.5, paused: !isRunning)) { context in
        Face2(date: context.date)
      }
      Button("Pause") { isRunning = false }
    }
  }
}
