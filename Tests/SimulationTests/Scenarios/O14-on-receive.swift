import SwiftUI

final class Sensor: ObservableObject {
  @Published var cars = 0
}

struct Gate: View {
  let sensor = Sensor()
  @State private var last = 0
  @State private var unread = 0

  var body: some View {
    VStack {
      Text("Last \(last)")
      Button("Car") { sensor.cars += 1 }
    }
    .onReceive(sensor.$cars) { value in
      last = value
      unread = value
    }
  }
}
