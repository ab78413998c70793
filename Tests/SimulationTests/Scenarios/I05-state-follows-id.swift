import SwiftUI

struct Boat: Identifiable {
  let id: String
  var sail: Int
}

struct BoatRow: View {
  let boat: Boat
  @State private var laps = 0

  var body: some View {
    HStack {
      Text("\(boat.id) \(boat.sail) \(laps)")
      Button("Lap") { laps += 1 }
    }
  }
}

struct Regatta: View {
  @State private var boats = [Boat(id: "Kite", sail: 1), Boat(id: "Tern", sail: 2)]

  var body: some View {
    VStack {
      ForEach(boats) { boat in
        BoatRow(boat: boat)
      }
      Button("Swap") { boats.swapAt(0, 1) }
      Button("Join") { boats.append(Boat(id: "Gull", sail: 3)) }
      Button("New sail") { boats[0].sail = 9 }
      Button("Retire") { boats.remove(at: 0) }
    }
  }
}
