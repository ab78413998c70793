// root: V
// size: 100x100
import SwiftUI

struct V: View {
  @ViewBuilder var parts: some View {
    Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
  }
  var body: some View {
    HStack(spacing: 0) { parts }
  }
}
