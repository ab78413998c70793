import SwiftUI

@Observable
final class Gauge2 {
  var level = 5

  init() {
    if level > 3 { print("high") }
  }
}

struct GaugeView: View {
  let number: Int
  @State var gauge = Gauge2()

  var body: some View {
    VStack {
      Text("\(number)")
      Button("Raise") { gauge.level += 1 }
    }
  }
}

struct GaugeHost: View {
  @State private var number = 0

  var body: some View {
    VStack {
      GaugeView(number: number)
      Button("Count") { number += 1 }
    }
  }
}
