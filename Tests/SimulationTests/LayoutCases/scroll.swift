// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 300).accessibilityIdentifier("a");
        Color.blue.frame(height: 50).accessibilityIdentifier("b")
      }
    }.accessibilityIdentifier("s")
  }
}
