import SwiftUI

@Observable
final class Fish {
  var name: String
  init(name: String) { self.name = name }
}

struct FishView: View {
  let fish: Fish
  var body: some View { Text(fish.name) }
}

struct Aquarium: View {
  @State private var fish = Fish(name: "Carp")

  var body: some View {
    VStack {
      FishView(fish: fish)
      Button("Replace") { fish = Fish(name: "Pike") }
      Button("Rename") { fish.name = "Perch" }
    }
  }
}
