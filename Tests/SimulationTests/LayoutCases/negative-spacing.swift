// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: -10) {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a");
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b")
    }
  }
}
