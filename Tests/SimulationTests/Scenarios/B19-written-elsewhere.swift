import SwiftUI

@Observable
final class Sensor {
  var value = 0

  func measure() {
    Task.detached { self.value = 7 }
  }
}

struct Display: View {
  @State private var sensor = Sensor()

  var body: some View {
    VStack {
      Text("\(sensor.value)")
      Button("Measure") { sensor.measure() }
    }
  }
}
