// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      GeometryReader { g in
        Color.blue.frame(width: g.size.width / 2, height: 5).accessibilityIdentifier("b")
      };
      GeometryReader { g in
        Color.blue.frame(width: g.size.width / 5, height: 5).accessibilityIdentifier("c")
      }
    }
  }
}
