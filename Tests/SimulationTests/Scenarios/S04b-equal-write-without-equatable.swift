import SwiftUI

struct Palette {
  var colours = ["red", "blue"]
  var size: Int? = 3
}

struct Easel2: View {
  @State private var palette = Palette()

  var body: some View {
    VStack {
      Text("\(palette.colours.count) \(palette.size ?? 0)")
      Button("Same") { palette = Palette() }
      Button("Same colour") { palette.colours[0] = "red" }
      Button("Smaller") { palette.size = nil }
    }
  }
}
