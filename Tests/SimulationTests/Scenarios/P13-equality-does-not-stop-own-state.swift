import SwiftUI

struct Plant: View, Equatable {
  let name: String
  @State private var water = 0

  static func == (left: Plant, right: Plant) -> Bool { true }

  var body: some View {
    HStack {
      Text("\(name) \(water)")
      Button("Water") { water += 1 }
    }
  }
}

struct Garden: View {
  @State private var name = "Fern"

  var body: some View {
    VStack {
      Plant(name: name).equatable()
      Button("Replant") { name = "Rose" }
    }
  }
}
