import SwiftUI

struct Box<Content: View>: View {
  @State private var n = 0
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Button("box \(n)") { n += 1 }
      content
    }
  }
}

struct Root: View {
  @State private var isText = true
  var body: some View {
    VStack {
      isText ? AnyView(Box { Text("a") }) : AnyView(Box { Image(systemName: "star") })
      Button("swap") { isText.toggle() }
    }
  }
}
