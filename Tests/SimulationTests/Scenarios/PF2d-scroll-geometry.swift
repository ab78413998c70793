import SwiftUI

struct Offset: View {
  @State private var offset = -1.0
  @State private var height = 0.0

  var body: some View {
    VStack {
      Text("\(Int(offset)) of \(Int(height))")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 100) }
        }
      }
      .frame(height: 200)
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, new in
        offset = new
      }
      .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { height = $1.height }
    }
  }
}
