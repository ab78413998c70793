import SwiftUI

struct Heart: View {
  @State private var likes = 0
  var body: some View { Button("Like") { likes += 1 }.badge(likes) }
}

struct Card: View {
  let name: String
  @State private var isOpen = false
  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Heart() }
    }
  }
}

struct Deck: View {
  var body: some View {
    HStack {
      Card(name: "a")
      Card(name: "b")
    }
  }
}
