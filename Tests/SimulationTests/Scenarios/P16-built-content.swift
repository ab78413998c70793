import SwiftUI

struct Card<Content: View>: View {
  let title: String
  let content: Content
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    VStack { content }
  }
}

struct Face: View {
  let number: Int
  var body: some View { Text("face \(number)") }
}

struct Table2: View {
  @State private var turn = 0
  @State private var top = 1

  var body: some View {
    VStack {
      Text("turn \(turn)")
      Card("hidden") { Face(number: 7) }
      Card("open") { Face(number: top) }
      Button("Turn") { turn += 1 }
      Button("Draw") { top += 1 }
    }
  }
}
