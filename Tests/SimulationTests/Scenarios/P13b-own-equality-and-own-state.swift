import SwiftUI

struct Tile: View, Equatable {
  let id: Int
  let noise: String
  @State private var pressed = 0
  static func == (a: Tile, b: Tile) -> Bool { a.id == b.id }
  var body: some View {
    VStack {
      Text("\(id) \(noise)")
      Button("Press") { pressed += 1 }
      Text("\(pressed)")
    }
  }
}

struct Board: View {
  @State private var id = 1
  @State private var noise = 0
  var body: some View {
    VStack {
      Tile(id: id, noise: "n\(noise)").equatable()
      Button("Noise") { noise += 1 }
      Button("Next") { id += 1 }
    }
  }
}
