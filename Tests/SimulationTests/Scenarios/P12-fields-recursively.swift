import SwiftUI

struct Frame2 {
  var wood = "oak"
  var size = [30, 40]
}

struct Painting {
  var title = "Sunrise"
  var frame = Frame2()
}

struct PaintingView: View {
  let painting: Painting
  let tag: String?
  var body: some View { Text(painting.title) }
}

struct Gallery: View {
  @State private var painting = Painting()
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(visitors) visitors")
      PaintingView(painting: painting, tag: nil)
      Button("Enter") { visitors += 1 }
      Button("Reframe") { painting.frame.size[0] = 35 }
    }
  }
}
