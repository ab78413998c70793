import SwiftUI

class Meter: ObservableObject {
  @Published var level = 0

  func measure() {
    Task.detached {
      self.level = 1
      await MainActor.run { self.level = 2 }
    }
  }
}

struct Panel: View {
  @StateObject private var meter = Meter()
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Level \(meter.level)")
      Text("\(taps) taps")
      Button("Measure") { meter.measure() }
      Button("Tap") {
        Task.detached { taps += 1 }
      }
    }
  }
}
