import SwiftUI

struct Ticker: View {
  @State private var isRunning = true
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("\(ticks) ticks")
      Button("Stop") { isRunning = false }
      if isRunning {
        Text("running")
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              ticks += 1
            }
          }
      }
    }
  }
}
