import SwiftUI

struct Root: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("n \(n)")
      Button("go") {
        n = 1
        DispatchQueue.main.async { n = 2 }
        DispatchQueue.main.async { n = 3 }
      }
    }
    .onChange(of: n) { old, new in print("\(old) to \(new)") }
  }
}
