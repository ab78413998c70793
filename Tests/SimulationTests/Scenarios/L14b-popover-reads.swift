import SwiftUI

struct Reader: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text(isPresented ? "presented" : "in place") }
}

struct Shelf: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Reader()
      Button("Show") { isShown = true }
      Button("Count") { count += 1 }
    }
    .popover(isPresented: $isShown) {
      VStack {
        Reader()
        Text("count \(count)")
      }
    }
  }
}
