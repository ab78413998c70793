// root: V
// size: 90x90
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { n in
        Color.red.frame(height: CGFloat(n + 1) * 10).accessibilityIdentifier("c")
      }
    }
  }
}
