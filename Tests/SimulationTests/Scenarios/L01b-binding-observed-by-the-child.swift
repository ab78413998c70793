import SwiftUI

struct Child: View {
  @Binding var n: Int
  @State private var log: [Int] = []
  var body: some View {
    Text(log.map(String.init).joined(separator: ","))
      .onChange(of: n) { old, new in log.append(new) }
  }
}
struct Root: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Child(n: $n); Button("Up") { n += 1 }
    }
  }
}
