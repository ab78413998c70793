import SwiftUI

@Observable final class Player { var track = 1; var log: [Int] = [] }
struct LogView: View {
  let player: Player
  var body: some View { Text("\(player.log.count) tracks") }
}
struct Root: View {
  @State private var player = Player()
  var body: some View {
    VStack {
      LogView(player: player)
      Button("Next") { player.track += 1 }
    }
    .onChange(of: player.track) { old, new in player.log.append(new) }
  }
}
