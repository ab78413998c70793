// root: V
// size: 230x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 100).accessibilityIdentifier("a")
      ViewThatFits(in: .horizontal) {
        Color.green.frame(width: 150, height: 20).accessibilityIdentifier("x")
        Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("b")
        Color.pink.frame(width: 80, height: 20).accessibilityIdentifier("y")
      }
    }
  }
}
