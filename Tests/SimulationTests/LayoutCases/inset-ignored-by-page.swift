// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("page").ignoresSafeArea(edges: .bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 20).accessibilityIdentifier("bar")
      }
  }
}
