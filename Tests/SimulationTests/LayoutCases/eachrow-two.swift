// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<2) { _ in
        Color.red.frame(height: 10).accessibilityIdentifier("a");
        Color.blue.frame(height: 20).accessibilityIdentifier("b")
      }
    }
  }
}
