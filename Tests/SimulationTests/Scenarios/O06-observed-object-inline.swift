import SwiftUI

final class Game: ObservableObject {
  @Published var score = 0
}

struct GameView: View {
  @ObservedObject var game = Game()

  var body: some View {
    VStack {
      Text("Score \(game.score)")
      Button("Hit") { game.score += 10 }
    }
  }
}

struct Arcade: View {
  @State private var coins = 3

  var body: some View {
    VStack {
      Text("\(coins) coins")
      GameView()
      Button("Pay") { coins -= 1 }
    }
  }
}
