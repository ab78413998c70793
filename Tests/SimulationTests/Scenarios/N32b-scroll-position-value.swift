import SwiftUI

struct Line: View {
  let number: Int
  var body: some View { Text("line \(number)").frame(height: 100) }
}

struct Status: View {
  @Binding var position: ScrollPosition

  var body: some View {
    Text(
      "id \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser ? "user" : "app")")
    Button("Jump") { position.scrollTo(id: 50, anchor: .top) }
    Button("End") { position.scrollTo(edge: .bottom) }
    Button("Start") { position.scrollTo(edge: .top) }
    Button("Offset") { position.scrollTo(y: 2000) }
  }
}

struct Pages: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)

  var body: some View {
    VStack {
      Status(position: $position)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Line(number: $0) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 300)
      .scrollPosition($position)
    }
  }
}
