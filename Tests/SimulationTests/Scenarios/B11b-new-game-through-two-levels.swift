import SwiftUI

@Observable final class Game { var score = 0; var lives = 3 }

struct ScoreView: View {
  let game: Game
  var body: some View { Text("\(game.score) \(game.lives)") }
}
struct Frame2: View {
  let game: Game
  var body: some View { ScoreView(game: game) }
}

struct Root: View {
  @State private var game = Game()
  var body: some View {
    VStack {
      Frame2(game: game)
      Button("Hit") {
        game.score += 10; game.lives -= 1; game.score += 10
      }
      Button("Restart") { game = Game() }
    }
  }
}
