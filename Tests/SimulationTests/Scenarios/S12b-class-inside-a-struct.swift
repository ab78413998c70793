import SwiftUI

final class Box { var count = 0 }
struct Holder { let box: Box; var label = "x" }

struct Shelf: View {
  @State private var holder = Holder(box: Box())
  var body: some View {
    VStack {
      Text("\(holder.box.count)")
      Button("Mutate") { holder.box.count += 1 }
      Button("Swap") { holder = Holder(box: Box()) }
      Button("Label") { holder.label = "y" }
    }
  }
}
