import SwiftUI

final class Model { init() { print("made") } }

struct Row: View {
  let n: Int
  @State private var model = Model()
  var body: some View { Text("row \(n)") }
}

struct Root: View {
  @State private var n = 0
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { i in Row(n: n * i) }
      Button("n \(n)") { n += 1 }
    }
  }
}
