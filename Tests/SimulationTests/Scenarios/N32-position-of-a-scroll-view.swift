import SwiftUI

struct Line: View {
  let number: Int
  var body: some View { Text("line \(number)").frame(height: 100) }
}

struct Pages: View {
  @State private var top: Int?

  var body: some View {
    VStack {
      Status(top: $top)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Line(number: $0) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 300)
      .scrollPosition(id: $top)
    }
  }
}

struct Status: View {
  @Binding var top: Int?
  var body: some View {
    Text("top \(top.map(String.init) ?? "none")")
    Button("Jump") { top = 50 }
  }
}
