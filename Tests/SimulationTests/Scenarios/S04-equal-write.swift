import SwiftUI

struct Setting: Equatable {
  var degrees = 20
  var mode = "heat"
}

struct Thermostat: View {
  @State private var setting = Setting()
  @State private var rooms = ["Hall", "Attic"]

  var body: some View {
    VStack {
      Text("\(setting.mode) \(setting.degrees) in \(rooms.count) rooms")
      Button("Twenty") { setting.degrees = 20 }
      Button("Same struct") { setting = Setting(degrees: 20, mode: "heat") }
      Button("Same rooms") { rooms = ["Hall"] + ["Attic"] }
      Button("Twenty-one") { setting.degrees = 21 }
    }
  }
}
