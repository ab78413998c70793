import SwiftUI

@Observable
final class Palette {
  var mark = "*"
}

struct Marked: PrimitiveButtonStyle {
  let palette: Palette
  @State private var presses = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(palette.mark)
      configuration.label
      Button("Press") {
        presses += 1
        configuration.trigger()
      }
      Text("\(presses) presses")
    }
  }
}

struct Desk: View {
  @State private var palette = Palette()
  @State private var count = 0

  var body: some View {
    VStack {
      Button {
        count += 1
      } label: {
        Text("Count")
      }
      .buttonStyle(Marked(palette: palette))
      Button("Other mark") { palette.mark = "+" }
    }
  }
}
