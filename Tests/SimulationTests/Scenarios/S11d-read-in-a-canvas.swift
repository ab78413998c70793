import SwiftUI

@Observable final class Ink { var width = 1.0 }

struct Paper: View {
  @State private var points: [CGPoint] = []
  @State private var unread = 0
  @State private var ink = Ink()

  var body: some View {
    VStack {
      Canvas { context, size in
        var path = Path()
        path.addLines(points)
        context.stroke(path, with: .color(.blue), lineWidth: ink.width)
      }
      .frame(width: 100, height: 100)
      Button("Draw") { points.append(CGPoint(x: 10, y: 10)) }
      Button("Bold") { ink.width += 1 }
      Button("Other") { unread += 1 }
    }
  }
}
