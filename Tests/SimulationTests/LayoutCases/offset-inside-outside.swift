// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 80, height: 80).accessibilityIdentifier("a")
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("in").offset(x: 5, y: 5)
        .accessibilityIdentifier("out")
    }
  }
}
