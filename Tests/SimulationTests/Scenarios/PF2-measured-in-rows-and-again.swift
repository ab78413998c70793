import SwiftUI

struct Tile: View {
  let id: Int
  @State private var seen = false
  var body: some View {
    Text("tile \(id) \(seen ? "measured" : "new")").onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { _ in
      seen = true
    }
  }
}

struct Root: View {
  @State private var ids = [1, 2]
  var body: some View {
    VStack {
      ForEach(ids, id: \.self) { Tile(id: $0) }
      Button("drop") { ids = [2] }
      Button("back") { ids = [1, 2] }
    }
  }
}
