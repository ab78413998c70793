import SwiftUI

@Observable final class Pot: Identifiable {
  let id: Int
  var level = 0
  init(id: Int) { self.id = id }
}

struct Root: View {
  private let all = [Pot(id: 1), Pot(id: 2)]
  @State private var count = 2
  var body: some View {
    VStack {
      ForEach(all.prefix(count)) { pot in Text("pot \(pot.id) \(pot.level)") }
      Button("less") { count = 1 }
      Button("more") { count = 2 }
      Button("fill 2") { all[1].level += 1 }
    }
  }
}
