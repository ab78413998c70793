// root: V
// size: 90x120
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(maxHeight: 20).accessibilityIdentifier("a")
      Color.green.frame(minHeight: 60).accessibilityIdentifier("b")
      Color.blue.accessibilityIdentifier("c")
    }
  }
}
