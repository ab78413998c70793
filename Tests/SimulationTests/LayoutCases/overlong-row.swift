// root: V
// size: 100x20
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 70).accessibilityIdentifier("a")
      Color.blue.frame(width: 60).accessibilityIdentifier("b")
      Color.green.accessibilityIdentifier("c")
    }.accessibilityIdentifier("row")
  }
}
