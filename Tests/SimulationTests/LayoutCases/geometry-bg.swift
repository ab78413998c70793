// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 40, height: 20).background(
      GeometryReader { g in
        Color.blue.frame(width: g.size.width, height: g.size.height * 2).accessibilityIdentifier(
          "b")
      })
  }
}
