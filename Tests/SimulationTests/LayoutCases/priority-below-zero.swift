// root: V
// size: 200x40
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.green.frame(minWidth: 20, idealWidth: 40).accessibilityIdentifier("b").layoutPriority(
        -1)
      Color.blue.accessibilityIdentifier("c")
    }
  }
}
