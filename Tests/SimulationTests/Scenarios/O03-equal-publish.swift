import SwiftUI

final class Player2: ObservableObject {
  @Published var volume = 5
  @Published var title = "Intro"
}

struct Volume: View {
  @StateObject private var player = Player2()

  var body: some View {
    VStack {
      Text("\(player.title) \(player.volume)")
      Button("Five") { player.volume = 5 }
      Button("Both") {
        player.volume = 6
        player.title = "Outro"
      }
    }
  }
}
