// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.frame(width: 80, height: 30).accessibilityIdentifier("a");
        Color.blue.frame(width: 80).accessibilityIdentifier("b")
      }
    }
  }
}
