// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 120, height: 60).background {
      GeometryReader { proxy in
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
          .position(x: proxy.size.width, y: 0)
      }
    }
  }
}
