// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 20);
      GeometryReader { g in
        Color.blue.frame(width: g.frame(in: .local).maxY, height: g.frame(in: .global).minY)
          .accessibilityIdentifier("b")
      }
    }
  }
}
