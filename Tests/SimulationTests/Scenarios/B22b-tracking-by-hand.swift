import SwiftUI

@Observable
final class Score {
  var home = 0
  var away = 0
}

struct Board: View {
  @State private var score = Score()

  private func watch() {
    withObservationTracking {
      print("home \(score.home)")
    } onChange: {
      print("about to change, still \(score.home)")
    }
  }

  var body: some View {
    Button("Watch") { watch() }
    Button("Away") { score.away += 1 }
    Button("Same") { score.home = score.home }
    Button("Home") {
      score.home += 1
      score.home += 1
    }
  }
}
