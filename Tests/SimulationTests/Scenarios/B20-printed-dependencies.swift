import SwiftUI

@Observable
final class Score {
  var points = 0
}

struct Board: View {
  let score: Score
  let name: String

  var body: some View {
    let _ = Self._printChanges()
    Text("\(name): \(score.points)")
  }
}

struct Match: View {
  @State private var score = Score()
  @State private var name = "Home"

  var body: some View {
    VStack {
      Board(score: score, name: name)
      Button("Ask") { _ = Board(score: score, name: name).body }
      Button("Goal") { score.points += 1 }
      Button("Goal and swap") {
        score.points += 1
        name = "Guests"
      }
    }
  }
}
