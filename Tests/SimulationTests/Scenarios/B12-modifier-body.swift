import SwiftUI

@Observable
final class Style {
  var margin = 4.0
}

struct Margin: ViewModifier {
  let style: Style

  func body(content: Content) -> some View {
    content.padding(style.margin)
  }
}

struct Poster2: View {
  @State private var style = Style()

  var body: some View {
    VStack {
      Text("Come!").modifier(Margin(style: style))
      Button("Wider") { style.margin += 1 }
    }
  }
}
