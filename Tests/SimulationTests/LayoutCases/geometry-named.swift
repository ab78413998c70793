// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 20);
      VStack(spacing: 0) {
        Color.green.frame(height: 30);
        GeometryReader { g in
          Color.red.frame(width: g.frame(in: .named("box")).minY, height: 10)
            .accessibilityIdentifier("a")
        }
      }.coordinateSpace(name: "box")
    }
  }
}
