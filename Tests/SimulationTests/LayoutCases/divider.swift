// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a"); Divider().accessibilityIdentifier("d");
      Color.blue.accessibilityIdentifier("b")
    }
  }
}
