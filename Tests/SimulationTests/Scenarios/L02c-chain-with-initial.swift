import SwiftUI

struct Chain: View {
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    VStack {
      Text("c \(c)")
      Button("Go") { a += 1 }
    }
    .onChange(of: a, initial: true) { old, new in b = new * 2 }
    .onChange(of: b) { old, new in c = new + 1 }
  }
}
