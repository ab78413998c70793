// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ZStack {
      Color.red.frame(width: 80, height: 80).accessibilityIdentifier("a");
      Color.blue.accessibilityIdentifier("b").layoutPriority(-1)
    }.fixedSize().accessibilityIdentifier("z")
  }
}
