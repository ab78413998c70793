// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Divider().accessibilityIdentifier("line")
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
  }
}
