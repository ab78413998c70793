// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 10) {
        ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c") }
      }.accessibilityIdentifier("l")
    }
  }
}
