// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").safeAreaInset(edge: .leading, spacing: 0) {
      Color.blue.frame(width: 20).accessibilityIdentifier("b")
    }
  }
}
