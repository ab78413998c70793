// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a")
      .safeAreaInset(edge: .bottom, spacing: 10) {
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
      }
  }
}
