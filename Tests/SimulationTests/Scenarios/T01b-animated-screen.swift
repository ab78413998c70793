import SwiftUI

struct Bar: View {
  let height: Double
  var body: some View { Rectangle().frame(height: height) }
}

struct Caption: View {
  var body: some View { Text("caption") }
}

struct Chart2: View {
  @State private var values = [1.0, 2.0]
  @State private var isExpanded = false

  var body: some View {
    VStack {
      ForEach(values.indices, id: \.self) { index in
        Bar(height: values[index])
      }
      Caption()
        .scaleEffect(isExpanded ? 2 : 1)
        .animation(.spring(duration: 0.4), value: isExpanded)
      if isExpanded {
        Text("more").transition(.slide)
      }
      Button("Grow") { withAnimation(.easeOut(duration: 1)) { values[0] += 10 } }
      Button("Expand") { isExpanded.toggle() }
    }
  }
}
