import SwiftUI

struct Leaf: View {
  var body: some View { Text("leaf") }
}

struct Framed<Content: View, Footer: View>: View {
  var caption = "none"
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Footer

  var body: some View {
    VStack {
      Text(caption)
      content
      footer()
    }
  }
}

struct Page: View {
  @State private var clicks = 0

  var body: some View {
    VStack {
      Framed(caption: "first") {
        Leaf()
        Text("clicks \(clicks)")
      } footer: {
        Text("below")
      }
      Button("click") { clicks += 1 }
    }
  }
}
