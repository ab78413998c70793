import SwiftUI

@Observable
final class Tower {
  var height: Int
  init(height: Int) { self.height = height }
}

@Observable
final class Fort {
  var tower = Tower(height: 20)
}

struct TowerView: View {
  let fort: Fort
  var body: some View { Text("\(fort.tower.height) m") }
}

struct Castle: View {
  @State private var fort = Fort()

  var body: some View {
    VStack {
      TowerView(fort: fort)
      Button("Raise") { fort.tower.height += 1 }
      Button("Rebuild") { fort.tower = Tower(height: 5) }
      Button("Raise new") { fort.tower.height += 1 }
    }
  }
}
