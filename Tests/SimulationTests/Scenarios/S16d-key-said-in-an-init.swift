import SwiftUI

struct Pool: View {
  @State private var shown = 1

  var body: some View {
    VStack {
      Lane(number: shown)
      Lane(number: 2)
      Button("Other lane") { shown = 2 }
    }
  }
}

struct Lane: View {
  private let number: Int
  @AppStorage private var laps: Int

  init(number: Int) {
    self.number = number
    _laps = AppStorage(wrappedValue: 0, "lane \(number)")
  }

  var body: some View {
    Text("lane \(number): \(laps)")
    Button("Lap") { laps += 1 }
  }
}
