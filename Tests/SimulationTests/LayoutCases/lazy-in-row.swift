// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      LazyVStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
      }.accessibilityIdentifier("lazy")
      Color.blue.frame(width: 50).accessibilityIdentifier("b")
    }
  }
}
