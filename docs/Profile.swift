import SwiftUI

struct Profile: View {
  @State private var name = "Ada"
  @State private var score = 1

  var body: some View {
    VStack {
      NameRow(name: name)
      Score(points: $score)
      Button("+1") { score += 1 }
    }
  }
}

struct NameRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct Score: View {
  @Binding var points: Int

  var body: some View {
    Text("\(points) points")
  }
}
