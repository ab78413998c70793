import SwiftUI

struct Gauge: View {
  @Binding var level: Double
  @State private var taps = 0
  var body: some View {
    VStack {
      Text("\(level)")
      Button("Poke") {
        level = 9; taps += 1
      }
    }
  }
}

struct Preview: View {
  @State private var flag = false
  var body: some View {
    VStack {
      Gauge(level: .constant(0.5))
      Text(flag ? "a" : "b")
      Button("Flip") { flag.toggle() }
    }
  }
}
