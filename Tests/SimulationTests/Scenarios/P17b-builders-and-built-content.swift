import SwiftUI

struct BuilderBox<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

struct BuiltBox<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

struct Leaf: View {
  let text: String
  var body: some View { Text(text) }
}

struct Tapper: View {
  let action: () -> Void
  var body: some View { Button("Tap me", action: action) }
}

struct Screen: View {
  @State private var n = 0
  var body: some View {
    VStack {
      BuilderBox { Leaf(text: "closure") }
      BuiltBox { Leaf(text: "built") }
      Tapper { n += 1 }
      Text("\(n)")
    }
  }
}
