// root: V
// size: 200x80
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
  }
}
