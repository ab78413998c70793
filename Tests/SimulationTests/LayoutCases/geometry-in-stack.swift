// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 20);
      GeometryReader { g in
        Color.red.frame(width: g.size.width / 2, height: g.size.height).accessibilityIdentifier("a")
      }
    }
  }
}
