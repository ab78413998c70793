// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a");
      Color.blue.frame(width: 20).accessibilityIdentifier("b")
    }.fixedSize(horizontal: false, vertical: true)
  }
}
