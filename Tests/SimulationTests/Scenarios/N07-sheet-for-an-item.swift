import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

struct PlantCard: View {
  let plant: Plant
  @Environment(\.dismiss) private var dismiss
  @State private var isWatered = false

  var body: some View {
    VStack {
      Text("Card \(plant.name)")
      Button("Done") { dismiss() }
    }
  }
}

struct Garden: View {
  @State private var chosen: Plant?
  @State private var closings = 0

  var body: some View {
    VStack {
      Button("Rose") { chosen = Plant(id: 1, name: "Rose") }
      Button("Lily") { chosen = Plant(id: 2, name: "Lily") }
      Text("\(closings) closed")
    }
    .sheet(item: $chosen, onDismiss: { closings += 1 }) { plant in
      PlantCard(plant: plant)
    }
  }
}
