import SwiftUI

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Wall: View {
  @State private var likes = 0

  var body: some View {
    VStack {
      Card(title: "Post") {
        Text("\(likes) likes")
      }
      Button("Like") { likes += 1 }
    }
  }
}
