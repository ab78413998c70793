import SwiftUI

struct Pile: Identifiable {
  let id: String
  var cards: [String]
  var count = 0
}

struct Table: View {
  @State private var piles = [Pile(id: "A", cards: ["one", "two"])]

  var body: some View {
    VStack {
      ForEach($piles) { $pile in
        Button("Count") { pile.count += 1 }
        Button("Set") { pile.count = 7 }
        Button("Add") { pile.cards.append("three") }
        ForEach(pile.cards, id: \.self) { card in
          Button("Drop \(card)") { pile.cards.removeAll { $0 == card } }
        }
        Text("\(pile.count): \(pile.cards.joined(separator: " "))")
      }
    }
  }
}
