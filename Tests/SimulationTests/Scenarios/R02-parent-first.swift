import SwiftUI

struct Leaf: View {
  @Binding var count: Int
  var body: some View { Text("leaf \(count)") }
}

struct Twig: View {
  @Binding var count: Int
  let label: String
  var body: some View {
    VStack {
      Text(label)
      Leaf(count: $count)
    }
  }
}

struct Tree: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Twig(count: $count, label: "twig \(count)")
      Button("Grow") { count += 1 }
    }
  }
}
