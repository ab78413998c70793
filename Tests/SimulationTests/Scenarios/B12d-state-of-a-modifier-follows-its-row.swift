import SwiftUI

struct Starred: ViewModifier {
  @State private var on = false
  func body(content: Content) -> some View {
    HStack {
      content
      Button(on ? "unstar" : "star") { on.toggle() }
    }
  }
}

struct Item: Identifiable { let id: Int }

struct Root: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach(items) { Text("item \($0.id)").modifier(Starred()) }
      Button("flip") { items.reverse() }
    }
  }
}
