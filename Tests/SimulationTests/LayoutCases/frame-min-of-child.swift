// root: V
// size: 200x60
import SwiftUI

struct V: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 10).frame(minWidth: 50).accessibilityIdentifier("a")
      Color.red.frame(width: 80, height: 10).frame(minWidth: 50).accessibilityIdentifier("b")
      Color.red.frame(width: 80, height: 10).frame(maxWidth: 50).accessibilityIdentifier("c")
      Color.red.frame(width: 30, height: 10).frame(maxWidth: 50).accessibilityIdentifier("d")
      Color.red.frame(width: 30, height: 10).frame(minWidth: 40, maxWidth: 120)
        .accessibilityIdentifier("e")
      Color.red.frame(width: 30, height: 10).frame(idealWidth: 40).accessibilityIdentifier("f")
    }
  }
}
