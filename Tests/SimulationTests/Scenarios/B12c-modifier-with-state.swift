import SwiftUI

struct Expandable: ViewModifier {
  let title: String
  @State private var isOpen = true
  func body(content: Content) -> some View {
    VStack {
      Button("Toggle \(title)") { isOpen.toggle() }
      if isOpen { content }
    }
  }
}
struct Inner: View {
  @State private var n = 0
  var body: some View { Button("n \(n)") { n += 1 } }
}
struct Root: View {
  @State private var title = "a"
  var body: some View {
    VStack {
      Inner().modifier(Expandable(title: title))
      Button("Rename") { title = "b" }
    }
  }
}
