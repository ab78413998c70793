import SwiftUI

struct Bird: Identifiable {
  let id: Int
  var name: String
}

struct BirdRow: View {
  let bird: Bird
  @State private var isSeen = false

  var body: some View {
    HStack {
      Text(bird.name)
      Button("Seen \(bird.name)") { isSeen = true }
      if isSeen { Text("yes") }
    }
  }
}

struct BirdList: View {
  @State private var birds = [
    Bird(id: 1, name: "Wren"), Bird(id: 2, name: "Robin"), Bird(id: 3, name: "Finch"),
  ]

  var body: some View {
    List {
      ForEach(birds) { bird in
        BirdRow(bird: bird)
      }
      .onDelete(perform: delete)
      .onMove { source, target in birds.move(fromOffsets: source, toOffset: target) }
      Text(birds.map(\.name).joined(separator: ","))
    }
  }

  private func delete(at offsets: IndexSet) {
    birds.remove(atOffsets: offsets)
  }
}
