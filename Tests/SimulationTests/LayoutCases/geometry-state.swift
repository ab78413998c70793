// root: V
// size: 100x100
// do: tap "box"
import SwiftUI

struct V: View {
  @State private var tall = false
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: tall ? 60 : 20).onTapGesture { tall.toggle() }.accessibilityLabel(
        "box");
      GeometryReader { g in
        Color.blue.frame(width: g.size.height, height: 5).accessibilityIdentifier("b")
      }
    }
  }
}
