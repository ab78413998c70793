import SwiftUI

struct Player2: Identifiable {
  let id: String
  var score = 0
}

struct ScoreRow: View {
  @Binding var player: Player2
  @State private var isOpen = false

  var body: some View {
    HStack {
      Text("\(player.id): \(player.score)")
      Button("Point") { player.score += 1 }
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    }
  }
}

struct Leader: View {
  let name: String
  var body: some View { Text("leader \(name)") }
}

struct ScoreBoard: View {
  @State private var players = [Player2(id: "ann"), Player2(id: "bob")]

  var body: some View {
    VStack {
      Leader(name: players.max { $0.score < $1.score }?.id ?? "nobody")
      ForEach($players) { $player in
        ScoreRow(player: $player)
      }
      Button("Join") { players.insert(Player2(id: "cy"), at: 0) }
      Button("Leave") { players.removeAll { $0.id == "ann" } }
    }
  }
}
