import SwiftUI

struct Page: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    Button("Tap \(taps)") { taps += 1 }
      .tabItem { Label("Page \(number)", systemImage: "star") }
      .tag(number)
  }
}

struct Book: View {
  @State private var page = 2

  var body: some View {
    TabView(selection: $page) {
      Page(number: 1)
      Page(number: 2)
    }
  }
}
