// root: V
// size: 100x100
import SwiftUI

struct V: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 30).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        h = $0
      }; Color.blue.frame(width: h, height: 10).accessibilityIdentifier("a")
    }
  }
}
