// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.hidden().accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }
  }
}
