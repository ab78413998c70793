import SwiftUI

@Observable final class Leaf1 { var x = 0; var y = 0 }
@Observable final class Branch { var leaf = Leaf1(); var name = "b" }
@Observable final class Trunk { var branch = Branch() }

struct Shown: View {
  let trunk: Trunk
  var body: some View { Text("\(trunk.branch.leaf.x)") }
}

struct Root: View {
  @State private var trunk = Trunk()
  @State private var old: Leaf1?
  var body: some View {
    VStack {
      Shown(trunk: trunk)
      Button("X") { trunk.branch.leaf.x += 1 }
      Button("Y") { trunk.branch.leaf.y += 1 }
      Button("Name") { trunk.branch.name = "c" }
      Button("Leaf") {
        old = trunk.branch.leaf; trunk.branch.leaf = Leaf1()
      }
      Button("Old X") { old?.x += 1 }
      Button("Branch") { trunk.branch = Branch() }
    }
  }
}
