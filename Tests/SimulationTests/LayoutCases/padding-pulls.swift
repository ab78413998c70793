// root: V
// size: 100x40
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a")
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b").padding(.leading, -10)
        .accessibilityIdentifier("padded")
    }
  }
}
