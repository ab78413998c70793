import SwiftUI

final class Ship {
  let name: String
  init(name: String) { self.name = name }
}

struct ShipView: View {
  let ship: Ship
  var body: some View { Text(ship.name) }
}

struct Fleet: View {
  @State private var ship = Ship(name: "Argo")
  @State private var day = 1

  var body: some View {
    VStack {
      Text("Day \(day)")
      ShipView(ship: ship)
      Button("Next day") { day += 1 }
      Button("New ship") { ship = Ship(name: "Argo") }
    }
  }
}
