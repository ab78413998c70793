import SwiftUI

enum Home {
  struct Screen: View {
    @State private var number = 0
    @AppStorage("name") private var name = "A"
    let title: String

    var body: some View {
      VStack {
        Text("\(title) \(number) \(name)")
        Badge(value: number)
        Footer()
        Button("Both") {
          name += "!"
          number += 1
        }
      }
    }

    struct Badge: View {
      let value: Int
      @Environment(\.colorScheme) private var colorScheme
      @State private var isOpen = false
      var body: some View { Text("\(value)") }
    }
  }

  struct Footer: View {
    var body: some View { Text("end") }
  }
}

struct Start: View {
  var body: some View { Home.Screen(title: "T") }
}
