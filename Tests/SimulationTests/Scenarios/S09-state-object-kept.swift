import SwiftUI

@Observable
final class Canvas {
  var strokes = 0
}

struct CanvasView: View {
  let paper: String
  @State private var canvas = Canvas()

  var body: some View {
    VStack {
      Text("\(paper): \(canvas.strokes) strokes")
      Button("Draw") { canvas.strokes += 1 }
    }
  }
}

struct Studio: View {
  @State private var paper = "white"

  var body: some View {
    VStack {
      CanvasView(paper: paper)
      Button("Grey paper") { paper = "grey" }
    }
  }
}
