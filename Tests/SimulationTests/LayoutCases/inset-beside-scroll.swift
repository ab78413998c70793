// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView {
      Color.red.frame(height: 30).accessibilityIdentifier("a")
    }
    .accessibilityIdentifier("scroll")
    .safeAreaInset(edge: .leading, spacing: 10) {
      Color.blue.frame(width: 40).accessibilityIdentifier("b")
    }
  }
}
