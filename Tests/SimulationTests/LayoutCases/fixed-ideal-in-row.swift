// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20, idealWidth: 80, maxWidth: .infinity)
        .fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
  }
}
