import SwiftUI

@Observable final class Pot: Identifiable {
  let id: Int
  var level = 0
  init(id: Int) { self.id = id }
}

struct Root: View {
  @State private var pots = [Pot(id: 1), Pot(id: 2)]
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(pots) { pot in Text("pot \(pot.id) \(pot.level)") } }
      Button("fill 1") { pots[0].level += 1 }
      Button("add") { pots.append(Pot(id: 3)) }
    }
  }
}
