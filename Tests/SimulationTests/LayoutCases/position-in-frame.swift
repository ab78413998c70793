// root: V
// size: 100x100
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").position(x: 30, y: 20)
      .accessibilityIdentifier("out").frame(width: 60, height: 50)
  }
}
