import SwiftUI

struct Tree2: Identifiable {
  let id: Int
  var apples: Int
}

@Observable
final class Grove {
  var trees = [Tree2(id: 1, apples: 4), Tree2(id: 2, apples: 8)]
}

struct TreeRow: View {
  let tree: Tree2
  var body: some View { Text("\(tree.apples) apples") }
}

struct CountView: View {
  let grove: Grove
  var body: some View { Text("\(grove.trees.count) trees") }
}

struct Orchard: View {
  @State private var grove = Grove()

  var body: some View {
    VStack {
      CountView(grove: grove)
      ForEach(grove.trees) { tree in
        TreeRow(tree: tree)
      }
      Button("Pick") { grove.trees[0].apples -= 1 }
    }
  }
}
