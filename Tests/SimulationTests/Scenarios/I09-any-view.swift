import SwiftUI

struct Gold: View {
  let rank: Int
  @State private var shines = 0
  var body: some View {
    HStack {
      Text("Gold \(rank) \(shines)")
      Button("Shine") { shines += 1 }
    }
  }
}

struct Silver: View {
  var body: some View { Text("Silver") }
}

struct Medal: View {
  @State private var rank = 1
  @State private var isGold = true

  var body: some View {
    VStack {
      medal
      Button("Rank") { rank += 1 }
      Button("Swap") { isGold.toggle() }
    }
  }

  private var medal: AnyView {
    if isGold {
      return AnyView(Gold(rank: rank))
    }
    return AnyView(Silver())
  }
}
