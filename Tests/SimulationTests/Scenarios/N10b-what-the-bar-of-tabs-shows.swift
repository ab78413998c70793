import SwiftUI

struct Shop: View {
  @State private var count = 0
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Button("Buy") { count += 1 }
        .tabItem { Label("Shop", systemImage: "bag") }
        .tag(0)
      Text("basket")
        .tabItem { Text("Basket of \(count)") }
        .badge(count)
        .tag(1)
    }
  }
}

struct Modern: View {
  @State private var count = 0

  var body: some View {
    TabView {
      Tab("Shop", systemImage: "bag") { Button("Buy") { count += 1 } }
      Tab("Basket", systemImage: "cart") { Text("basket") }.badge(count)
    }
  }
}

struct Both: View {
  var body: some View {
    Shop()
    Modern()
  }
}
