import SwiftUI

struct Score: View {
  let player: String
  @Binding var points: Int?
  var body: some View {
    HStack {
      Text("\(player) \(points ?? 0)")
      Button("Win") { points = (points ?? 0) + 1 }
    }
  }
}

struct Scores: View {
  @State private var table = ["a": 1, "b": 2]
  var body: some View {
    VStack {
      Score(player: "a", points: $table["a"])
      Score(player: "b", points: $table["b"])
      Score(player: "c", points: $table["c"])
    }
  }
}
