// root: V
// size: 300x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 50).accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b").layoutPriority(1)
    }
  }
}
