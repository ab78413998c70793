// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").safeAreaInset(edge: .top, spacing: 5) {
      Color.blue.frame(height: 20).accessibilityIdentifier("b")
    }
  }
}
