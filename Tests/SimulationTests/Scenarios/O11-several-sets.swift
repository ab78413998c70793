import SwiftUI

final class Player: ObservableObject {
  @Published var track = 1
  @Published var position = 0
  @Published var isPlaying = false

  func skip() {
    track += 1
    position = 0
    isPlaying = true
  }
}

struct TrackLabel: View {
  @ObservedObject var player: Player
  var body: some View { Text("Track \(player.track)") }
}

struct Deck: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      TrackLabel(player: player)
      Button("Skip") { player.skip() }
    }
  }
}
