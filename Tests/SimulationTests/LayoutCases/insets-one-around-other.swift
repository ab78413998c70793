// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("page")
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 20).accessibilityIdentifier("bottom")
      }
      .safeAreaInset(edge: .top, spacing: 10) {
        Color.green.frame(height: 30).accessibilityIdentifier("top")
      }
  }
}
