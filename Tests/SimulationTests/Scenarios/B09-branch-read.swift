import SwiftUI

@Observable
final class Treasure {
  var isOpen = true
  var coins = 3
}

struct Chest: View {
  @State private var treasure = Treasure()

  var body: some View {
    VStack {
      if treasure.isOpen {
        Text("\(treasure.coins) coins")
      }
      Button("Lid") { treasure.isOpen.toggle() }
      Button("Coin") { treasure.coins += 1 }
    }
  }
}
