import SwiftUI

struct Player: View {
  let name: String
  @State private var points = 0

  var body: some View {
    HStack {
      Text("\(name): \(points)")
      Button("Point") { points += 1 }
    }
  }
}

struct Match: View {
  var body: some View {
    VStack {
      Player(name: "Ines")
      Player(name: "Olaf")
    }
  }
}
