// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).accessibilityIdentifier("a");
      Color.blue.layoutPriority(1).accessibilityIdentifier("b")
    }
  }
}
