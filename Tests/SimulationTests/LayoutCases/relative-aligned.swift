// root: V
// size: 320x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView {
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("a")
        .containerRelativeFrame(.horizontal, alignment: .leading).accessibilityIdentifier("b")
      Color.red.frame(height: 20)
        .containerRelativeFrame(.horizontal) { length, _ in length / 4 }.accessibilityIdentifier(
          "c")
    }
  }
}
