// root: V
// size: 100x80
import SwiftUI

struct V: View {
  var body: some View {
    GeometryReader { g in
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").position(
        x: g.size.width / 2, y: g.size.height / 2)
    }
  }
}
