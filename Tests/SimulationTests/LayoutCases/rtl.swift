// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 20).accessibilityIdentifier("a");
      Color.blue.accessibilityIdentifier("b")
    }.environment(\.layoutDirection, .rightToLeft)
  }
}
