import SwiftUI

@Observable
final class Thermostat {
  var degrees = 20
  var room = "Hall"
}

struct Dial: View {
  let thermostat: Thermostat
  var body: some View {
    VStack {
      Text("\(thermostat.degrees)")
      Button("Warmer") { thermostat.degrees += 1 }
    }
  }
}

struct Cover: View {
  let thermostat: Thermostat
  var body: some View { Dial(thermostat: thermostat) }
}

struct House: View {
  @State private var thermostat = Thermostat()
  var body: some View { Cover(thermostat: thermostat) }
}
