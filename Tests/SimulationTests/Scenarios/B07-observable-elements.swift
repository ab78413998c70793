import SwiftUI

@Observable
final class Animal: Identifiable {
  let id: Int
  var mood: String
  init(id: Int, mood: String) {
    self.id = id
    self.mood = mood
  }
}

@Observable
final class Herd {
  var animals = [Animal(id: 1, mood: "calm"), Animal(id: 2, mood: "calm")]
}

struct AnimalRow: View {
  let animal: Animal
  var body: some View { Text("\(animal.id) \(animal.mood)") }
}

struct Zoo: View {
  @State private var herd = Herd()

  var body: some View {
    VStack {
      ForEach(herd.animals) { animal in
        AnimalRow(animal: animal)
      }
      Button("Scare") { herd.animals[1].mood = "wild" }
      Button("Born") { herd.animals.append(Animal(id: 3, mood: "new")) }
    }
  }
}
