// root: V
// size: 120x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 50).accessibilityIdentifier("a")
      Spacer(minLength: 30)
      Color.blue.frame(maxWidth: 100).accessibilityIdentifier("b")
    }
  }
}
