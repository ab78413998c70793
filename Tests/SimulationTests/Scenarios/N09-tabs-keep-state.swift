import SwiftUI

struct Page: View {
  let name: String
  @State private var visits = 0

  var body: some View {
    VStack {
      Text("\(name) \(visits)")
      Button("Visit \(name)") { visits += 1 }
    }
    .onAppear { print("\(name) appears") }
    .onDisappear { print("\(name) disappears") }
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Page(name: "Home")
        .tabItem { Label("House", systemImage: "house") }
      Page(name: "Shop")
        .tabItem { Text("Store") }
    }
  }
}
