import SwiftUI

struct Brush: View {
  @State private var strokes = 0
  var body: some View {
    Button("Paint \(strokes)") { strokes += 1 }
  }
}

struct Easel: View {
  @State private var isWide = false

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Brush()
      Button("Turn") { isWide.toggle() }
    }
  }
}
